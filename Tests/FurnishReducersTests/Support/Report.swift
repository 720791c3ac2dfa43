import Furnish
import Testing

/// An issue that was reported to the test library, and would have failed the test.
struct Report: Equatable, Sendable {
  let message: String
  let line: Int
}

/// Returns the issues that `body` and the tasks that it starts report, which do not fail the test. Expectations that
/// fail in `body` still do.
nonisolated(nonsending) func reports(
  of body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [Report] {
  let log = Log<Report>()
  try await withKnownIssue(isIntermittent: true) {
    try await body()
  } matching: { issue in
    guard case .unconditional = issue.kind else { return false }
    let message = issue.comments.map(\.rawValue).joined(separator: "\n")
    log.append(Report(message: message, line: issue.sourceLocation?.line ?? 0))
    return true
  }
  return log.entries
}
