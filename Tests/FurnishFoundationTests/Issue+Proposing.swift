import Testing

extension Issue {
  /// Returns whether this issue reports a value that a test did not set, and proposes `example` as the fix.
  func proposes(_ example: String) -> Bool {
    comments.contains {
      $0.rawValue.hasSuffix(
        "fix:   override it for this test, as in @Test(.services { \(example) }).")
    }
  }
}
