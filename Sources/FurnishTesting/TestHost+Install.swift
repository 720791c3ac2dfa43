import Furnish
import FurnishTestingLoader
import IssueReporting
import Testing

/// Connects the engine to the test library. Called by a C constructor before `main`, so that
/// linking this module is enough.
@_cdecl("furnish_testing_install")
func installTestHost() {
  TestHost.install(TestHost(runningTest: { .current }, report: { $0.recordInTest() }))
  XCTestObserver.register()
}

extension TestHost.RunningTest {
  /// The test of Swift Testing that this task belongs to, or else that of XCTest, which runs
  /// one at a time.
  static var current: Self? {
    if let test = Test.current {
      return Self(id: "\(test.id)", name: test.displayName ?? test.name)
    }
    return XCTestObserver.runningTest
  }
}

extension ServiceIssue {
  func recordInTest() {
    guard let place else {
      reportIssue(message)
      return
    }
    reportIssue(
      message,
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }
}
