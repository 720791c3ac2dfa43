import Furnish

/// A clock that advances only when the test advances it.
///
/// ```swift
/// @Test func `the reminder appears after an hour`() async throws {
///   let clock = TestClock()
///   try await withServices {
///     $0.continuousClock = clock
///   } operation: {
///     let reminder = Task {
///       try await ServiceValues.current.continuousClock.sleep(for: .seconds(3600))
///       return "time to go"
///     }
///     await clock.advance(by: .seconds(3600))
///     let words = try await reminder.value
///     #expect(words == "time to go")
///   }
/// }
/// ```
///
/// Sleeping tasks resume in the order of their deadlines, and each runs to its next sleep before the next one resumes.
///
/// Use an ``ImmediateClock`` if the test does not check when a wait ends. Do not use this clock for code that measures
/// the time of the system, which it does not change.
public final class TestClock: Clock, Sendable {
  public typealias Instant = TestInstant

  private let sleepers = Sleepers()

  /// Creates a clock at its start, on which no task sleeps.
  public init() {}

  public var now: Instant { sleepers.now }

  public var minimumResolution: Duration { .zero }

  /// Sleeps until the test has advanced the clock to `deadline`. Throws `CancellationError` if
  /// the task is canceled before.
  ///
  /// - Parameters:
  ///   - deadline: The time at which the sleep ends. If it has passed, the sleep ends at once.
  ///   - tolerance: Has no effect.
  /// - Throws: `CancellationError` if the task is canceled before the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = sleepers.makeID()
    defer { sleepers.removeCancellation(id) }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleepers.add(id, deadline, $0) }
    } onCancel: {
      sleepers.cancel(id)
    }
  }

  /// Advances the clock by `duration` and resumes every task whose deadline has passed.
  ///
  /// It first gives tasks that were just started the time to begin their sleep, and gives each resumed task the time to
  /// reach its next sleep. If that sleep ends by the new time, the task is resumed again.
  ///
  /// - Parameter duration: The time by which the clock advances. Zero only gives tasks the time to reach their next
  ///   sleep.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to `deadline` and resumes every task whose deadline has passed.
  ///
  /// If the deadline has passed, the clock stays at its time. In all other respects this method is like
  /// ``advance(by:)``.
  ///
  /// - Parameter deadline: The time to which the clock advances.
  public func advance(to deadline: Instant) async {
    await letOthersRun()
    while let next = sleepers.wakeNext(until: deadline) {
      next.resume()
      await letOthersRun()
    }
    sleepers.move(to: deadline)
    await letOthersRun()
  }

  /// Advances the clock until no task sleeps on it.
  ///
  /// If a task sleeps longer than `limit`, the clock advances by `limit`, so that the next call continues there.
  ///
  /// - Parameter limit: The longest time by which it advances.
  /// - Returns: `true` if every task was resumed, and `false` if one still sleeps, such as a task that sleeps in a
  ///   loop.
  @discardableResult
  public func run(upTo limit: Duration = .seconds(86_400)) async -> Bool {
    let end = now.advanced(by: limit)
    await letOthersRun()
    while let next = sleepers.wakeNext(until: end) {
      next.resume()
      await letOthersRun()
    }
    if sleepers.isEmpty { return true }
    sleepers.move(to: end)
    return false
  }

  /// Advances the clock to the earliest deadline up to another one, and resumes one task with that deadline.
  ///
  /// - Returns: `true` if a task was resumed.
  package func advanceToNextSleeper(until deadline: Instant) async -> Bool {
    await letOthersRun()
    guard let next = sleepers.wakeNext(until: deadline) else { return false }
    next.resume()
    await letOthersRun()
    return true
  }

  /// The number of tasks that sleep on this clock.
  public var sleeperCount: Int { sleepers.count }

  /// Waits until a number of tasks sleep on this clock, or until the task that calls it is canceled. Use it to ensure
  /// that a task which was just started sleeps.
  ///
  /// - Parameter count: The number of tasks.
  public func waitForSleepers(_ count: Int = 1) async {
    let id = sleepers.makeID()
    defer { sleepers.removeCancellation(id) }
    await withTaskCancellationHandler {
      await withCheckedContinuation { sleepers.notify(id, at: count, $0) }
    } onCancel: {
      sleepers.cancel(id)
    }
  }

  /// Gives tasks the time to reach their next sleep. Swift does not report when all of them have reached it, so this
  /// method yields many times: behind the tasks that wait for their turn already, and behind tasks of every priority.
  private func letOthersRun() async {
    for _ in 0..<20 {
      await Task.yield()
      await Task.detached(priority: .background) { await Task.yield() }.value
    }
  }
}

/// The tasks that sleep on a clock, and their deadlines.
// `@unchecked Sendable`: everything is guarded by `lock`, which is not held while a continuation is resumed.
private final class Sleepers: @unchecked Sendable {
  typealias Wake = CheckedContinuation<Void, any Error>

  private let lock = Lock()
  private var instant = TestInstant()
  private var lastID = 0
  private var sleeping: [Int: (deadline: TestInstant, wake: Wake)] = [:]
  private var cancelled: Set<Int> = []
  private var observers: [(id: Int, count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  var now: TestInstant { lock.withLock { instant } }
  var count: Int { lock.withLock { sleeping.count } }
  var isEmpty: Bool { count == 0 }

  func makeID() -> Int {
    lock.withLock {
      lastID += 1
      return lastID
    }
  }

  func add(_ id: Int, _ deadline: TestInstant, _ wake: Wake) {
    let outcome: Result<Void, any Error>? = lock.withLock {
      if cancelled.remove(id) != nil { return .failure(CancellationError()) }
      if deadline <= instant { return .success(()) }
      sleeping[id] = (deadline, wake)
      return nil
    }
    if let outcome { wake.resume(with: outcome) }
    notifyObservers()
  }

  func notify(_ id: Int, at count: Int, _ continuation: CheckedContinuation<Void, Never>) {
    let isCancelled = lock.withLock {
      if cancelled.remove(id) != nil { return true }
      observers.append((id, count, continuation))
      return false
    }
    if isCancelled { continuation.resume() }
    notifyObservers()
  }

  private func notifyObservers() {
    let reached = lock.withLock {
      let reached = observers.filter { $0.count <= sleeping.count }
      observers.removeAll { $0.count <= sleeping.count }
      return reached
    }
    for observer in reached { observer.continuation.resume() }
  }

  /// Ends the sleep or the wait with this number, or the one that is about to begin.
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

  /// Moves the time to the earliest deadline up to `limit`, and removes the task with that deadline. Of several, it is
  /// the one that began to sleep first.
  func wakeNext(until limit: TestInstant) -> Wake? {
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
