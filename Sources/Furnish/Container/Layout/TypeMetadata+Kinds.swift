import FurnishValues

extension TypeMetadata {
  /// Returns whether a type is a structure or an enumeration, so that its values are no objects. An optional is neither:
  /// it may hold an object.
  static func isValueType(_ type: any Any.Type) -> Bool {
    // The metadata of every type begins with its kind, whose numbers belong to Swift's binary interface.
    let kind = address(of: type).load(as: Int.self)
    return kind == 0x200 || kind == 0x201
  }
}
