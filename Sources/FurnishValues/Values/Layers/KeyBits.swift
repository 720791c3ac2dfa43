public import FurnishPrimitives

/// The bits of keys in the masks of layers.
@usableFromInline
package enum KeyBits {
  /// The bit that is set in chains whose reads must take the slow path.
  @usableFromInline static let slowPath: UInt64 = 1 << 63

  /// The context has a bit that no other key shares. Nearly every default depends on the context, so an override of a
  /// key with the same bit would make the reads of nearly all defaults take the slow path.
  @usableFromInline static let context: UInt64 = 1

  @inlinable
  static func takesSlowPath(_ mask: UInt64) -> Bool { Int64(bitPattern: mask) < 0 }

  /// Returns the bit that an override of the key sets. The key receives a number at the first call; two keys share a
  /// bit only if there are more than 62 keys.
  @inlinable
  static func overrideBit(_ key: UInt) -> UInt64 {
    if key == contextAddress { return context }
    let number = furnish_key_number_find(key)
    return furnish_key_number_bit(number.packed == 0 ? furnish_key_number_make(key) : number)
  }

  @inlinable
  static var contextAddress: UInt { Layer.address(of: ContextKey.self) }
}

extension Layer {
  /// Returns the identity of a key. The address of a metatype identifies the type: a process has one metatype for each
  /// type, generic or not.
  @inlinable
  package static func address<Key: TestServiceKey>(of key: Key.Type) -> UInt {
    UInt(bitPattern: ObjectIdentifier(key))
  }
}
