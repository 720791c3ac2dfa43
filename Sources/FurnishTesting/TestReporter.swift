import Furnish
import IssueReporting
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// A reporter that fails the test that the calling code is part of or, if that is unknown, the whole test run.
///
/// IssueReporting's default reporter treats every report outside of a Swift Testing test as one of XCTest, which drops
/// reports between tests. On Linux it also adds to every failure of XCTest a remark about a host application, although
/// none exists.
struct TestReporter: IssueReporter {
  /// The place of the running test, for an issue that has no place of its own.
  var place: SourceLocation?

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? ""
    if Test.current == nil, XCTestObserver.runningTest != nil {
      failXCTest(message, fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: place
        ?? SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    if Test.current == nil, XCTestObserver.hasRunTests {
      StandardErrorOutput.print("\(fileID):\(line): \(message)")
    }
  }

  private func failXCTest(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    #if _runtime(_ObjC)
      (.default as any IssueReporter).reportIssue(
        message, fileID: fileID, filePath: filePath, line: line, column: column)
    #elseif canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #endif
  }
}
