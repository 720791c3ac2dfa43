import Furnish
import FurnishTesting
import Testing

/// Work that outlives its test and then reads a service is reported with the name of the test. These tests have no
/// trait, and run the cases themselves, so that the cases end before the test does.
@Suite struct OutlivingWorkTests {
  @Test func theReportNamesTheTestTheKeyAndThePlace() async {
    let reports = await reportsOfLeftover { _ = ServiceValues.current[Instance.self] }
    let place = "\(#fileID):\(#line - 1)"
    #expect(
      reports.map(\.message) == [
        """
        Work that the test theReportNamesTheTestTheKeyAndThePlace() started has outlived it, and read Instance.
          where: FurnishTestingTests.Instance, read at \(place)
          fix:   await the work before the test ends, or cancel it there.
        """
      ])
    #expect(reports.map(\.place) == [place])
    #expect(reports.map(\.source) == ["[Instance.self] }"])
  }

  @Test("A name for people") func theReportNamesTheTestAsPeopleDo() async {
    let reports = await reportsOfLeftover { _ = ServiceValues.current[Instance.self] }
    #expect(
      reports.map { $0.message.prefix { $0 != "," } } == [
        "Work that the test A name for people started has outlived it"
      ])
  }

  @Test func `work that ends in its test is not reported`() async throws {
    try await ServicesTrait.services.run {
      let work = Task { ServiceValues.current[Instance.self].name }
      let name = await work.value
      #expect(name == "test")
    }
  }

  @Test func `work that reads nothing is not reported`() async {
    let reports = await reportsOfLeftover { await Task.yield() }
    #expect(reports == [])
  }

  @Test func `the late reader still receives the value of its test`() async {
    let trait: ServicesTrait = .services { $0[Instance.self] = Box("set by the trait") }
    let reports = await reportsOfLeftover(trait) {
      #expect(ServiceValues.current[Instance.self].name == "set by the trait")
    }
    #expect(reports.count == 1)
  }

  @Test func `a late read under an override is reported`() async {
    let reports = await reportsOfLeftover {
      withServices {
        $0[Instance.self] = Box("late")
      } operation: {
        #expect(ServiceValues.current[Instance.self].name == "late")
      }
    }
    #expect(reports.count == 1)
  }

  @Test func `a late read through an injected property reports the place of the property`() async {
    let reports = await reportsOfLeftover { _ = Page().box }
    #expect(reports.map(\.source) == ["(Instance.self) var box"])
  }

  @Test func `a late read of a key without a test value is reported for both`() async {
    let reports = await reportsOfLeftover { _ = ServiceValues.current.client }
    #expect(reports.map { $0.message.prefix { $0 != " " } } == ["Work", "LiveOnly"])
  }

  @Test func `work that a test left behind when it threw is reported`() async {
    let leftover = Leftover()
    let reports = await reports {
      await #expect(throws: CancellationError.self) {
        try await ServicesTrait.services.run {
          leftover.start { _ = ServiceValues.current[Instance.self] }
          throw CancellationError()
        }
      }
      await leftover.finish()
    }
    #expect(reports.count == 1)
  }

  @Test func `values that are read after the test are reported`() async throws {
    let storedValues = Log<ServiceValues>()
    try await ServicesTrait.services.run { storedValues.append(.current) }
    let reports = reports { _ = storedValues.entries[0][Instance.self] }
    #expect(reports.map { $0.message.prefix { $0 != " " } } == ["Work"])
  }

  @Test func `escaped services that are used after the test are reported`() async throws {
    let escaped = Log<EscapedServices>()
    try await ServicesTrait.services.run { withEscapedServices { escaped.append($0) } }
    let reports = reports { escaped.entries[0].yield { _ = ServiceValues.current[Instance.self] } }
    #expect(reports.map { $0.message.prefix { $0 != " " } } == ["Work"])
  }

  @Test func aDefaultThatRemembersItsValuesIsReportedAfterItsTest() async throws {
    let reader = Log<Remembering>()
    try await ServicesTrait.services.run { reader.append(ServiceValues.current[RememberingKey.self]) }
    let reports = reports { #expect(reader.entries[0].values[Instance.self].name == "test") }
    #expect(
      reports.map { $0.message.prefix { $0 != "," } } == [
        "Work that the test aDefaultThatRemembersItsValuesIsReportedAfterItsTest() started has outlived it"
      ])
  }
}

private struct Page {
  @Injected(Instance.self) var box
}

private final class Remembering: Sendable {
  let values = ServiceValues.current
}

private enum RememberingKey: ServiceKey {
  static var defaultValue: Remembering { Remembering() }
  static var testValue: Remembering { Remembering() }
}
