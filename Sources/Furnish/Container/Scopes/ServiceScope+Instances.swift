import FurnishPrimitives

/// The instances that a scope stores: a list that grows without a lock, and is released with the scope.
extension ServiceScope {
  /// Stores the instances that were passed in.
  func supply() {
    for slot in table.supplied where slot.level == .root {
      // The scope stores a copy, so that the scope and the recipe each release their own.
      if let supplied = slot.supplied { supply(slot, supplied.copied()) }
    }
  }

  /// Stores an instance that was passed in, and that no scope closes.
  func supply(_ slot: Slot, _ storage: ValueStorage) {
    let instance = ServiceInstance(storage, of: slot, in: self)
    instance.isSupplied = true
    add(instance)
    furnish_word_store(cell(of: slot).word, CellWord.instance(instance))
  }

  /// Makes this scope the owner of an instance, which is released with the scope: not before, because readers hold no
  /// lock.
  func add(_ instance: ServiceInstance) {
    let word = UInt(bitPattern: Unmanaged.passRetained(instance).toOpaque())
    while true {
      let next = newest.load()
      instance.next = next
      if newest.replace(next, with: word) { return }
    }
  }

  /// The instances that this scope stores, the newest first.
  var instances: [ServiceInstance] {
    var all: [ServiceInstance] = []
    forEachInstance { all.append($0) }
    return all
  }

  /// Calls `body` with each instance that this scope stores, the newest first.
  func forEachInstance(_ body: (ServiceInstance) -> Void) {
    forEachReference { $0._withUnsafeGuaranteedRef(body) }
  }

  /// Releases the instances that this scope stores, at its end.
  func releaseInstances() { forEachReference { $0.release() } }

  @inline(__always)
  private func forEachReference(_ body: (Unmanaged<ServiceInstance>) -> Void) {
    var next = UnsafeRawPointer(bitPattern: newest.load())
    while let address = next {
      let instance = Unmanaged<ServiceInstance>.fromOpaque(address)
      next = UnsafeRawPointer(bitPattern: instance._withUnsafeGuaranteedRef { $0.next })
      body(instance)
    }
  }
}
