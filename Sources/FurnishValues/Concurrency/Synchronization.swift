public import FurnishPrimitives

// The lock, the condition and the atomic words of Furnish. The cells of scopes and other code on the path of each
// request call the atomic functions of FurnishPrimitives directly. The module `Synchronization` has a lock and atomic
// words as well, but requires systems newer than those that Furnish supports.

/// A mutual-exclusion lock, held for a few instructions and never while code of a user runs.
// `@unchecked Sendable`: the one stored pointer is set once, in `init`, and points to a mutex of the system, which any
// thread may use.
@usableFromInline
package final class Lock: @unchecked Sendable {
  @usableFromInline let raw = furnish_lock_make()

  package init() {}

  deinit { furnish_lock_free(raw) }

  @inlinable
  package func lock() { furnish_lock_lock(raw) }

  @inlinable
  package func unlock() { furnish_lock_unlock(raw) }

  @inlinable
  package func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// The identity of a thread.
struct ThreadIdentity: Equatable {
  private let number: UInt

  /// - Parameter number: The number that `furnish_current_thread` returned on the thread.
  init(_ number: UInt) { self.number = number }

  static var current: Self { Self(furnish_current_thread()) }
}

/// A condition variable. A thread releases its lock while it waits for the condition.
// `@unchecked Sendable`: as for ``Lock``, with a condition of the system.
final class ThreadCondition: @unchecked Sendable {
  private let raw = furnish_condition_make()

  deinit { furnish_condition_free(raw) }

  /// Releases `lock`, sleeps until ``broadcast()``, and acquires `lock` again.
  func wait(_ lock: Lock) { furnish_condition_wait(raw, lock.raw) }

  func broadcast() { furnish_condition_broadcast(raw) }
}

/// A word that threads read and write atomically. Loads acquire, stores release, and operations that read and write the
/// word do both.
// `@unchecked Sendable`: it is an address, and every access to the memory at that address is atomic.
@usableFromInline
package struct AtomicWord: @unchecked Sendable {
  @usableFromInline package let address: UnsafeMutablePointer<furnish_word>

  /// Creates a word inside of an object: `storage` is a stored property of a class. Such a property stays where it is
  /// until the object is freed, so the address may be used after this call; and the property is accessed only through
  /// it. Call this in the object's `init`, before another thread has access.
  @inlinable
  package init(inside storage: inout furnish_word) {
    address = withUnsafeMutablePointer(to: &storage) { $0 }
  }

  /// A word that must not be used yet: the value of a property until `init` sets it.
  @inlinable
  package static var unplaced: Self { Self(address: UnsafeMutablePointer(bitPattern: 8)!) }

  /// Returns a word that is never freed.
  package static func immortal() -> Self {
    let address = UnsafeMutablePointer<furnish_word>.allocate(capacity: 1)
    address.initialize(to: furnish_word())
    return Self(address: address)
  }

  @inlinable
  init(address: UnsafeMutablePointer<furnish_word>) { self.address = address }

  @inlinable
  package func load() -> UInt { furnish_word_load(address) }

  @inlinable
  package func store(_ value: UInt) { furnish_word_store(address, value) }

  /// Stores `value` if the word is `expected`, and returns whether it was.
  @inlinable
  package func replace(_ expected: UInt, with value: UInt) -> Bool { furnish_word_replace(address, expected, value) }

  /// Adds a number to the word and returns the sum.
  @inlinable
  package func add(_ number: UInt) -> UInt { furnish_word_add(address, number) }

  /// Sets bits, and returns the value of the word before.
  @inlinable
  package func setBits(_ bits: UInt) -> UInt { furnish_word_set_bits(address, bits) }

  /// Stores `value` if the word is still 0, and returns whether it did.
  @inlinable
  package func storeFirst(_ value: UInt) -> Bool { furnish_word_store_first(address, value) }

  /// Returns the object whose address this word stores, not retained; nil while the word is 0.
  @inlinable
  func object<Object: AnyObject>(as type: Object.Type) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: load()).map(Unmanaged.fromOpaque)
  }

  /// Stores the object, retained, if the word is still 0, and returns whether it did.
  func storeFirst(_ object: some AnyObject) -> Bool {
    let retained = Unmanaged.passRetained(object)
    if storeFirst(UInt(bitPattern: retained.toOpaque())) { return true }
    retained.release()
    return false
  }
}

/// The thread that runs the main actor. On Linux, the main actor may move from one thread to another.
package enum MainThread {
  package static var isCurrent: Bool { furnish_is_on_main_actor() }
}

extension Actor {
  /// Whether the calling code runs on this actor.
  package nonisolated var isCurrent: Bool {
    if self === MainActor.shared { return MainThread.isCurrent }
    // `unsafeBitCast`: the reference to an executor is a frozen structure of two words, its identity and its
    // implementation.
    let executor = unsafeBitCast(unownedExecutor, to: (identity: UnsafeRawPointer, implementation: UInt).self)
    return furnish_is_on_executor(executor.identity)
  }
}
