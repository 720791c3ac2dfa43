import Foundation
import FurnishGraph
import FurnishReports
import FurnishScanner
import Testing

/// The reports of every fixture, byte for byte. `RECORD_FIXTURES=1` writes the expected reports.
@Suite struct FixtureTests {
  @Test(arguments: Fixture.all) func `a fixture has the expected reports`(_ fixture: Fixture) throws {
    let report = FindingReport(fixture.findings())
    for format in [FindingReport.Format.text, .json] {
      let text = report.rendered(as: format)
      if Fixture.isRecording { try fixture.record(text, as: format) }
      #expect(try fixture.expected(format) == text)
    }
  }

  @Test func `every rule reports a finding in some fixture, and none in another`() throws {
    var firing: [String: Int] = [:]
    for fixture in Fixture.all {
      let findings = try JSONDecoder().decode(Report.self, from: Data(fixture.expected(.json).utf8)).findings
      for rule in Set(findings.map(\.rule)) { firing[rule, default: 0] += 1 }
    }
    // A rule without an example in the rule book has tests of its own.
    for rule in RuleBook.rules where !rule.failing.isEmpty {
      let count = firing[rule.name, default: 0]
      #expect(count > 0, "\(rule.name) fires in no fixture")
      #expect(count < Fixture.all.count, "\(rule.name) fires in all fixtures")
    }
    #expect(Fixture.all.count >= 80)
  }

  @Test func `every rule reports a finding in a program of several modules`() throws {
    var firing: Set<String> = []
    for fixture in Fixture.all where fixture.moduleCount > 1 {
      let findings = try JSONDecoder().decode(Report.self, from: Data(fixture.expected(.json).utf8)).findings
      firing.formUnion(findings.map(\.rule))
    }
    let rules = RuleBook.rules.filter { !$0.failing.isEmpty }
    #expect(rules.map(\.name).filter { !firing.contains($0) } == [])
  }

  private struct Report: Decodable { let findings: [Finding] }
}
