public import FurnishPrimitives

// A recipe stores the service that it creates in memory of its caller, so that none of these functions depends on the
// type of the service.

extension ServiceScope {
  /// Returns a new service that no scope stores.
  ///
  /// - Throws: ``ServiceError`` with the chain, also if the stack is nearly exhausted.
  @inlinable
  func created<T>(_ slot: Unmanaged<Slot>, as type: T.Type) throws(ServiceError) -> T {
    try withUnsafeTemporaryAllocation(of: type, capacity: 1) { memory throws(ServiceError) in
      try create(slot, at: UnsafeMutableRawPointer(memory.baseAddress!))
      return memory.moveElement(from: 0)
    }
  }

  /// Creates an instance that no scope stores, in uninitialized memory for a value of the service's type.
  ///
  /// - Throws: ``ServiceError`` with the chain, also if the stack is nearly exhausted. The memory is not initialized
  ///   then.
  @inlinable
  func create(_ slot: Unmanaged<Slot>, at memory: UnsafeMutableRawPointer) throws(ServiceError) {
    // The memory is not initialized here: entering the frame does that.
    try withUnsafeTemporaryAllocation(of: furnish_frame.self, capacity: 1) { space throws(ServiceError) in
      let frame = space.baseAddress!
      let fits = furnish_frame_enter(frame, slot.toOpaque(), nil, nil, Unmanaged.passUnretained(self).toOpaque())
      defer { furnish_frame_leave(frame) }
      if !fits { throw stackIsShort() }
      try callRecipe(of: slot, at: memory)
    }
  }

  /// Calls a recipe and its decorators. They store the service in uninitialized memory for a value of its type.
  ///
  /// The table retains the slot. Retaining it here as well would cost as much as the rest of the call.
  ///
  /// - Throws: ``ServiceError`` with the chain. The memory is not initialized then.
  @inlinable
  func callRecipe(of slot: Unmanaged<Slot>, at memory: UnsafeMutableRawPointer) throws(ServiceError) {
    do {
      try slot._withUnsafeGuaranteedRef { try $0.maker(self, $0.edges, memory) }
      if slot._withUnsafeGuaranteedRef({ $0.isDecorated }) { try decorate(slot, at: memory) }
    } catch {
      throw ServiceError.failed(error, creating: slot)
    }
  }

  @usableFromInline
  func stackIsShort() -> ServiceError { table.stackIsShort() }

  @usableFromInline
  func decorate(_ slot: Unmanaged<Slot>, at memory: UnsafeMutableRawPointer) throws {
    let wrapped = try slot.takeUnretainedValue().decorate(at: memory, in: self)
    // The innermost frame belongs to this registration: the frames of its dependencies have ended.
    if let wrapped, let frame = furnish_frame_innermost() { wrapped.attach(to: frame) }
  }
}
