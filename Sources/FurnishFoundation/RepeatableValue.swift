/// A value that can be compared with another one of its type by the expression that created it.
///
/// An update of services may run again, as a view's does with each evaluation of the view around. It then creates its
/// values again, and counting values would start again.
package protocol RepeatableValue {
  /// Returns a Boolean value that indicates whether the same expression has created both values.
  func isRepetition(of other: Any) -> Bool
}
