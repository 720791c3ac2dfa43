import Furnish
import Testing

/// An issue that was reported to the test library, and would have failed the test.
struct Report: Equatable, Sendable {
  let message: String
  /// The place of the issue, such as `Module/File.swift:12:3`.
  let place: String

  init(message: String, place: String) {
    self.message = message
    self.place = place
  }

  fileprivate init(_ issue: Issue) {
    message = issue.comments.map(\.rawValue).joined(separator: "\n")
    place = issue.sourceLocation.map { "\($0.fileID):\($0.line):\($0.column)" } ?? "nowhere"
  }
}

/// Returns the issues that `body` reports, which do not fail the test. Expectations that fail in `body` still do.
func reports(of body: () throws -> Void) rethrows -> [Report] {
  let log = ReportLog()
  try withKnownIssue(isIntermittent: true) {
    try body()
  } matching: {
    log.appendReport(of: $0)
  }
  return log.reports
}

/// Returns the issues that an asynchronous `body` and the tasks that it starts report.
nonisolated(nonsending) func reports(
  of body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [Report] {
  let log = ReportLog()
  try await withKnownIssue(isIntermittent: true) {
    try await body()
  } matching: {
    log.appendReport(of: $0)
  }
  return log.reports
}

// `@unchecked Sendable`: `list` is guarded by `lock`.
private final class ReportLog: @unchecked Sendable {
  private let lock = Lock()
  private var list: [Report] = []

  var reports: [Report] { lock.withLock { list } }

  func appendReport(of issue: Issue) -> Bool {
    guard case .unconditional = issue.kind else { return false }
    lock.withLock { list.append(Report(issue)) }
    return true
  }
}
