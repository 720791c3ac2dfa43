import Foundation

/// A list to which any thread appends, in order.
// `@unchecked Sendable`: `all` is guarded by `lock`.
final class ViewLog<Entry: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [Entry] = []

  func append(_ entry: Entry) { lock.withLock { all.append(entry) } }

  var entries: [Entry] { lock.withLock { all } }

  var count: Int { entries.count }
}
