import FurnishAtomics
import FurnishValues

/// A reader of the dynamic types of values, and of the protocols of existential types.
///
/// It reads the metadata of types, which is faster than a cast, because a cast searches conformances. Swift fixes the
/// metadata of structures, enumerations and classes. That of existentials is private to Swift's runtime: if a runtime has
/// another one, casts take its place.
struct RuntimeLayout {
  /// The reader for the runtime of this process, whose metadata it compares with the language at its first use.
  static let current = RuntimeLayout(isExpected: LayoutReadings.fromMemory.areCorrect)

  /// A Boolean value that indicates whether the metadata is the expected one.
  let isExpected: Bool

  /// Returns the address of the metadata of a type.
  static func metadata(of type: any Any.Type) -> UnsafeRawPointer {
    // A metatype is the address of its type's metadata.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Returns the metadata of the dynamic type of the value at an address; nil if only a cast can determine it.
  ///
  /// - Parameter type: The static type of the value.
  func dynamicType(at address: UnsafeRawPointer, _ type: any Any.Type) -> UnsafeRawPointer? {
    isExpected ? furnish_dynamic_type(Self.metadata(of: type), address) : nil
  }

  /// Returns the address of the object that a value is, or that an existential holds; nil for other values.
  ///
  /// - Parameter type: The static type of the value.
  func object(at address: UnsafeRawPointer, _ type: any Any.Type) -> UnsafeRawPointer? {
    isExpected ? furnish_object(Self.metadata(of: type), address) : Self.castObject(at: address, type)
  }

  /// Returns the address of the object that a value is, as a cast determines it.
  static func castObject(at address: UnsafeRawPointer, _ type: any Any.Type) -> UnsafeRawPointer? {
    let value = ValueMemory.boxed(UnsafeMutableRawPointer(mutating: address), type)
    guard Swift.type(of: value) is AnyClass else { return nil }
    return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
  }

  /// Returns whether a type is an existential: `any P`, `any P & Q`, `any P<Int>`.
  func isExistential(_ type: any Any.Type) -> Bool {
    if isExpected { return furnish_is_existential(Self.metadata(of: type)) }
    // `P.Protocol`, and `(any P<Int>).Type`.
    let metatype = String(describing: Swift.type(of: type))
    return metatype.hasSuffix(".Protocol") || metatype.hasPrefix("(any ")
  }

  /// Returns whether each value of an existential type conforms to a protocol, because the type requires it or a protocol
  /// that inherits from it; true for all existentials if only a cast of a value can determine it.
  ///
  /// - Parameter protocolType: The existential of the protocol alone, such as `(any Closeable).self`.
  func existential(_ type: any Any.Type, mayRequire protocolType: any Any.Type) -> Bool {
    !isExpected || furnish_existential_includes(Self.metadata(of: type), Self.metadata(of: protocolType))
  }

  /// Returns the superclass that an existential type requires, `Base` of `any Base & P`.
  func superclass(of existential: any Any.Type) -> (any Any.Type)? {
    guard isExpected, let metadata = furnish_existential_superclass(Self.metadata(of: existential)) else { return nil }
    return unsafeBitCast(metadata, to: Metatype.self)  // A metatype is the address of its type's metadata.
  }

  private typealias Metatype = any Any.Type
}

extension ValueMemory {
  /// Returns the address of the object that a value is, or that an existential holds; nil for other values.
  static func object(_ address: UnsafeRawPointer, _ type: any Any.Type) -> UnsafeRawPointer? {
    RuntimeLayout.current.object(at: address, type)
  }
}
