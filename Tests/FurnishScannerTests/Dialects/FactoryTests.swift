import FurnishGraph
import Testing

@testable import FurnishScanner

/// Programs with Factory, judged as they are.
@Suite struct FactoryTests {
  @Test(arguments: DialectPrograms.factory)
  func `a program with Factory is judged as it is written beside its lines`(_ program: VerdictCase) {
    program.check()
  }

  @Test func `there are thirty programs of each kind, and few that cannot be judged`() {
    let rules = DialectPrograms.factory.map { $0.expectations().map(\.rule) }
    #expect(rules.count { $0.isEmpty } >= 30)
    #expect(rules.count { !$0.isEmpty } >= 30)
    #expect(rules.count { $0.contains("undecidable") } * 10 <= rules.count)
  }
}
