import FurnishValues

extension TypeMetadata {
  /// Returns whether a type is a structure or an enumeration, so that its values are no objects. An optional is neither:
  /// it may hold an object.
  static func isValueType(_ type: any Any.Type) -> Bool {
    kind(of: type) == 0x200 || kind(of: type) == 0x201
  }

  /// Returns whether a type is that of the types that conform to a protocol: `any P.Type`.
  static func isExistentialMetatype(_ type: any Any.Type) -> Bool { kind(of: type) == 0x306 }

  /// Returns the kind of a type. The metadata of every type begins with it, and its numbers belong to Swift's binary
  /// interface.
  private static func kind(of type: any Any.Type) -> Int { address(of: type).load(as: Int.self) }
}
