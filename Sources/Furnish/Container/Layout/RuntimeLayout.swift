import FurnishPrimitives
import FurnishValues

/// A reader of the dynamic types of values, and of the protocols of existential types.
///
/// It reads the metadata of types, which is faster than a cast, because a cast searches conformances. The layout of the
/// metadata of existentials is private to Swift's runtime: if the runtime of this process has another layout than the
/// expected one, casts are used instead.
struct RuntimeLayout {
  /// The reader for the runtime of this process. At its first use, it compares the metadata with the results of the
  /// language: see ``LayoutReadings``.
  static let current = RuntimeLayout(isExpected: LayoutReadings.fromMemory.areCorrect)

  /// A Boolean value that indicates whether the metadata has the expected layout.
  let isExpected: Bool

  /// Returns the metadata of the dynamic type of the value at an address, without the optionals and existentials around
  /// the value; nil for `nil`, and if only a cast can determine it.
  ///
  /// - Parameter type: The static type of the value.
  func dynamicType(at address: UnsafeRawPointer, _ type: any Any.Type) -> UnsafeRawPointer? {
    isExpected ? furnish_dynamic_type(TypeMetadata.address(of: type), address) : nil
  }

  /// Returns the address of the object that a value is, or that an optional or an existential holds; nil for other
  /// values.
  ///
  /// - Parameter type: The static type of the value.
  func object(at address: UnsafeRawPointer, _ type: any Any.Type) -> UnsafeRawPointer? {
    isExpected ? furnish_object(TypeMetadata.address(of: type), address) : Self.castObject(at: address, type)
  }

  /// Returns the address of the object that a value is, as casts determine it.
  static func castObject(at address: UnsafeRawPointer, _ type: any Any.Type) -> UnsafeRawPointer? {
    var value = ValueMemory.boxed(UnsafeMutableRawPointer(mutating: address), type)
    while !(Swift.type(of: value) is AnyClass) {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return nil }
      value = wrapped
    }
    // Where generic code has put an error into an `Any`, a cast to `any Error` removes the additional box.
    if let error = value as? any Error { value = error }
    return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
  }

  /// Returns whether a type is an existential: `any P`, `any P & Q`, `any P<Int>`.
  func isExistential(_ type: any Any.Type) -> Bool {
    if isExpected { return furnish_is_existential(TypeMetadata.address(of: type)) }
    // The type of an existential is printed as `P.Protocol`, or as `(any P<Int>).Type` if the protocol is constrained.
    let metatype = String(describing: Swift.type(of: type))
    if metatype.hasSuffix(".Protocol") { return !metatype.hasSuffix(".Type.Protocol") }
    return metatype.hasPrefix("(any ") && metatype.firstIndex(of: ")") == metatype.lastIndex(of: ")")
      && metatype.hasSuffix(").Type") && !metatype.contains(",")
  }

  /// Returns whether a type is a structure or an enumeration other than an optional, so that its values are no objects;
  /// false for all types if only a cast of a value can determine it.
  func isValueType(_ type: any Any.Type) -> Bool { isExpected && furnish_is_value(TypeMetadata.address(of: type)) }

  /// Returns whether a type is the metatype of an existential, such as `any P.Type`; false for all types if the
  /// metadata does not have the expected layout.
  func isExistentialMetatype(_ type: any Any.Type) -> Bool {
    isExpected && furnish_is_existential_metatype(TypeMetadata.address(of: type))
  }

  /// Returns whether each value of an existential type conforms to a protocol, because the type requires it or a
  /// protocol that inherits from it; true for all existentials if only a cast of a value can determine it.
  ///
  /// - Parameter protocolType: The existential of the protocol alone, such as `(any Closeable).self`.
  func existential(_ type: any Any.Type, mayRequire protocolType: any Any.Type) -> Bool {
    !isExpected
      || furnish_existential_includes(TypeMetadata.address(of: type), TypeMetadata.address(of: protocolType))
  }

  /// Returns the superclasses that an existential type requires: that of `any Base & P` or `any Base & P<Int>`, and
  /// those that its protocols require. Generic superclasses that depend on the arguments of a constrained protocol are
  /// left out.
  func superclasses(of existential: any Any.Type) -> [any Any.Type] {
    guard isExpected else { return [] }
    let metadata = TypeMetadata.address(of: existential)
    var found = furnish_existential_superclass(metadata).map { [TypeMetadata.type(at: $0)] } ?? []
    var number: UInt32 = 0
    while let name = furnish_existential_superclass_name(metadata, number) {
      number += 1
      let bytes = UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self)
      let length = UInt(furnish_mangled_length(name))
      if let type = _getTypeByMangledNameInContext(bytes, length, genericContext: nil, genericArguments: nil) {
        found.append(type)
      }
    }
    return found
  }
}

extension ValueMemory {
  /// Returns the address of the object that a value is, or that an optional or an existential holds; nil for other
  /// values.
  static func object(_ address: UnsafeRawPointer, _ type: any Any.Type) -> UnsafeRawPointer? {
    RuntimeLayout.current.object(at: address, type)
  }
}
