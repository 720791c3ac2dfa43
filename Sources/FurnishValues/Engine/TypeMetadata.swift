/// The metadata of types, whose addresses are the metatypes.
package enum TypeMetadata {
  private typealias Metatype = any Any.Type

  /// Returns the address of the metadata of a type.
  package static func address(of type: any Any.Type) -> UnsafeRawPointer {
    // A metatype is the address of its type's metadata.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Returns the type whose metadata is at an address.
  package static func type(at address: UnsafeRawPointer) -> any Any.Type {
    // A metatype is the address of its type's metadata.
    unsafeBitCast(address, to: Metatype.self)
  }
}
