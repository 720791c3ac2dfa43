import FurnishGraph
import Testing

@testable import FurnishScanner

/// Programs with swift-dependencies, judged as they are.
@Suite struct SwiftDependenciesTests {
  @Test(arguments: DialectPrograms.swiftDependencies)
  func `a program with swift-dependencies is judged as it is written beside its lines`(_ program: VerdictCase) {
    program.check()
  }

  @Test func `there are thirty programs of each kind, and few that cannot be judged`() {
    let rules = DialectPrograms.swiftDependencies.map { $0.expectations().map(\.rule) }
    #expect(rules.count { $0.isEmpty } >= 30)
    #expect(rules.count { !$0.isEmpty } >= 30)
    #expect(rules.count { $0.contains("undecidable") } * 10 <= rules.count)
  }
}
