import FurnishAtomics

/// Which types say that their values can be closed.
enum CloseableTypes {
  /// Whether a type conforms to ``Closeable``, or is `any P` of a protocol that inherits from it.
  ///
  /// - Complexity: The first question about a type searches all conformances of the process; later ones are lookups.
  static func contain(_ type: any Any.Type) -> Bool { contain(metadata(of: type)) }

  /// Whether the dynamic type of a value conforms to ``Closeable``.
  static func containsValue(at address: UnsafeRawPointer, of type: any Any.Type) -> Bool {
    if let dynamic = furnish_dynamic_type(metadata(of: type), address) { return contain(dynamic) }
    return ValueMemory.boxed(UnsafeMutableRawPointer(mutating: address), type) is any Closeable
  }

  private static func contain(_ metadata: UnsafeRawPointer) -> Bool {
    switch furnish_table_find(UnsafePointer(bitPattern: known.load()), UInt(bitPattern: metadata)) {
    case Verdict.closeable: true
    case Verdict.other: false
    default: judge(metadata)
    }
  }

  private static func judge(_ metadata: UnsafeRawPointer) -> Bool {
    let verdict = conforms(metadata)
    lock.withLock {
      let table = furnish_table_insert(
        UnsafeMutablePointer(bitPattern: known.load()), UInt(bitPattern: metadata),
        verdict ? Verdict.closeable : Verdict.other)
      known.store(UInt(bitPattern: table))
    }
    return verdict
  }

  private static func conforms(_ metadata: UnsafeRawPointer) -> Bool {
    if furnish_is_existential(metadata) {
      return furnish_existential_includes(metadata, self.metadata(of: (any Closeable).self))
    }
    // What stands there is the metadata of a type, which is what a metatype points to.
    return unsafeBitCast(metadata, to: Metatype.self) is any Closeable.Type
  }

  /// A metatype is the address of its type's metadata.
  private static func metadata(of type: any Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private typealias Metatype = any Any.Type

  /// A `furnish_table` from a type to a verdict: read without a lock, written under ``lock``, and never freed.
  private static let known = AtomicWord.immortal()
  private static let lock = Lock()

  private enum Verdict {
    static let other: UInt = 1
    static let closeable: UInt = 2
  }
}
