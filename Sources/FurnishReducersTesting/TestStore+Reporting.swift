import Furnish
import Testing

extension TestStore {
  /// Reports a change, an action or an effect that a test has not asserted, as the exhaustivity of the store requires.
  func report(_ issue: ServiceIssue) {
    switch exhaustivity {
    case .on: issue.report()
    case .off(showSkippedAssertions: true):
      // A known issue cannot be recorded in a test of XCTest.
      guard Test.current != nil else { return print(issue.message) }
      withKnownIssue("skipped", isIntermittent: true) { issue.report() }
    case .off: break
    }
  }
}
