import Furnish

/// Work in progress: everything that one `send` has started, or one effect of it. An activity ends when each of its
/// holders has called ``end()`` and all activities under it have ended.
// `@unchecked Sendable`: the variables are guarded by the lock of the scope. The only code of the program that runs
// under this lock compares ids.
@usableFromInline
package final class Activity: @unchecked Sendable {
  package let scope: EffectScope
  let parent: Activity?

  /// The number of holders of this activity: its creator, and its children.
  private var holds = 1
  private var cancelled = false
  private var children: [ObjectIdentifier: Activity] = [:]
  private var ids: [EffectID] = []

  /// The task that does the work, until the activity ends. An activity with a task has no children.
  private var task: Task<Void, Never>?

  /// The function that runs when the activity has ended; see ``end(orRunLater:)``.
  private var next: (@Sendable () -> Void)?

  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Creates an outermost activity. Its creator has to call ``end()``; until then the activity and its scope retain
  /// each other.
  @usableFromInline
  package init(in scope: EffectScope) {
    self.scope = scope
    parent = nil
    scope.lock.withLock {
      cancelled = scope.isOver
      scope.outermost[ObjectIdentifier(self)] = self
    }
  }

  private init(under parent: Activity) {
    scope = parent.scope
    self.parent = parent
    cancelled = parent.cancelled
  }

  /// Creates an activity under this one. The caller has to call its ``end()``.
  package func child() -> Activity {
    scope.lock.withLock {
      let child = Activity(under: self)
      holds += 1
      children[ObjectIdentifier(child)] = child
      return child
    }
  }

  package var isCancelled: Bool { scope.lock.withLock { cancelled } }

  package var hasEnded: Bool { scope.lock.withLock { holds == 0 } }

  /// Adds a holder to this activity, which has to call ``end()``.
  @usableFromInline
  func begin() { scope.lock.withLock { holds += 1 } }

  /// Releases the activity. The last release ends it, and may end those above it. Called in the isolation of the store,
  /// since an effect that waited for the end may start.
  @usableFromInline
  package func end() {
    var current: Activity? = self
    while let activity = current, let ending = activity.release() {
      ending.next?()
      for waiter in ending.waiters { waiter.resume() }
      current = activity.parent
    }
  }

  /// Releases the activity as ``end()`` does. If others still hold it, `next` runs when the last of them releases it.
  ///
  /// - Returns: Whether the activity has ended, so that `next` will not be called.
  package func end(orRunLater next: @escaping @Sendable () -> Void) -> Bool {
    let endsNow = scope.lock.withLock {
      if holds > 1 { self.next = next }
      return holds == 1
    }
    end()
    return endsNow
  }

  /// The function to call, and the tasks to resume, when an activity has ended.
  private struct Ending {
    let next: (@Sendable () -> Void)?
    let waiters: [CheckedContinuation<Void, Never>]
  }

  private func release() -> Ending? {
    scope.lock.withLock {
      holds -= 1
      guard holds == 0 else { return nil }
      for id in ids {
        scope.ids[id]?[ObjectIdentifier(self)] = nil
        if scope.ids[id]?.isEmpty == true { scope.ids[id] = nil }
      }
      if let parent {
        parent.children[ObjectIdentifier(self)] = nil
      } else {
        scope.outermost[ObjectIdentifier(self)] = nil
      }
      defer { (task, next, waiters) = (nil, nil, []) }
      return Ending(next: next, waiters: waiters)
    }
  }
}

extension Activity {
  /// Registers this activity under an id for `cancel(id:)`.
  func register(_ id: EffectID) {
    scope.lock.withLock {
      ids.append(id)
      scope.ids[id, default: [:]][ObjectIdentifier(self)] = self
    }
  }

  /// Stores the task that does the work, so that it is canceled with the activity.
  func attach(_ task: Task<Void, Never>) {
    let isTooLate = scope.lock.withLock {
      if holds > 0 { self.task = task }
      return cancelled
    }
    if isTooLate { task.cancel() }
  }

  /// The running tasks of this activity and of those under it, canceled or not. Called under the lock of the scope.
  var tasks: [Task<Void, Never>] { (task.map { [$0] } ?? []) + children.values.flatMap(\.tasks) }

  /// Cancels this activity and all under it. They end when their work has ended.
  package func cancel() {
    let tasks = scope.lock.withLock {
      var tasks: [Task<Void, Never>] = []
      markCancelled(&tasks)
      return tasks
    }
    for task in tasks { task.cancel() }
  }

  private func markCancelled(_ tasks: inout [Task<Void, Never>]) {
    cancelled = true
    if let task { tasks.append(task) }
    for child in children.values { child.markCancelled(&tasks) }
  }

  /// Waits until the activity has ended.
  package nonisolated(nonsending) func finish() async {
    await withCheckedContinuation { continuation in
      let hasEnded = scope.lock.withLock {
        if holds > 0 { waiters.append(continuation) }
        return holds == 0
      }
      if hasEnded { continuation.resume() }
    }
  }
}
