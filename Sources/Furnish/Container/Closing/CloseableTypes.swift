import FurnishAtomics

/// Which types say that their values can be closed.
enum CloseableTypes {
  /// Whether a type conforms to ``Closeable``, or is `any P` of a protocol that inherits it.
  ///
  /// - Complexity: The first question about a type looks through all conformances of the
  ///   process, so ask once for each.
  static func contain(_ type: any Any.Type) -> Bool {
    // A metatype is the address of its type's metadata.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let closeable = unsafeBitCast((any Closeable).self as Metatype, to: UnsafeRawPointer.self)
    if furnish_is_existential(metadata) {
      return furnish_existential_includes(metadata, closeable)
    }
    return type is any Closeable.Type
  }

  private typealias Metatype = any Any.Type
}
