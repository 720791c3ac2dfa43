import FurnishGraph
import Testing

@testable import FurnishScanner

/// Programs with swift-dependencies, which are judged without a migration.
@Suite struct SwiftDependenciesTests {
  @Test(arguments: DialectPrograms.swiftDependencies)
  func `a program with swift-dependencies has exactly the findings that its comments expect`(_ program: VerdictCase) {
    program.check()
  }

  @Test func `thirty programs with findings and thirty without exist, and few cannot be judged`() {
    let rules = DialectPrograms.swiftDependencies.map { $0.expectations().map(\.rule) }
    #expect(rules.count { $0.isEmpty } >= 30)
    #expect(rules.count { !$0.isEmpty } >= 30)
    #expect(rules.count { $0.contains("undecidable") } * 10 <= rules.count)
  }
}
