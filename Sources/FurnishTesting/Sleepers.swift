import Furnish

/// The tasks that sleep on a clock, and their deadlines.
// `@unchecked Sendable`: everything is guarded by `lock`, which is not held while a continuation is resumed.
final class Sleepers: @unchecked Sendable {
  typealias Wake = CheckedContinuation<Void, any Error>

  private struct Sleeper {
    let deadline: TestInstant
    let task: TaskID?
    let wake: Wake
  }

  private struct Observer {
    let id: Int
    let isMet: (_ sleeping: Int, _ begun: Int) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private let lock = Lock()
  private var instant = TestInstant()
  private var lastID = 0
  private var sleeping: [Int: Sleeper] = [:]
  private var sleepsBegun = 0
  private var cancelled: Set<Int> = []
  private var observers: [Observer] = []

  var now: TestInstant { lock.withLock { instant } }
  var count: Int { lock.withLock { sleeping.count } }
  var isEmpty: Bool { count == 0 }

  /// The number of sleeps that have begun, including those that have ended. A sleep whose deadline had passed already
  /// is not counted.
  var begun: Int { lock.withLock { sleepsBegun } }

  /// The tasks that sleep themselves. A task whose child task sleeps is not among them.
  var tasks: Set<TaskID> { lock.withLock { Set(sleeping.values.compactMap(\.task)) } }

  func makeID() -> Int {
    lock.withLock {
      lastID += 1
      return lastID
    }
  }

  func add(_ id: Int, _ deadline: TestInstant, of task: TaskID?, _ wake: Wake) {
    let outcome: Result<Void, any Error>? = lock.withLock {
      if cancelled.remove(id) != nil { return .failure(CancellationError()) }
      if deadline <= instant { return .success(()) }
      sleeping[id] = Sleeper(deadline: deadline, task: task, wake: wake)
      sleepsBegun += 1
      return nil
    }
    if let outcome { wake.resume(with: outcome) }
    notifyObservers()
  }

  /// Resumes a continuation when a condition on the numbers of sleeping tasks and of sleeps that have begun is met.
  func notify(
    _ id: Int, when isMet: @escaping (_ sleeping: Int, _ begun: Int) -> Bool,
    _ continuation: CheckedContinuation<Void, Never>
  ) {
    let isCancelled = lock.withLock {
      if cancelled.remove(id) != nil { return true }
      observers.append(Observer(id: id, isMet: isMet, continuation: continuation))
      return false
    }
    if isCancelled { continuation.resume() }
    notifyObservers()
  }

  private func notifyObservers() {
    let reached = lock.withLock {
      let reached = observers.filter { $0.isMet(sleeping.count, sleepsBegun) }
      observers.removeAll { $0.isMet(sleeping.count, sleepsBegun) }
      return reached
    }
    for observer in reached { observer.continuation.resume() }
  }

  /// Ends the sleep or the wait with this number. If it has not begun yet, it ends as soon as it begins.
  func cancel(_ id: Int) {
    let (wake, observer) = lock.withLock {
      let wake = sleeping.removeValue(forKey: id)?.wake
      let observer = observers.firstIndex { $0.id == id }.map { observers.remove(at: $0).continuation }
      if wake == nil, observer == nil { cancelled.insert(id) }
      return (wake, observer)
    }
    wake?.resume(throwing: CancellationError())
    observer?.resume()
  }

  /// Removes a late cancellation, which has no effect because the sleep or the wait has ended.
  func removeCancellation(_ id: Int) {
    lock.withLock { _ = cancelled.remove(id) }
  }

  /// Moves the time to the earliest deadline up to `limit`, and removes the task with that deadline. If several tasks
  /// have the same deadline, it removes the one that began to sleep first.
  ///
  /// - Returns: The continuation to resume, or nil if no task has a deadline up to `limit`.
  func advanceToNextDeadline(until limit: TestInstant) -> Wake? {
    lock.withLock {
      let next = sleeping.min { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
      guard let (id, sleeper) = next, sleeper.deadline <= limit else { return nil }
      sleeping[id] = nil
      instant = max(instant, sleeper.deadline)
      return sleeper.wake
    }
  }

  func move(to deadline: TestInstant) {
    lock.withLock { instant = max(instant, deadline) }
  }
}
