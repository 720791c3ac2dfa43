import Furnish
import IssueReporting
import Testing

extension ServiceIssue {
  /// Passes the issue to IssueReporting, so that `withExpectedIssue` and the reporters of a program receive it. A
  /// ``TestReporter`` replaces the default reporter of IssueReporting.
  func recordInTest() {
    let standard = type(of: .default as any IssueReporter)
    let testPlace = place == nil ? Test.current?.sourceLocation : nil
    let reporters = IssueReporters.current.map { type(of: $0) == standard ? TestReporter(place: testPlace) : $0 }
    withIssueReporters(reporters) {
      guard let place else { return reportIssue(message) }
      reportIssue(
        message,
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    }
  }
}
