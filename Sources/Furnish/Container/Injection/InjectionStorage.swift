import FurnishAtomics

/// The storage of an `@Injection` property. The macro writes one beside each such property, and so can you.
///
/// ```swift
/// final class Page: Sendable {
///   private let storage = InjectionStorage<any Log>()
///   let provider: (any ServiceProvider)?
///   init(provider: any ServiceProvider) { self.provider = provider }
///   var log: any Log { storage.value(of: "log", in: Page.self, from: provider) }
/// }
/// ```
///
/// The first read requests the service from the provider, and from then on the property stores it: a read costs one
/// branch, and takes no lock. Any thread may read and set the property; if several threads read it for the first time
/// at once, each may request the service, and all receive the same instance.
///
/// A value that replaces one that was read already is read under a lock, and the first one lives as long as this
/// storage: another thread may still be reading it.
public final class InjectionStorage<Value> {
  /// 0 without a value, 1 if the value is to be read under the lock, and else the
  /// address of the value.
  @exclusivity(unchecked) @usableFromInline private(set) var word = AtomicWord.unplaced
  private var wordStorage = furnish_word()

  /// The value that was stored first, to which ``word`` leads. Only `deinit` reads this.
  private var first: UnsafeMutablePointer<Value>?

  /// The value that was set in its place. Guarded by ``InjectionLock``.
  private var replacement: Value?

  /// Creates a storage that requests its value from a provider.
  public init() { word = AtomicWord(inside: &wordStorage) }

  /// Creates a storage that has a value.
  ///
  /// - Parameter value: The value to store: no provider is used.
  public init(_ value: Value) {
    word = AtomicWord(inside: &wordStorage)
    _ = storeFirst(value)
  }

  deinit {
    guard let first else { return }
    first.deinitialize(count: 1)
    first.deallocate()
  }

  /// Stores a value, in place of the current one if one exists.
  ///
  /// - Parameter value: The value that is read from now on.
  public func keep(_ value: Value) {
    if word.load() == 0, storeFirst(value) { return }
    var replaced: Value?
    InjectionLock.shared.withLock {
      (replaced, replacement) = (replacement, value)
      word.store(InjectionState.isLocked)
    }
    // Released only here, outside of the lock: its `deinit` may run any code.
    _ = consume replaced
  }

  /// Stores a value if none exists, and returns whether it did.
  private func storeFirst(_ value: Value) -> Bool {
    let address = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    address.initialize(to: value)
    if word.storeFirst(UInt(bitPattern: address)) {
      // Read by `deinit` alone, when no other reference is left.
      first = address
      return true
    }
    address.deinitialize(count: 1)
    address.deallocate()
    return false
  }

  /// Returns the stored value when reading ``word`` was not enough, or `nil` if none is stored.
  func known() -> Value? {
    switch word.load() {
    case InjectionState.isEmpty: nil
    case InjectionState.isLocked: InjectionLock.shared.withLock { replacement }
    case let address: UnsafePointer<Value>(bitPattern: address)?.pointee
    }
  }

  /// Stores the result of a provider, unless another thread was first.
  func storeResolved(_ value: Value) -> Value { storeFirst(value) ? value : known() ?? value }
}

// `@unchecked`: ``InjectionStorage/word`` is atomic; what it leads to is written before and
// destroyed in `deinit`; all else that changes is guarded by a lock, or read in `deinit` alone.
extension InjectionStorage: @unchecked Sendable where Value: Sendable {}

/// The state of an ``InjectionStorage``, if its word is not the address of a value.
@usableFromInline
enum InjectionState {
  @usableFromInline static var isEmpty: UInt { 0 }
  @usableFromInline static var isLocked: UInt { 1 }
}

/// The lock of all injections that were set after a read: held seldom, and only for a copy.
enum InjectionLock {
  static let shared = Lock()
}
