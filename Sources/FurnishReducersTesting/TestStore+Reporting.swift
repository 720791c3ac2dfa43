import Furnish
import Testing

extension TestStore {
  /// Reports what a test has not asserted: as its failure, or as far as its exhaustivity asks
  /// for.
  func report(_ issue: ServiceIssue) {
    switch exhaustivity {
    case .on: issue.report()
    case .off(showSkippedAssertions: true): withKnownIssue("skipped") { issue.report() }
    case .off: break
    }
  }
}
