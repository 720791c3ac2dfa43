import FurnishPrimitives
import FurnishValues

/// A cache of verdicts on types: whether their values can be closed, and how.
enum CloseableTypes {
  /// Returns whether a type conforms to ``Closeable``, or is an existential of a protocol that inherits from it or of a
  /// superclass that conforms to it.
  ///
  /// - Complexity: The first call for a type searches all conformances of the process; later ones are lookups.
  static func contain(_ type: any Any.Type) -> Bool {
    verdict(of: TypeMetadata.address(of: type)) != Verdict.otherWord
  }

  /// Returns whether the dynamic type of a value conforms to ``Closeable``.
  static func containsValue(at address: UnsafeRawPointer, of type: any Any.Type) -> Bool {
    Reader().containsValue(at: address, of: type)
  }

  /// A reader for testing many values. It reads the global variables once, because each access to one calls the
  /// runtime.
  struct Reader {
    private let layout = RuntimeLayout.current
    private let verdicts = CloseableTypes.verdicts

    func containsValue(at address: UnsafeRawPointer, of type: any Any.Type) -> Bool {
      if let dynamic = layout.dynamicType(at: address, type) {
        return verdict(of: dynamic, in: verdicts) != Verdict.otherWord
      }
      return ValueMemory.boxed(UnsafeMutableRawPointer(mutating: address), type) is any Closeable
    }
  }

  /// Returns the closer of an object, if its type conforms to ``Closeable``. It is faster than a cast, which searches
  /// conformances.
  static func closer(of object: UnsafeRawPointer) -> Closer? {
    Verdict.closer(verdict(of: furnish_object_type(object)))
  }

  private static func verdict(of metadata: UnsafeRawPointer, in verdicts: AtomicWord = verdicts) -> UInt {
    let verdict = furnish_table_find(UnsafePointer(bitPattern: verdicts.load()), UInt(bitPattern: metadata))
    return verdict == 0 ? judge(metadata) : verdict
  }

  private static func judge(_ metadata: UnsafeRawPointer) -> UInt {
    let verdict = makeVerdict(metadata)
    return lock.withLock {
      let table = UnsafeMutablePointer<furnish_table>(bitPattern: verdicts.load())
      let found = furnish_table_find(table, UInt(bitPattern: metadata))
      if found != 0 { return found }
      let word = verdict.word
      verdicts.store(UInt(bitPattern: furnish_table_insert(table, UInt(bitPattern: metadata), word)))
      return word
    }
  }

  private static func makeVerdict(_ metadata: UnsafeRawPointer) -> Verdict {
    let type = TypeMetadata.type(at: metadata)
    if let type = type as? any Closeable.Type { return .closer(makeCloser(type)) }
    return isCloseable(existential: type, RuntimeLayout.current) ? .closeable : .other
  }

  /// Returns whether a type is an existential whose values can be closed.
  static func isCloseable(existential type: any Any.Type, _ layout: RuntimeLayout) -> Bool {
    guard layout.isExistential(type) else { return false }
    return layout.existential(type, mayRequire: (any Closeable).self)
      || layout.superclasses(of: type).contains { $0 is any Closeable.Type }
  }

  private static func makeCloser<Value: Closeable>(_ type: Value.Type) -> Closer { ObjectCloser<Value>() }

  /// A `furnish_table` from a type to a verdict: read without a lock, written under ``lock``, and never freed.
  private static let verdicts = AtomicWord.immortal()
  private static let lock = Lock()

  private enum Verdict {
    case other
    /// An existential whose protocols include ``Closeable``, or whose superclass conforms to it. If the metadata cannot
    /// be read, every existential counts as such a type.
    case closeable
    /// A type that conforms to ``Closeable``, and the closer of its objects.
    case closer(Closer)

    static let otherWord: UInt = 1

    /// The word that the table stores: the address of a closer, which is never freed, or a number.
    var word: UInt {
      switch self {
      case .other: Verdict.otherWord
      case .closeable: 2
      case .closer(let closer): UInt(bitPattern: Unmanaged.passRetained(closer).toOpaque())
      }
    }

    static func closer(_ word: UInt) -> Closer? {
      word > 2 ? Unmanaged<Closer>.fromOpaque(UnsafeRawPointer(bitPattern: word)!).takeUnretainedValue() : nil
    }
  }
}

/// An object that closes the objects of one class.
class Closer {
  private let nonisolated = AtomicWord.immortal()

  fileprivate init() {}

  /// A Boolean value that indicates whether the conformance to ``Closeable`` is known to belong to no actor. If it does
  /// not, `close(_:)` can be called without a cast.
  var isNonisolated: Bool { nonisolated.load() != 0 }

  /// Notes that a cast that ran on no actor has found the conformance: such a cast does not find the conformance of an
  /// actor.
  func noteNonisolated() { nonisolated.store(1) }

  func close(_ object: UnsafeRawPointer) async throws {}
}

private final class ObjectCloser<Value: Closeable>: Closer {
  override func close(_ object: UnsafeRawPointer) async throws {
    // `closer(of:)` returns this closer only for objects whose class is `Value`, and a reference to an object has the
    // bits of the address of the object.
    try await unsafeBitCast(object, to: Value.self).close()
  }
}
