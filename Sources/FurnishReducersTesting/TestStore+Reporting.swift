import Furnish
import Testing

extension TestStore {
  /// Reports what a test has not asserted: as its failure, or as its exhaustivity requires.
  func report(_ issue: ServiceIssue) {
    switch exhaustivity {
    case .on: issue.report()
    case .off(showSkippedAssertions: true):
      // XCTest has no known issues that one could record from here.
      guard Test.current != nil else { return print(issue.message) }
      withKnownIssue("skipped", isIntermittent: true) { issue.report() }
    case .off: break
    }
  }
}
