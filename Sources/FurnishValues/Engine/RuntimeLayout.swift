import FurnishAtomics

/// The layout of values and types in memory, as far as Furnish reads it. Swift's stable ABI fixes that part.
///
/// Reading it is faster than a cast, which searches conformances. Nothing is read if the layout is not the expected one;
/// casts are used in its place.
package enum RuntimeLayout {
  #if DEBUG
    /// A Boolean value that indicates whether the layout is the expected one. A debug build compares it at its first use.
    package static let isExpected = LayoutReadings.fromMemory.areCorrect
  #else
    /// A Boolean value that indicates whether the layout is the expected one, which a release build does not compare.
    @inlinable package static var isExpected: Bool { true }
  #endif

  /// Returns the address of the metadata of a type, which a metatype is.
  package static func metadata(of type: any Any.Type) -> UnsafeRawPointer {
    // A metatype is the address of its type's metadata.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Returns the metadata of the dynamic type of the value at an address; nil if only a cast can determine it.
  ///
  /// - Parameter type: The static type of the value.
  package static func dynamicType(at address: UnsafeRawPointer, _ type: any Any.Type) -> UnsafeRawPointer? {
    isExpected ? furnish_dynamic_type(metadata(of: type), address) : nil
  }

  /// Returns the address of the object that a value is, or that an existential holds; nil for other values.
  ///
  /// - Parameter type: The static type of the value.
  package static func object(at address: UnsafeRawPointer, _ type: any Any.Type) -> UnsafeRawPointer? {
    isExpected ? furnish_object(metadata(of: type), address) : castObject(at: address, type)
  }

  /// Returns the address of the object that a value is, as casts determine it.
  package static func castObject(at address: UnsafeRawPointer, _ type: any Any.Type) -> UnsafeRawPointer? {
    let value = ValueMemory.boxed(UnsafeMutableRawPointer(mutating: address), type)
    guard Swift.type(of: value) is AnyClass else { return nil }
    return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
  }

  /// Returns whether an existential type requires a protocol; nil for types that are no existentials, and if only casts
  /// of values can determine it.
  ///
  /// - Parameter protocolType: The existential of the protocol alone, such as `(any Closeable).self`.
  package static func existential(_ type: UnsafeRawPointer, requires protocolType: any Any.Type) -> Bool? {
    guard isExpected, furnish_is_existential(type) else { return nil }
    return furnish_existential_includes(type, metadata(of: protocolType))
  }
}
