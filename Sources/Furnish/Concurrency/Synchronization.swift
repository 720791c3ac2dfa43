public import FurnishAtomics

// Everything in Furnish that locks, waits or reads what another thread may be
// writing goes through this file. `Synchronization` would do, but asks for
// systems newer than those that Furnish supports.

/// A mutual-exclusion lock, held for a few instructions and never while code of a user runs.
///
/// `@unchecked Sendable`: the one stored pointer is set once, in `init`, and leads to a
/// `pthread_mutex_t`, which any thread may use.
package final class Lock: @unchecked Sendable {
  fileprivate let raw = furnish_lock_make()

  package init() {}

  deinit { furnish_lock_free(raw) }

  package func lock() { furnish_lock_lock(raw) }

  package func unlock() { furnish_lock_unlock(raw) }

  package func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A condition that threads await while they give up a lock.
///
/// `@unchecked Sendable`: as for ``Lock``, with a `pthread_cond_t`.
final class Condition: @unchecked Sendable {
  private let raw = furnish_condition_make()

  deinit { furnish_condition_free(raw) }

  /// Gives up `lock`, sleeps until ``broadcast()``, and holds `lock` again.
  func wait(_ lock: Lock) { furnish_condition_wait(raw, lock.raw) }

  func broadcast() { furnish_condition_broadcast(raw) }
}

/// A word that any thread reads and writes whole: stores release, loads acquire.
///
/// It only works in place, so it is only ever a stored property of a class or a global:
/// Swift accesses those where they stand, without a copy, so that the C functions below
/// always get the one address of this word. Such a property says
/// `@exclusivity(unchecked)`, because two threads may be inside `load()` at once: that is
/// what the word is for.
@usableFromInline
package struct AtomicWord {
  @usableFromInline var raw = furnish_word()

  @inlinable
  package init() {}

  @inlinable
  package mutating func load() -> UInt { furnish_word_load(&raw) }

  @inlinable
  package mutating func store(_ value: UInt) { furnish_word_store(&raw, value) }

  /// Stores `value` if the word is still 0, and tells whether it did.
  mutating func storeFirst(_ value: UInt) -> Bool { furnish_word_store_first(&raw, value) }

  /// The object at this address, not retained; nil while the word is 0.
  @inlinable
  mutating func object<Object: AnyObject>(as type: Object.Type) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: load()).map(Unmanaged.fromOpaque)
  }

  /// Stores the object, retained, if the word is still 0, and tells whether it did.
  mutating func storeFirst(_ object: some AnyObject) -> Bool {
    let retained = Unmanaged.passRetained(object)
    if storeFirst(UInt(bitPattern: retained.toOpaque())) { return true }
    retained.release()
    return false
  }
}
