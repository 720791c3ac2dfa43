/// The tasks and threads that wait for one event: the end of a build, or of a scope's closing.
///
/// A state machine without a lock of its own: its owner calls the transitions under ``Engine/lock``, and carries out
/// what they return after it has released the lock.
package struct WaitingList {
  private enum State {
    /// The event has not occurred yet.
    case pending
    /// The task that runs the build was canceled, or every task that waited was. A task that waits now, or begins to
    /// wait, waits for the end, and then starts over.
    case abandoned
    case ended((any Error)?)
  }

  /// The outcome of a wait.
  package enum Outcome {
    case ended
    case failed(any Error)
    /// The build was canceled: build the value again.
    case abandoned
    /// The waiting task itself was canceled.
    case canceled
  }

  package typealias Continuation = CheckedContinuation<Outcome, Never>

  package init() {}

  private var state = State.pending
  private var tasks = [Int: Continuation]()
  private var count = 0
  private var condition: ThreadCondition?

  /// Whether the task of a requester runs the build, and needs the result like the tasks that wait for it.
  package var isRunByRequester = false

  package var isAbandoned: Bool { if case .abandoned = state { true } else { false } }
  package var hasEnded: Bool { if case .ended = state { true } else { false } }

  /// Returns a number for a task that is about to wait.
  mutating func makeNumber() -> Int {
    count += 1
    return count
  }

  /// Adds a task that waits.
  ///
  /// - Returns: The outcome if the task need not wait, or nil if it is resumed later. A task that was canceled before
  ///   this call does not wait; `isLast` is true if the build is abandoned for that reason (see ``leave(_:)``).
  mutating func enter(
    _ number: Int, _ continuation: Continuation, isCanceled: Bool
  ) -> (outcome: Outcome?, isLast: Bool) {
    if case .ended(let error) = state { return (error.map(Outcome.failed) ?? .ended, false) }
    if isCanceled { return (.canceled, abandonUnlessAwaited()) }
    tasks[number] = continuation
    return (nil, false)
  }

  /// Removes a task that was canceled.
  ///
  /// - Returns: The continuation to resume, if the task still waits, and whether it was the last one. In that case the
  ///   build is abandoned from now on, and its task has to be canceled.
  mutating func leave(_ number: Int) -> (waiter: Continuation?, isLast: Bool) {
    guard let waiter = tasks.removeValue(forKey: number) else { return (nil, false) }
    return (waiter, abandonUnlessAwaited())
  }

  private mutating func abandonUnlessAwaited() -> Bool {
    guard tasks.isEmpty, !isRunByRequester, case .pending = state else { return false }
    state = .abandoned
    return true
  }

  /// Abandons the build, because the task that runs it was canceled.
  package mutating func abandon() {
    if case .pending = state { state = .abandoned }
  }

  /// Ends the waiting, because the event has occurred.
  ///
  /// - Returns: The continuations to resume, and their outcome.
  package mutating func end(_ error: (any Error)?) -> (waiters: [Continuation], outcome: Outcome) {
    let outcome: Outcome = isAbandoned ? .abandoned : error.map(Outcome.failed) ?? .ended
    state = .ended(isAbandoned ? nil : error)
    condition?.broadcast()
    if tasks.isEmpty { return ([], outcome) }
    defer { tasks = [:] }
    return (Array(tasks.values), outcome)
  }

  /// Returns the condition for threads to wait on, with the engine's lock, until ``hasEnded``, and creates it at the
  /// first call.
  mutating func makeConditionIfNeeded() -> ThreadCondition {
    if let condition { return condition }
    let created = ThreadCondition()
    condition = created
    return created
  }
}

/// An event that tasks wait for.
package protocol Awaitable: AnyObject, Sendable {
  /// Guarded by ``Engine/lock``.
  var waiting: WaitingList { get set }

  /// Responds to the cancellation of every task that waited. Called without a lock.
  func wasAbandoned()
}

extension Awaitable {
  package func wasAbandoned() {}

  /// Waits for the end, or until this task is canceled.
  package nonisolated(nonsending) func wait() async -> WaitingList.Outcome {
    let number = Engine.lock.withLock { waiting.makeNumber() }
    return await withTaskCancellationHandler {
      await enter(number) { Task.isCancelled }
    } onCancel: {
      let (waiter, isLast) = Engine.lock.withLock { waiting.leave(number) }
      waiter?.resume(returning: .canceled)
      if isLast { wasAbandoned() }
    }
  }

  /// Waits for the end, whether or not this task is canceled: for code that cleans up afterwards.
  package nonisolated(nonsending) func waitRegardless() async {
    _ = await enter(Engine.lock.withLock { waiting.makeNumber() }) { false }
  }

  private nonisolated(nonsending) func enter(
    _ number: Int, isCanceled: () -> Bool
  ) async -> WaitingList.Outcome {
    await withCheckedContinuation { continuation in
      let (outcome, isLast) = Engine.lock.withLock {
        waiting.enter(number, continuation, isCanceled: isCanceled())
      }
      if let outcome { continuation.resume(returning: outcome) }
      if isLast { wasAbandoned() }
    }
  }
}
