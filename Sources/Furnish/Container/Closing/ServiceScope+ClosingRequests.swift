import FurnishAtomics

// Requests to a scope that is being closed. A `close()` may use what the instance depends on, which is closed after it: by
// a `Lazy` parameter or an injected property, that first request may be the one in `close()`.

extension ServiceScope {
  /// The service that code which closes an instance of this scope has requested: a service of a scope around this one
  /// that is open, or an instance that exists here and is not closed.
  ///
  /// - Returns: Nil if none is registered.
  /// - Throws: ``ServiceError`` for all other code, and if the service would have to be created in a scope that is being
  ///   closed.
  @usableFromInline
  @inline(never)
  func lookUpWhileClosing<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T? {
    guard let (holder, slot) = try placeWhileClosing(ServiceIdentity(T.self, request.name)) else { return nil }
    if !holder.isClosing { return try holder.stored(slot).value(as: T.self) }
    return try holder.openInstance(of: slot).value(as: T.self)
  }

  /// The same, for a request that is awaited.
  nonisolated(nonsending) func lookUpAwaitingWhileClosing<T>(_ request: ServiceRequest<T>) async throws -> T? {
    guard let (holder, slot) = try placeWhileClosing(ServiceIdentity(T.self, request.name)) else { return nil }
    if !holder.isClosing { return try await holder.storedAwaiting(slot).value(as: T.self) }
    return try holder.openInstance(of: slot).value(as: T.self)
  }

  /// The registration that answers a request of code which closes an instance of this scope, and the scope that stores
  /// its instance.
  private func placeWhileClosing(
    _ identity: ServiceIdentity
  ) throws(ServiceError) -> (holder: ServiceScope, slot: Slot)? {
    let isClosed = state.load() & ScopeState.closed != 0
    guard !isClosed, outside == nil, ClosingScopes.isInside(self) else { throw isClosedError }
    guard let number = table.services.number(of: identity), current[number] != 0 else { return nil }
    let slot = table.slot(at: place(ofService: number))
    // A transient instance would belong to this scope.
    guard slot.isStored else { throw isClosedError }
    let holder = try holder(of: slot)
    return (holder, holder === self ? slot : holder.ownSlot(slot))
  }

  /// The instance of a registration in this scope, which is being closed.
  private func openInstance(of slot: Slot) throws(ServiceError) -> ServiceInstance {
    if slot.isConfined { try checkIsolation(of: slot) }
    guard let instance = newestInstance(of: slot), !instance.isEnded(lock), isValidHere(instance) else {
      throw isClosedError
    }
    return instance
  }

  /// The newest instance that lives here of a registration, whose cell may be empty already.
  func newestInstance(of slot: Slot) -> ServiceInstance? {
    var newest: ServiceInstance?
    forEachInstance { instance in
      if newest == nil, instance.slot.toOpaque() == Unmanaged.passUnretained(slot).toOpaque() { newest = instance }
    }
    return newest
  }
}
