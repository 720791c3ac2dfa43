import FurnishGraph
import Testing

@testable import FurnishScanner

/// The text of every finding about live values of keys, word for word.
@Suite struct FindingLiveValueWordingTests {
  private let key = ServiceSymbol(type: "Facts.FactsKey")
  private let place = ServicePlace(file: "App/Main.swift", line: 3, column: 7)
  private let other = ServicePlace(file: "Facts/Facts.swift", line: 5, column: 1)

  @Test func `a key without a live value is reported`() {
    let finding = Finding.missingLiveValue(key, place: place, declared: other)
    #expect(
      finding.description == """
        FactsKey has no live value in this program, so its test value is used.
          where: Facts.FactsKey, read at App/Main.swift:3
          fix:   declare it in a module that the program links, `extension FactsKey: ServiceKey { static var defaultValue … }`, or set it at the start: `prepareServices { $0[FactsKey.self] = … }`.
        """)
    #expect(finding.notes == [Finding.Note(message: "FactsKey is declared here.", place: other)])
    #expect(finding.rule == "missing-live-value" && finding.severity == .error && finding.place == place)
  }

  @Test(arguments: [
    (
      Finding.LiveValueOrigin.testValue, "this extension does not conform to ServiceKey",
      "write the conformance, `extension FactsKey: ServiceKey`."
    ),
    (
      .ownValue, "FactsKey has a default value in Facts",
      "let FactsKey be a `TestServiceKey` in Facts, and a `ServiceKey` here: `extension FactsKey: ServiceKey`."
    ),
    (
      .closureService, "`@ClosureService` has written another one in Facts",
      "call it `live`, and register it or set it at the start: `prepareServices { $0[FactsKey.self] = .live }`."
    ),
  ])
  func `a default value that is never read is reported`(origin: Finding.LiveValueOrigin, reason: String, fix: String) {
    let finding = Finding.ignoredLiveValue(key, in: "Facts", origin, place: place)
    #expect(
      finding.description == """
        This default value of FactsKey is never read: \(reason).
          where: Facts.FactsKey, extended at App/Main.swift:3
          fix:   \(fix)
        """)
    #expect(finding.rule == "ignored-live-value" && finding.severity == .error && finding.place == place)
  }
}
