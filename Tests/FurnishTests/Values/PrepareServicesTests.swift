import Testing

@testable import Furnish
@testable import FurnishValues

/// `prepareServices` in a test, where it applies to that test alone. Its effect in a program is tested in other
/// processes, by `PrepareServicesProcessTests` and end to end.
@Suite struct PrepareServicesTests {
  @Test func `a prepared value is read by the rest of the test`() async {
    prepareServices {
      $0[Prepared.self] = 5
      $0[Second.self] = 6
    }
    #expect(ServiceValues.current[Prepared.self] == 5)
    #expect(ServiceValues()[Second.self] == 6)
    async let child = ServiceValues.current[Prepared.self]
    let inTask = await Task { ServiceValues.current[Prepared.self] }.value
    #expect(await [child, inTask] == [5, 5])
  }

  @Test func `other keys keep their defaults`() {
    prepareServices { $0[Prepared.self] = 5 }
    #expect(ServiceValues.current[Second.self] == 0)
  }

  @Test func `another test does not read a prepared value`() async throws {
    prepareServices { $0[Prepared.self] = 5 }
    try await TestHost.withRoot(testID: "another", name: "another") {
      #expect(ServiceValues.current[Prepared.self] == 0)
    }
  }

  @Test func `an override takes precedence over a prepared value`() {
    withServices {
      $0[Prepared.self] = 1
    } operation: {
      prepareServices { $0[Prepared.self] = 5 }
      #expect(ServiceValues.current[Prepared.self] == 1)
      #expect(ServiceValues()[Prepared.self] == 5)
    }
    #expect(ServiceValues.current[Prepared.self] == 5)
  }

  @Test func `the last value that is set for a key is in force`() {
    prepareServices {
      $0[Prepared.self] = 1
      $0[Second.self] = 2
      $0[Prepared.self] += 4
    }
    #expect(ServiceValues.current[Prepared.self] == 5)
  }

  @Test func `defaults read a prepared value`() {
    prepareServices { $0[Prepared.self] = 5 }
    #expect(ServiceValues.current[DoubledPrepared.self] == 10)
  }

  @Test func `an endpoint can be prepared`() {
    prepareServices { $0[service: \Teller.self].endpoints.tell = { _ in { "prepared" } } }
    #expect(ServiceValues.current[service: \Teller.self].tell() == "prepared")
    #expect(ServiceValues.current[service: \Teller.self].ask() == "default")
  }

  @Test func `the context can be prepared`() {
    prepareServices { $0.context = .preview }
    #expect(ServiceValues.current.context == .preview)
    #expect(ServiceValues.current[Previewed.self] == "preview")
  }

  @Test func `an error of the closure is thrown with its type and nothing is set`() {
    do throws(Refusal) {
      try prepareServices { (values) throws(Refusal) in
        values[Prepared.self] = 5
        throw Refusal()
      }
      Issue.record("it did not throw")
    } catch {
      #expect(error == Refusal())
    }
    #expect(ServiceValues.current[Prepared.self] == 0)
  }

  @Test func `a call after a call that threw sets the values`() throws {
    #expect(throws: Refusal.self) { try prepareServices { _ throws(Refusal) in throw Refusal() } }
    prepareServices { $0[Prepared.self] = 5 }
    #expect(ServiceValues.current[Prepared.self] == 5)
  }

  @Test func `a read in the closure does not count as a read before the call`() {
    prepareServices {
      $0[DoubledPrepared.self] += 1
      $0[Prepared.self] = $0[Prepared.self] + ServiceValues.current[Second.self] + 5
      $0[Second.self] = 6
    }
    #expect(ServiceValues.current[Prepared.self] == 5)
    #expect(ServiceValues.current[Second.self] == 6)
    #expect(ServiceValues.current[DoubledPrepared.self] == 1)
  }

  @Test func `a default that was read in the closure is computed again outside`() {
    prepareServices {
      #expect($0[DoubledPrepared.self] == 0)
      $0[Prepared.self] = 5
    }
    #expect(ServiceValues.current[DoubledPrepared.self] == 10)
  }
}

private enum Prepared: PlainKey {
  static var value: Int { 0 }
}

private enum Second: PlainKey {
  static var value: Int { 0 }
}

private enum DoubledPrepared: PlainKey {
  static var value: Int { ServiceValues.current[Prepared.self] * 2 }
}

private enum Previewed: ServiceKey {
  static var defaultValue: String { "live" }
  static var previewValue: String { "preview" }
  static var testValue: String { "test" }
}

private struct Teller: Service {
  var environment = ServiceValues()
  var endpoints = (
    tell: { _ in { "default" } } as Endpoint<@Sendable () -> String>,
    ask: { _ in { "default" } } as Endpoint<@Sendable () -> String>
  )
}

private struct Refusal: Error, Equatable {}
