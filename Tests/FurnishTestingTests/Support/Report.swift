import Foundation
import Testing

/// An issue that was reported to the test library, and would have failed the test.
struct Report: Equatable, Sendable {
  let message: String
  /// The place of the issue, such as `Module/File.swift:12`.
  let place: String
  /// The text of the source, from the reported column to the end of its line.
  let source: String

  init(_ issue: Issue) {
    message = issue.comments.map(\.rawValue).joined(separator: "\n")
    place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "nowhere"
    source = issue.sourceLocation.flatMap(Report.text) ?? ""
  }

  private static func text(at location: SourceLocation) -> String? {
    guard let file = try? String(contentsOfFile: location.filePath, encoding: .utf8) else { return nil }
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(location.line - 1) else { return nil }
    return String(lines[location.line - 1].utf8.dropFirst(location.column - 1))
  }
}

/// Returns the issues that `body` reports, which do not fail the test. Expectations that fail in `body` still do.
func reports(of body: () -> Void) -> [Report] {
  let log = Log<Report>()
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: {
    log.appendReport(of: $0)
  }
  return log.entries
}

/// Returns the issues that an asynchronous `body` and the tasks that it starts report.
nonisolated(nonsending) func reports(of body: nonisolated(nonsending) () async -> Void) async -> [Report] {
  let log = Log<Report>()
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: {
    log.appendReport(of: $0)
  }
  return log.entries
}

extension Log<Report> {
  fileprivate func appendReport(of issue: Issue) -> Bool {
    guard case .unconditional = issue.kind else { return false }
    append(Report(issue))
    return true
  }
}
