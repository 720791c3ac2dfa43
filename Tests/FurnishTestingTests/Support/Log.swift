import Furnish

/// A list to which many tasks append.
// `@unchecked Sendable`: `list` is guarded by `lock`.
final class Log<Entry: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var list: [Entry] = []

  var entries: [Entry] { lock.withLock { list } }

  func append(_ entry: Entry) { lock.withLock { list.append(entry) } }
}
