/// How much of what a ``TestStore`` does a test has to assert.
public enum Exhaustivity: Sendable, Equatable {
  /// Everything: each change of the state, each action that an effect sends, and that no
  /// effect still runs at the end.
  case on

  /// What the test cares for. With `showSkippedAssertions`, what it left out is shown as a
  /// known issue, which fails nothing.
  case off(showSkippedAssertions: Bool)

  /// What the test cares for, and not a word about the rest.
  public static let off = Self.off(showSkippedAssertions: false)
}
