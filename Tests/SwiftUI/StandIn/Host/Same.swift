/// The comparison of two values of any type, as far as that is possible: SwiftUI also compares the properties of a view to
/// decide whether to evaluate it again.
enum Same {
  static func values(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any SelfComparing { return one.isSame(as: other) }
    if type(of: one) is AnyClass {
      return type(of: other) is AnyClass && one as AnyObject === other as AnyObject
    }
    if let one = one as? any Equatable { return isEqual(one, other) }
    return areBitsSame(one, other) || areFieldsSame(one, other)
  }

  private static func isEqual<E: Equatable>(_ one: E, _ other: Any) -> Bool { one == other as? E }

  /// Returns whether two values have the same bits. SwiftUI compares values in this way if it cannot compare them
  /// otherwise: a closure is the same if it is the same function with the same context.
  private static func areBitsSame<T>(_ one: T, _ other: Any) -> Bool {
    guard type(of: other) == T.self, let other = other as? T else { return false }
    return withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
  }

  private static func areFieldsSame(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    let (first, second) = (Mirror(reflecting: one), Mirror(reflecting: other))
    if first.children.isEmpty {
      // Structs without properties are the same; other values without children, such as closures, have different bits.
      return second.children.isEmpty && (first.displayStyle == .struct || first.displayStyle == .optional)
    }
    return first.children.count == second.children.count
      && zip(first.children, second.children).allSatisfy { $0.label == $1.label && values($0.value, $1.value) }
  }
}

/// A value that determines itself whether it is the same as another one.
protocol SelfComparing {
  func isSame(as other: Any) -> Bool
}
