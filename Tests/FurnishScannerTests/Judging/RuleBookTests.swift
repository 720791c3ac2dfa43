import Foundation
import FurnishGraph
import FurnishScanner
import Testing

/// The examples of the article about the rules. Each has the finding that it shows, and none after the fix.
@Suite struct RuleBookTests {
  @Test(arguments: RuleBook.rules.map(\.name)) func `an example has the finding that it states`(_ name: String) throws {
    let rule = try #require(RuleBook.rules.first { $0.name == name })
    guard !rule.failing.isEmpty else { return }
    #expect(rule.findings(in: rule.failing).contains { $0.rule == name && $0.severity.rawValue == rule.severity })
  }

  @Test(arguments: RuleBook.rules.map(\.name)) func `a fixed example has no such finding`(_ name: String) throws {
    let rule = try #require(RuleBook.rules.first { $0.name == name })
    #expect(!rule.findings(in: rule.fixed).contains { $0.rule == name })
  }

  /// Compares the article with the rules. `RECORD_FIXTURES=1` writes it again.
  @Test func `the article lists the rules`() throws {
    let file = PackageFolder.url.appendingPathComponent("Sources/Furnish/Furnish.docc/Rules.md")
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil {
      try RuleBook.article.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == RuleBook.article)
  }
}
