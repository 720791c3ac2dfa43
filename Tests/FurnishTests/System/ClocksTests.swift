import Furnish
import FurnishTesting
import Testing

@Suite struct ClocksTests {
  @Test func `the live clocks are the clocks of the standard library`() {
    withServices {
      $0.context = .live
    } operation: {
      #expect(ServiceValues.current.continuousClock is ContinuousClock)
      #expect(ServiceValues.current.suspendingClock is SuspendingClock)
    }
  }

  @Test func `reading the continuous clock without an override fails the test`() {
    withKnownIssue {
      _ = ServiceValues.current.continuousClock
    } matching: {
      $0.proposes("$0.continuousClock = TestClock()")
    }
  }

  @Test func `the issue of a clock names the test and the property`() {
    withKnownIssue {
      _ = ServiceValues.current.continuousClock
    } matching: { issue in
      issue.sourceLocation == Test.current?.sourceLocation
        && issue.comments.map(\.rawValue) == [
          """
          continuousClock has no test value, so this test used its live one.
            where: ServiceValues.continuousClock, read by this test
            fix:   override it for this test, as in @Test(.services { $0.continuousClock = TestClock() }).
          """
        ]
    }
  }

  @Test func `reading the suspending clock without an override fails the test`() {
    withKnownIssue {
      _ = ServiceValues.current.suspendingClock
    } matching: {
      $0.proposes("$0.suspendingClock = TestClock()")
    }
  }

  @Test func `sleeping uses the overridden clock`() async throws {
    let clock = ImmediateClock()
    try await withServices {
      $0.continuousClock = clock
    } operation: {
      try await ServiceValues.current.continuousClock.sleep(for: .seconds(3_600))
    }
    #expect(clock.now.offset == .seconds(3_600))
  }
}

extension Issue {
  /// Returns whether this issue reports a value that a test did not set, and proposes `example` as the fix.
  func proposes(_ example: String) -> Bool {
    comments.contains { comment in
      comment.rawValue.contains("has no test value, so this test used its live one.")
        && comment.rawValue.hasSuffix(
          "fix:   override it for this test, as in @Test(.services { \(example) }).")
    }
  }
}
