public import FurnishAtomics

/// Where in a layer's mask a key has its bit.
@usableFromInline
enum KeyBits {
  /// Set in chains whose reads must take the slow path.
  @usableFromInline static let attentive: UInt64 = 1 << 63

  /// The context has a bit of its own: nearly every default depends on it, and no other
  /// override may make them look stale.
  @usableFromInline static let context: UInt64 = 1

  @inlinable
  static func isAttentive(_ mask: UInt64) -> Bool { Int64(bitPattern: mask) < 0 }

  /// One of bits 1 to 61.
  @inlinable
  static func bit(_ key: UInt) -> UInt64 {
    2 << ((UInt64(furnish_hash(key)) &* 61) >> 32)
  }

  /// The bit that an override of the key sets.
  @inlinable
  static func overrideBit(_ key: UInt) -> UInt64 {
    key == contextAddress ? context : bit(key)
  }

  @inlinable
  static var contextAddress: UInt { Layer.address(of: ContextKey.self) }
}

extension Layer {
  /// What tells keys apart. The address of a metatype is the type's identity: there is one
  /// for each type in a process, generic or not.
  @inlinable
  static func address<Key: ServiceKey>(of key: Key.Type) -> UInt {
    UInt(bitPattern: ObjectIdentifier(key))
  }
}
