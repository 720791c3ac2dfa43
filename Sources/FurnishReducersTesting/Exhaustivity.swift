/// A policy for how much of the behavior of a ``TestStore`` a test has to assert.
public enum Exhaustivity: Sendable, Equatable {
  /// Everything: each change of the state, each action that an effect sends, and the end of each effect.
  case on

  /// Only the changes that the test asserts. With `showSkippedAssertions`, the others are shown as a
  /// known issue, which does not fail the test.
  case off(showSkippedAssertions: Bool)

  /// Only the changes that the test asserts, without a report of the others.
  public static let off = Self.off(showSkippedAssertions: false)
}
