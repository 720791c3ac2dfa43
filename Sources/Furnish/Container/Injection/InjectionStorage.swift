import FurnishAtomics

/// What an `@Injection` property keeps. The macro writes one beside each such property; by hand
/// it does the same.
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
/// The first read asks the provider, and from then on the property has what it got: a read costs
/// one branch, and takes no lock. Any thread may read and set it; where several read it for the
/// first time at once, each may ask, and all get the same answer.
///
/// What is set in the place of something that was read already is read under a lock, and the
/// first one lives as long as this: another thread may still be reading it.
public final class InjectionStorage<Value> {
  /// 0 where there is nothing yet, 1 where the value is to be read under the lock, and else the
  /// address of the value.
  @exclusivity(unchecked) @usableFromInline private(set) var word = AtomicWord.unplaced
  private var wordStorage = furnish_word()

  /// What was stored first; written before any reader can see ``word`` lead to it.
  private var first: UnsafeMutablePointer<Value>?

  /// What was set in its place. Guarded by ``InjectionLock``.
  private var replacement: Value?

  /// One that will ask a provider.
  public init() { word = AtomicWord(inside: &wordStorage) }

  /// One that has a value.
  ///
  /// - Parameter value: What to keep: no provider is ever asked.
  public init(_ value: Value) {
    word = AtomicWord(inside: &wordStorage)
    _ = keepFirst(value)
  }

  deinit {
    guard let first else { return }
    first.deinitialize(count: 1)
    first.deallocate()
  }

  /// Keeps a value, in the place of one that is there, if there is one.
  ///
  /// - Parameter value: What is read from now on.
  public func keep(_ value: Value) {
    if word.load() == 0, keepFirst(value) { return }
    var replaced: Value?
    InjectionLock.shared.withLock {
      (replaced, replacement) = (replacement, value)
      word.store(InjectionState.isLocked)
    }
    // Released only here, outside of the lock: its `deinit` may run any code.
    _ = consume replaced
  }

  /// Keeps a value where none exists, and tells whether it did.
  private func keepFirst(_ value: Value) -> Bool {
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

  /// What is stored, where a look at ``word`` was not enough.
  func known() -> Value? {
    switch word.load() {
    case InjectionState.isEmpty: nil
    case InjectionState.isLocked: InjectionLock.shared.withLock { replacement }
    case let address: UnsafePointer<Value>(bitPattern: address)?.pointee
    }
  }

  /// Keeps what a provider answered, unless another thread was first.
  func keepAnswer(_ value: Value) -> Value { keepFirst(value) ? value : known() ?? value }
}

/// `@unchecked`: ``InjectionStorage/word`` is atomic; what it leads to is written before and
/// destroyed in `deinit`; all else that changes is guarded by a lock, or read in `deinit` alone.
extension InjectionStorage: @unchecked Sendable where Value: Sendable {}

/// What the word of an ``InjectionStorage`` says, where it is not the address of a value.
@usableFromInline
enum InjectionState {
  @usableFromInline static var isEmpty: UInt { 0 }
  @usableFromInline static var isLocked: UInt { 1 }
}

/// The lock of all injections that were set when they had been read: seldom, and held for a copy.
enum InjectionLock {
  static let shared = Lock()
}
