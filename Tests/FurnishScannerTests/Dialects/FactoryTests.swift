import FurnishGraph
import Testing

@testable import FurnishScanner

/// Programs with Factory, which are judged without a migration.
@Suite struct FactoryTests {
  @Test(arguments: DialectPrograms.factory)
  func `a program with Factory has exactly the findings that its comments expect`(_ program: VerdictCase) {
    program.check()
  }

  @Test func `thirty programs with findings and thirty without exist, and few cannot be judged`() {
    let rules = DialectPrograms.factory.map { $0.expectations().map(\.rule) }
    #expect(rules.count { $0.isEmpty } >= 30)
    #expect(rules.count { !$0.isEmpty } >= 30)
    #expect(rules.count { $0.contains("undecidable") } * 10 <= rules.count)
  }

  @Test func `factories of a file that two targets compile are read`() {
    let facts = FileFacts(
      """
      import Factory
      extension Container {
        var log: Factory<Log> { self { Log(page: self.page()) } }
        var page: Factory<Page> { self { Page(log: self.log()) } }
      }
      """)
    let files = ["App", "Widget"].map { SourceFile(path: "Shared/Container.swift", module: $0, facts: facts) }
    #expect(Program(files: files).judged().findings.map(\.rule) == ["dependency-cycle"])
  }
}
