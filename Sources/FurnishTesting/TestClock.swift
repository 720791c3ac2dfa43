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
      try await withCheckedThrowingContinuation { sleepers.add(id, deadline, of: .current, $0) }
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
    while let next = sleepers.advanceToNextDeadline(until: deadline) {
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
    while let next = sleepers.advanceToNextDeadline(until: end) {
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
    guard let next = sleepers.advanceToNextDeadline(until: deadline) else { return false }
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
  public func waitForSleepers(_ count: Int = 1) async { await wait { sleeping, _ in sleeping >= count } }

  /// The number of sleeps that have begun on this clock, including those that have ended. A sleep whose deadline had
  /// passed already is not counted.
  package var sleepCount: Int { sleepers.begun }

  /// Waits until more sleeps than a number have begun on this clock, or until the task that calls it is canceled.
  ///
  /// - Parameter count: The value of ``sleepCount`` at an earlier time.
  package func waitForSleep(after count: Int) async { await wait { _, begun in begun > count } }

  /// Returns whether each of the tasks sleeps on this clock itself. A task that waits for a child task does not, even
  /// if the child sleeps.
  package func areSleeping(_ tasks: [Task<Void, Never>]) -> Bool {
    sleepers.tasks.isSuperset(of: tasks.map { TaskID($0) })
  }

  private func wait(until isMet: @escaping (_ sleeping: Int, _ begun: Int) -> Bool) async {
    let id = sleepers.makeID()
    defer { sleepers.removeCancellation(id) }
    await withTaskCancellationHandler {
      await withCheckedContinuation { sleepers.notify(id, when: isMet, $0) }
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
