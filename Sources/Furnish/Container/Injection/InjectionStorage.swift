import FurnishPrimitives

/// The storage of an `@Injection` property. The macro adds one for each such property, and so can you.
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
/// If an override of a value is in force at the first read and contributes to the service, the service is stored for
/// readers under that override only, and other readers request their own. Each read then takes locks.
///
/// If ``store(_:)`` replaces a value, the new one is read under a lock. The first value lives as long as this storage,
/// because another thread may still be reading it.
public final class InjectionStorage<Value> {
  /// 0 if no value is stored, 1 if the value must be read under the lock, and otherwise the address of the value.
  @exclusivity(unchecked) @usableFromInline private(set) var word = AtomicWord.unplaced
  private var wordStorage = furnish_word()

  /// The value that was stored first, whose address is in ``word``. Only `deinit` reads this property.
  private var first: UnsafeMutablePointer<Value>?

  /// The value that was set in place of the first one. Guarded by ``InjectionLock``.
  private var replacement: Value?

  /// The store of the value, if overrides were in force when the value was first requested. Guarded by
  /// ``InjectionLock``.
  private var overridable: OverrideAwareStore?

  /// Creates a storage without a value: the first read requests it from a provider.
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
  public func store(_ value: Value) {
    if word.load() == 0, storeFirst(value) { return }
    var replaced: Value?
    InjectionLock.shared.withLock {
      (replaced, replacement) = (replacement, value)
      word.store(InjectionState.isLocked)
    }
    // The replaced value is released here, outside of the lock: its `deinit` may run any code.
    _ = consume replaced
  }

  /// Stores a value if none exists, and returns whether it did.
  private func storeFirst(_ value: Value) -> Bool {
    let address = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    address.initialize(to: value)
    if word.storeFirst(UInt(bitPattern: address)) {
      // Only `deinit` reads this, when no other reference is left.
      first = address
      return true
    }
    address.deinitialize(count: 1)
    address.deallocate()
    return false
  }

  /// Returns the stored value, which may have to be read under the lock, or `nil` if none is stored.
  func storedValue() -> Value? {
    switch word.load() {
    case InjectionState.isEmpty: nil
    case InjectionState.isLocked: InjectionLock.shared.withLock { replacement }
    case let address: UnsafePointer<Value>(bitPattern: address)?.pointee
    }
  }

  /// Requests the value, and stores it unless another thread has stored one. If an override of a value has contributed
  /// to the requested value, it is stored for readers under that override only.
  func resolved(_ request: () throws(ServiceError) -> Value) throws(ServiceError) -> Value {
    let hasOverrides = Layer.boundUnretained._withUnsafeGuaranteedRef { $0.depth } > 0
    let value: Value
    if let store = overridableStore(creating: hasOverrides) {
      let isShared: Bool
      (value, isShared) = try store.value(requesting: request)
      if !isShared || storeFirst(value) { return value }
    } else {
      value = try request()
      if InjectionLock.shared.withLock({ overridable == nil && storeFirst(value) }) { return value }
    }
    if let stored = storedValue() { return stored }
    // Another thread has begun to request the value under an override, so the value belongs in `overridable`.
    return try resolved(request)
  }

  private func overridableStore(creating creates: Bool) -> OverrideAwareStore? {
    InjectionLock.shared.withLock {
      if overridable == nil, creates, word.load() == InjectionState.isEmpty { overridable = OverrideAwareStore() }
      return overridable
    }
  }
}

// `@unchecked`: ``InjectionStorage/word`` is atomic; the value at that address is written before the word, and
// destroyed in `deinit`; the other variables are guarded by a lock, or read only in `deinit`.
extension InjectionStorage: @unchecked Sendable where Value: Sendable {}

/// The state of an ``InjectionStorage``, if its word is not the address of a value.
@usableFromInline
enum InjectionState {
  @usableFromInline static var isEmpty: UInt { 0 }
  @usableFromInline static var isLocked: UInt { 1 }
}

/// One lock for the values that replace others in all storages, and for the providers of injections. It is held only
/// while a value is read or stored.
enum InjectionLock {
  static let shared = Lock()
}
