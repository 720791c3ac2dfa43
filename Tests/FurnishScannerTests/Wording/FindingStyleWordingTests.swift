import FurnishGraph
import Testing

@testable import FurnishScanner

/// The text of every finding of the rules of style, word for word.
@Suite struct FindingStyleWordingTests {
  private let clock = ServiceSymbol(type: "any App.Clock")
  private let place = ServicePlace(file: "App/Main.swift", line: 3, column: 7)

  @Test func `the places that store a protocol are notes`() {
    let finding = Finding.protocolInjection(clock, place: place, stored: [place])
    #expect(finding.notes == [Finding.Note(message: "any Clock is stored here.", place: place)])
  }

  @Test func `every rule of style has a message and a fix`() {
    let service = ServiceSymbol(type: "App.LogService")
    let findings = [
      Finding.uncontrolledDependency("Date()", value: "date", place: place),
      .protocolInjection(clock, place: place), .unsendableService(service, place: place),
      .unsendableEndpoint("write", of: service, place: place), .serviceWithoutStore(service, place: place),
      .missingFactories(["live", "mock"], of: service, place: place),
    ]
    #expect(
      findings.map { "\($0.rule): \($0.message) \($0.fix)" } == [
        "uncontrolled-dependency: Date() cannot be controlled in a test. read it from the services: `@Injected(\\.date) var date`.",
        "protocol-injection: any Clock is a protocol, where a structure of closures would do. declare a `struct` with a `@Sendable` closure for each operation, and make it live, mock or preview.",
        "unsendable-service: LogService is a service, and not Sendable. let it conform: `struct LogService: Sendable`.",
        "unsendable-endpoint: The endpoint write of LogService is not @Sendable. write `var write: @Sendable …`.",
        "service-without-store: LogService owns no store. give it one, `let store: …Store`, or state that it has none: `@ClosureService(store: .none)`.",
        "missing-factory: LogService has no live, no mock. add `extension LogService { static var live: Self { … } }`.",
      ])
    #expect(findings.allSatisfy { $0.severity == .warning && $0.location == "App/Main.swift:3" })
  }
}
