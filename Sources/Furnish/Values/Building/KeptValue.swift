/// A value in memory of its own, of a type that only its maker and its readers know.
struct KeptStorage {
  let address: UnsafeMutableRawPointer

  /// For how long it is kept, where that is not as long as its scope.
  var keeping: Keeping?

  private let type: any Any.Type

  /// Memory for one value; `fill` puts it there.
  ///
  /// - Throws: What `fill` throws; nothing is kept then.
  init<Failure: Error>(
    of type: any Any.Type, fill: (UnsafeMutableRawPointer) throws(Failure) -> Void
  ) throws(Failure) {
    func layout<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    let layout = _openExistential(type, do: layout)
    self.type = type
    address = .allocate(byteCount: layout.size, alignment: layout.alignment)
    do throws(Failure) {
      try fill(address)
    } catch {
      address.deallocate()
      throw error
    }
  }

  init<Value>(_ value: Value) {
    type = Value.self
    address = .allocate(
      byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    address.initializeMemory(as: Value.self, to: value)
  }

  func destroy() {
    func deinitialize<Value>(_ type: Value.Type) {
      address.assumingMemoryBound(to: type).deinitialize(count: 1)
    }
    _openExistential(type, do: deinitialize)
    address.deallocate()
  }

  /// The value, boxed: for questions that are seldom asked, as whether it can be closed.
  var boxed: Any {
    func box<Value>(_ type: Value.Type) -> Any { address.assumingMemoryBound(to: type).pointee }
    return _openExistential(type, do: box)
  }

  /// The same value in other memory.
  func copied() -> KeptStorage {
    func copy<Value>(_ type: Value.Type) -> KeptStorage {
      KeptStorage(address.assumingMemoryBound(to: type).pointee)
    }
    return _openExistential(type, do: copy)
  }
}

/// A value that was made, with all that it depends on: it is valid wherever the keys that
/// were read for it have the same overrides, or none.
///
/// Not generic: the first instance of a generic class costs the runtime thousands of
/// instructions for each type of value.
///
/// `@unchecked Sendable`: everything is set in `init`, and the value's type is `Sendable`, or
/// bound to the main actor and then made, read and let go there alone.
@usableFromInline
package final class KeptValue: @unchecked Sendable {
  /// First, so that a reader finds it where the object begins.
  @usableFromInline let storage: UnsafeMutableRawPointer

  /// Set in `init`, and by ``move(to:)`` before anybody else sees this.
  @exclusivity(unchecked) private(set) var key: UInt
  let dependencies: [Dependency]

  /// Set by `prepareServices`, not computed.
  let isPrepared: Bool

  /// The bits of the dependencies. Where none of them is overridden, this is valid.
  @usableFromInline let mask: UInt64

  private let kept: KeptStorage
  let isBoundToMainActor: Bool

  /// Not `Sendable`, and so for the main actor alone.
  let isConfined: Bool

  /// Whether another context would make another value.
  private let dependsOnContext: Bool

  /// Whether the context was overridden when this was made.
  private let hadOverriddenContext: Bool

  init(
    _ kept: KeptStorage, key: UInt, dependencies: [Dependency] = [], isPrepared: Bool = false,
    dependsOnContext: Bool = true, isBoundToMainActor: Bool = false, isConfined: Bool = false
  ) {
    self.kept = kept
    storage = kept.address
    self.key = key
    self.dependencies = dependencies
    self.isPrepared = isPrepared
    self.dependsOnContext = dependsOnContext && !isPrepared
    self.isBoundToMainActor = isBoundToMainActor
    self.isConfined = isConfined
    mask = dependencies.reduce(self.dependsOnContext ? KeyBits.context : 0) {
      $0 | KeyBits.overrideBit($1.key)
    }
    hadOverriddenContext = dependencies.contains { $0.key == KeyBits.contextAddress }
  }

  convenience init<Value: Sendable>(
    _ value: Value, key: UInt, dependencies: [Dependency] = [], isPrepared: Bool = false
  ) {
    self.init(KeptStorage(value), key: key, dependencies: dependencies, isPrepared: isPrepared)
  }

  deinit {
    guard isBoundToMainActor, !MainThread.isCurrent else { return kept.destroy() }
    // Only its address travels, and nobody else knows it any more.
    nonisolated(unsafe) let kept = kept
    Task { @MainActor in kept.destroy() }
  }

  /// The value. All that is kept for a key is of its type of value.
  @inlinable
  func value<Value>(as type: Value.Type) -> Value {
    storage.assumingMemoryBound(to: type).pointee
  }

  var boxed: Any { kept.boxed }

  var keeping: Keeping? { kept.keeping }

  /// Makes values that are kept as this one is, for the same instance, without keeping it.
  var sibling: @Sendable (KeptStorage) -> KeptValue {
    let (key, dependencies, dependsOnContext) = (key, dependencies, dependsOnContext)
    let (isBoundToMainActor, isConfined) = (isBoundToMainActor, isConfined)
    return { storage in
      KeptValue(
        storage, key: key, dependencies: dependencies, dependsOnContext: dependsOnContext,
        isBoundToMainActor: isBoundToMainActor, isConfined: isConfined)
    }
  }

  /// Gives it another key, for the place where it comes to live. Only while it is new.
  func move(to key: UInt) { self.key = key }

  /// Whether a read from `layer` would compute the same.
  func isValid(from layer: Layer) -> Bool {
    if dependsOnContext, !hadOverriddenContext, layer.find(KeyBits.contextAddress, tells: false) != nil {
      return false
    }
    return dependencies.allSatisfy { $0.holds(from: layer) }
  }

  /// Whether there can still be a layer from which this is valid.
  var isReachable: Bool { dependencies.allSatisfy(\.isReachable) }

  /// Tells the builds of a chain what this depends on: they now do, too.
  func tell(_ layer: Layer) {
    guard layer.isAttentive else { return }
    if dependsOnContext { _ = layer.find(KeyBits.contextAddress, tells: true) }
    for dependency in dependencies { _ = layer.find(dependency.key, tells: true) }
  }
}
