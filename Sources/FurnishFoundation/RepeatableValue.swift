/// A value that records the expression that created it, so that a repeated evaluation can be recognized.
///
/// A view modifier such as `.services { $0.uuid = .incrementing }` runs its closure at each evaluation of the view
/// around it, and creates its values again. If both are values of the same expression, the first one stays in use:
/// otherwise a generator that counts would begin again at each evaluation.
package protocol RepeatableValue {
  /// Returns a Boolean value that indicates whether this value and `other` were created by the same expression.
  func isRepetition(of other: Any) -> Bool
}
