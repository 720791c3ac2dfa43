import Furnish

/// The notes that the code of a test writes, in order.
// `@unchecked Sendable`: `entries` is guarded by `lock`.
final class Journal: @unchecked Sendable {
  private let lock = Lock()
  private var entries: [String] = []

  @TaskLocal static var current = Journal()

  static func note(_ entry: String) {
    let journal = current
    journal.lock.withLock { journal.entries.append(entry) }
  }

  var all: [String] { lock.withLock { entries } }

  /// Runs `operation`, and returns its notes and those of the tasks that it starts.
  static func of(_ operation: () throws -> Void) rethrows -> [String] {
    let journal = Journal()
    try $current.withValue(journal, operation: operation)
    return journal.all
  }

  static nonisolated(nonsending) func of(
    _ operation: nonisolated(nonsending) () async throws -> Void
  ) async rethrows -> [String] {
    let journal = Journal()
    try await $current.withValue(journal, operation: operation)
    return journal.all
  }
}
