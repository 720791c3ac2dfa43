import Furnish
import Testing

/// An issue that was reported to the test library, and would have failed the test.
struct Report: Equatable, Sendable {
  let message: String
  let line: Int
}

/// Returns the issues that `body` reports, which do not fail the test. Expectations that fail in `body` still do.
nonisolated(nonsending) func reports(
  of body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [Report] {
  let log = ReportLog()
  try await withKnownIssue(isIntermittent: true) {
    try await body()
  } matching: { issue in
    guard case .unconditional = issue.kind else { return false }
    let message = issue.comments.map(\.rawValue).joined(separator: "\n")
    log.append(Report(message: message, line: issue.sourceLocation?.line ?? 0))
    return true
  }
  return log.reports
}

// `@unchecked Sendable`: `list` is guarded by `lock`.
private final class ReportLog: @unchecked Sendable {
  private let lock = Lock()
  private var list: [Report] = []

  var reports: [Report] { lock.withLock { list } }

  func append(_ report: Report) { lock.withLock { list.append(report) } }
}
