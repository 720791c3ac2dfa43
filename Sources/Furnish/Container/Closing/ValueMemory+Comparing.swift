import FurnishValues

/// The comparison of values, which have no identity.
extension ValueMemory {
  /// Returns whether two values can be closed, and have the same dynamic type and the same content.
  static func isSame(_ one: Any, _ other: Any) -> Bool {
    // A cast unwraps a value that is registered under a protocol.
    guard let first = one as? any Closeable, let second = other as? any Closeable else { return false }
    return hasSameContent(first, second)
  }

  /// Returns whether two values have the same dynamic type and the same content: the same objects, and otherwise the
  /// same bytes. Properties are compared one by one, because the padding between them may have any content.
  ///
  /// Two values of size 0 have nothing to compare, and count as different.
  package static func hasSameContent(_ one: Any, _ other: Any) -> Bool { hasContent(one) && isEqual(one, other) }

  private static func hasContent(_ value: Any) -> Bool {
    func size<Value>(_ value: Value) -> Int { MemoryLayout<Value>.size }
    return _openExistential(value, do: size) > 0
  }

  private static func isEqual(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    if type(of: one) is AnyClass { return (one as AnyObject) === (other as AnyObject) }
    let (first, second) = (Mirror(reflecting: one), Mirror(reflecting: other))
    guard first.children.count == second.children.count else { return false }
    // A case with associated values has one child, whose label is the name of the case. A case without them has no
    // child, and is compared by its bytes.
    if first.displayStyle != .optional, first.children.isEmpty { return bytes(of: one) == bytes(of: other) }
    return zip(first.children, second.children).allSatisfy { $0.label == $1.label && isEqual($0.value, $1.value) }
  }

  private static func bytes(of value: Any) -> [UInt8] {
    func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
    return _openExistential(value, do: bytes)
  }
}
