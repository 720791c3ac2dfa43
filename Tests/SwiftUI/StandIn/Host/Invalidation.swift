/// A record of one evaluation of a view, which is marked as soon as a value that the evaluation has read is about to
/// change.
// `@unchecked Sendable`: `wasSet` is guarded by `lock`, and the node is used only on the main actor.
final class Invalidation: @unchecked Sendable {
  /// The evaluation in progress.
  @TaskLocal static var current: Invalidation?

  private(set) weak var node: ViewNode?
  private let queue: InvalidationQueue
  private let lock = NSLock()
  private var wasSet = false

  init(_ node: ViewNode, _ queue: InvalidationQueue) {
    self.node = node
    self.queue = queue
  }

  var isSet: Bool { lock.withLock { wasSet } }

  func set() {
    let isFirst = lock.withLock {
      defer { wasSet = true }
      return !wasSet
    }
    if isFirst { queue.append(self) }
  }
}

/// The evaluations that are out of date.
// `@unchecked Sendable`: `waiting` is guarded by `lock`.
final class InvalidationQueue: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [Invalidation] = []

  func append(_ invalidation: Invalidation) { lock.withLock { waiting.append(invalidation) } }

  func takeAll() -> [Invalidation] {
    lock.withLock {
      defer { waiting = [] }
      return waiting
    }
  }

  var isEmpty: Bool { lock.withLock { waiting.isEmpty } }
}
