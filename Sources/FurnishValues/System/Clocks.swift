extension ServiceValues {
  /// A clock that continues while the machine sleeps: `ContinuousClock`.
  ///
  /// Sleep on it, and measure with it, so that tests need not wait:
  ///
  /// ```swift
  /// struct Poller {
  ///   @Injected(\.continuousClock) var clock
  ///   func pause() async throws { try await clock.sleep(for: .seconds(5)) }
  /// }
  /// ```
  ///
  /// There is no test value: a test that reads it without setting one fails. Set a
  /// `TestClock` or an `ImmediateClock` of `FurnishTesting`, or `ContinuousClock()` if the test has to wait.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock that stops while the machine sleeps: `SuspendingClock`. As for
  /// ``continuousClock``, a test has to set it.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

extension ServiceValues {
  /// The clock on which Furnish itself waits: ``continuousClock`` if it is set, and otherwise the clock of the system.
  /// Reading it reports no issue, because the author of a test need not expect that Furnish waits.
  package var clockWithoutReport: any Clock<Duration> {
    layer.hasSet(ContinuousClockKey.self) ? continuousClock : ContinuousClock()
  }
}

private enum ContinuousClockKey: ServiceKey, HasTestExample {
  static var defaultValue: any Clock<Duration> { ContinuousClock() }
  static var testExample: String { "$0.continuousClock = TestClock()" }
}

private enum SuspendingClockKey: ServiceKey, HasTestExample {
  static var defaultValue: any Clock<Duration> { SuspendingClock() }
  static var testExample: String { "$0.suspendingClock = TestClock()" }
}

extension Duration {
  /// The shorter of this duration and a century. A clock stops the program if the end of a wait is not in its range.
  package var countable: Duration { min(self, .seconds(3_153_600_000)) }
}
