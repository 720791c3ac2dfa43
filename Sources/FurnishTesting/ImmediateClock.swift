import Furnish

/// A clock on which no sleep takes time: it jumps to the deadline and returns.
///
/// Use it in a test that does not depend on the order of waits. To decide when each wait ends, or to check what happens
/// before it ends, use a ``TestClock``.
///
/// ```swift
/// @Test(.services { $0.continuousClock = ImmediateClock() })
/// func `a wait of an hour takes no time`() async throws {
///   try await ServiceValues.current.continuousClock.sleep(for: .seconds(3600))
/// }
/// ```
public final class ImmediateClock: Clock, Sendable {
  public typealias Instant = TestInstant

  private let time = TestTime()

  /// Creates a clock at its start.
  public init() {}

  public var now: Instant { time.now }

  public var minimumResolution: Duration { .zero }

  /// Advances the clock to `deadline`, unless that is past. Throws `CancellationError` in a canceled task.
  ///
  /// - Parameters:
  ///   - deadline: The time to which the clock advances.
  ///   - tolerance: Has no effect.
  /// - Throws: `CancellationError` if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.advance(to: deadline)
    await Task.yield()
  }
}

/// A time that only increases.
// `@unchecked Sendable`: the instant is guarded by `lock`.
private final class TestTime: @unchecked Sendable {
  private let lock = Lock()
  private var instant = TestInstant()

  var now: TestInstant { lock.withLock { instant } }

  func advance(to other: TestInstant) {
    lock.withLock { instant = max(instant, other) }
  }
}
