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
}
