/// A value that can be told from another one of its type by the expression that created it.
///
/// An update of services may run again, as a view's does with each evaluation of the view around. It then creates its
/// values again, and those that count would start anew.
package protocol RepeatableValue {
  /// Returns whether the same expression has created both values.
  func isRepetition(of other: Any) -> Bool
}
