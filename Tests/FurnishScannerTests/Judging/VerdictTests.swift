import FurnishGraph
import Testing

@testable import FurnishScanner

/// Programs as teams write them. Each fault is found at its line, and nothing else is.
@Suite struct VerdictTests {
  @Test(arguments: VerdictCase.all)
  func `a program has exactly the findings that its comments expect`(_ program: VerdictCase) {
    program.check()
  }

  @Test func `eighty programs exist, with and without faults`() {
    let counts = VerdictCase.all.map { $0.expectations().count }
    #expect(counts.count >= 80)
    #expect(counts.count { $0 == 0 } >= 24)
  }
}

extension VerdictCase {
  /// Expects the findings that are written beside the lines, and no others.
  func check() {
    var findings = verdict().findings.filter { $0.severity != .note }
    for expected in expectations() {
      let found = findings.firstIndex { finding in
        finding.place?.line == expected.line && finding.rule == expected.rule && finding.text.contains(expected.text)
          && expected.accepts(finding.severity)
      }
      #expect(found != nil, "line \(expected.line): \(expected.rule) \(expected.text)")
      if let found { findings.remove(at: found) }
    }
    #expect(findings.map(\.description) == [])
  }
}

extension VerdictCase.Expectation {
  /// Returns whether the finding has the expected severity. That of `missing-service` depends on the certainty of the
  /// conditions, so that an error which has become a warning is noticed.
  fileprivate func accepts(_ severity: Finding.Severity) -> Bool {
    if isWarning { return severity == .warning }
    return rule != "missing-service" || severity == .error
  }
}

extension Finding {
  /// The whole text of the finding.
  fileprivate var text: String { ([message, location, fix] + notes.map(\.message)).joined(separator: " ") }
}
