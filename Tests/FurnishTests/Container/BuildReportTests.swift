import Furnish
import Testing

struct BuildReportTests {
  private final class Missing: Sendable {}
  private final class Page: Sendable {
    init(missing: Missing) {}
  }
  private final class Database: Sendable {}

  @Test func `findings of a build point into the code that registers or builds`() throws {
    let found = try reports {
      let container = ServiceContainer()
      try container.services.register(Page.self, Page.init(missing:))
      container.build()
    }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.place.hasPrefix("FurnishTests/BuildReportTests.swift:") })
  }

  @Test func `decorating a service that is not registered is a warning`() throws {
    let container = ServiceContainer()
    let line = #line + 1
    try container.services.decorate(Database.self) { (inner: Database) in inner }
    try container.validated()
    let finding = container.findings.first { $0.rule == "unused-decorator" }
    #expect(finding?.severity == .warning)
    #expect(finding?.chain.last?.shortType == "Database")
    #expect(finding?.place?.line == line)
  }

  @Test func `decorating a key that is not registered is a warning`() throws {
    let container = ServiceContainer()
    let services = try container.services
    services.register(Int.self, key: "home") { 1 }
    services.decorate(Int.self, key: "home") { (inner: Int) in inner }
    services.decorate(Int.self, key: "search") { (inner: Int) in inner }
    try container.validated()
    let found = container.findings.filter { $0.rule == "unused-decorator" }
    #expect(found.map(\.message) == [#"A decorator has no effect: Int is not registered under the key "search"."#])
  }
}
