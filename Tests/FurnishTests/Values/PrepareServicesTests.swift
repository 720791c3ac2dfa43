import Testing

@testable import Furnish
@testable import FurnishValues

/// `prepareServices` in a test, where it is for that test alone. That a program's own call
/// reaches everything is tested in processes of their own, below and end to end.
@Suite struct PrepareServicesTests {
  @Test func whatIsPreparedIsSeenByTheRestOfTheTest() async {
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

  @Test func otherKeysKeepTheirDefaults() {
    prepareServices { $0[Prepared.self] = 5 }
    #expect(ServiceValues.current[Second.self] == 0)
  }

  @Test func anotherTestSeesNothingOfIt() async throws {
    prepareServices { $0[Prepared.self] = 5 }
    try await TestHost.withRoot(testID: "another", name: "another") {
      #expect(ServiceValues.current[Prepared.self] == 0)
    }
  }

  @Test func anOverrideGoesBeforeWhatIsPrepared() {
    withServices {
      $0[Prepared.self] = 1
    } operation: {
      prepareServices { $0[Prepared.self] = 5 }
      #expect(ServiceValues.current[Prepared.self] == 1)
      #expect(ServiceValues()[Prepared.self] == 5)
    }
    #expect(ServiceValues.current[Prepared.self] == 5)
  }

  @Test func theLastSettingOfAKeyCounts() {
    prepareServices {
      $0[Prepared.self] = 1
      $0[Second.self] = 2
      $0[Prepared.self] += 4
    }
    #expect(ServiceValues.current[Prepared.self] == 5)
  }

  @Test func defaultsReadWhatIsPrepared() {
    prepareServices { $0[Prepared.self] = 5 }
    #expect(ServiceValues.current[DoubledPrepared.self] == 10)
  }

  @Test func anEndpointCanBePrepared() {
    prepareServices { $0[service: \Teller.self].endpoints.tell = { _ in { "prepared" } } }
    #expect(ServiceValues.current[service: \Teller.self].tell() == "prepared")
    #expect(ServiceValues.current[service: \Teller.self].ask() == "default")
  }

  @Test func theContextCanBePrepared() {
    prepareServices { $0.context = .preview }
    #expect(ServiceValues.current.context == .preview)
    #expect(ServiceValues.current[Previewed.self] == "preview")
  }

  @Test func anErrorOfTheClosureIsThrownWithItsTypeAndNothingIsSet() {
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

  @Test func aCallThatThrewIsNotTheFirstCall() throws {
    #expect(throws: Refusal.self) { try prepareServices { _ throws(Refusal) in throw Refusal() } }
    prepareServices { $0[Prepared.self] = 5 }
    #expect(ServiceValues.current[Prepared.self] == 5)
  }

  @Test func readingInTheClosureIsNoReading() {
    prepareServices {
      $0[DoubledPrepared.self] += 1
      $0[Prepared.self] = $0[Prepared.self] + ServiceValues.current[Second.self] + 5
      $0[Second.self] = 6
    }
    #expect(ServiceValues.current[Prepared.self] == 5)
    #expect(ServiceValues.current[Second.self] == 6)
    #expect(ServiceValues.current[DoubledPrepared.self] == 1)
  }

  @Test func aDefaultThatWasReadInTheClosureIsComputedAnewOutside() {
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
