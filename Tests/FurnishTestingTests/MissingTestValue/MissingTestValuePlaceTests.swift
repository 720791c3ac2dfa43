import Furnish
import Testing

/// A key without a test value fails the test that reads it. The report is at the place of the code to fix.
@Suite struct MissingTestValuePlaceTests {
  @Test func `the subscript reports its place`() {
    let reports = reports {
      _ = ServiceValues.current[LiveOnly.self]
    }
    #expect(reports.map(\.source) == ["[LiveOnly.self]"])
    #expect(reports.map(\.place) == ["\(#fileID):\(#line - 3)"])
  }

  @Test func `the report has three parts and names key, type and place`() {
    let reports = reports {
      _ = ServiceValues.current[LiveOnly.self]
    }
    let place = "\(#fileID):\(#line - 2)"
    #expect(
      reports.map(\.message) == [
        """
        LiveOnly has no test value, so this test used its live one.
          where: FurnishTestingTests.LiveOnly (a FurnishTestingTests.Client), read at \(place)
          fix:   override it for this test, as in @Test(.services { $0[LiveOnly.self] = … }), or declare `static var \
        testValue` in LiveOnly.
        """
      ])
  }

  @Test func `the read still returns the live value`() {
    var client: Client?
    _ = reports { client = ServiceValues.current[LiveOnly.self] }
    #expect(client == LiveOnly.defaultValue)
  }

  @Test func `an accessor reports where it reads the key`() {
    let reports = reports {
      _ = ServiceValues.current.client
    }
    #expect(reports.map(\.source) == ["[LiveOnly.self] }"])
    #expect(reports.map(\.place) == ["FurnishTestingTests/Keys.swift:\(ServiceValues.lineOfClient)"])
  }

  @Test func `an injected key path reports its place`() {
    let reports = reports { _ = InjectedClients().byKeyPath }
    #expect(reports.map(\.source) == ["(\\.client) var byKeyPath"])
    #expect(reports.map(\.place) == ["\(#fileID):\(InjectedClients.line)"])
  }

  @Test func `an injected key reports its place`() {
    let reports = reports { _ = InjectedClients().byKey }
    #expect(reports.map(\.source) == ["(LiveOnly.self) var byKey"])
    #expect(reports.map(\.place) == ["\(#fileID):\(InjectedClients.line + 1)"])
  }

  @Test func `an injected type reports its place`() {
    let reports = reports { _ = InjectedClients().byType }
    #expect(reports.map(\.place) == ["\(#fileID):\(InjectedClients.line + 2)"])
    #expect(reports.map { $0.message.prefix { $0 != "," } } == ["SelfKeyed has no test value"])
  }

  @Test func `a property that was created under an override reports its place`() {
    let clients = withServices {
      $0[Instance.self] = Box("unrelated")
    } operation: {
      InjectedClients()
    }
    let reports = reports { _ = clients.byKeyPath }
    #expect(reports.map(\.source) == ["(\\.client) var byKeyPath"])
  }

  @Test func `an endpoint reports the place where it reads the key`() {
    let reports = reports {
      #expect(ServiceValues.current[service: \Caller.self].call() == "live")
    }
    #expect(reports.map(\.source) == ["[LiveOnly.self].name }"])
  }

  /// Expects the place in the default, because the default is the code to fix.
  @Test func `a default that reads the key reports the place of its read`() {
    let reports = reports { _ = ServiceValues.current[NamedAfterClient.self] }
    #expect(reports.map(\.source) == ["[LiveOnly.self].name }"])
  }

  @Test func `a default behind an injected property reports the place of its read`() {
    let reports = reports { _ = InjectedClients().name }
    #expect(reports.map(\.source) == ["[LiveOnly.self].name }"])
  }
}

private struct InjectedClients {
  static let line = #line + 1
  @Injected(\.client) var byKeyPath
  @Injected(LiveOnly.self) var byKey
  @Injected var byType: SelfKeyed
  @Injected(NamedAfterClient.self) var name
}

struct SelfKeyed: ServiceKey {
  static var defaultValue: SelfKeyed { SelfKeyed() }
}

private struct Caller: Service {
  var environment = ServiceValues()
  var endpoints = Endpoints()

  struct Endpoints {
    var call: Endpoint<@Sendable () -> String> = { environment in
      { environment[LiveOnly.self].name }
    }
  }
}

private enum NamedAfterClient: ServiceKey {
  static var defaultValue: String { "live" }
  static var testValue: String { ServiceValues.current[LiveOnly.self].name }
}
