import FurnishPrimitives

// Requests to a scope that is being closed. A `close()` may use the dependencies of its instance, which are closed
// after it. With a `Lazy` parameter or an injected property, the first request for a dependency may be that of
// `close()`.

extension ServiceScope {
  /// Finds a service for code that closes an instance of this scope: a service of an enclosing scope that is open, or
  /// an instance that exists in this scope and is not closed.
  ///
  /// - Returns: Nil if none is registered.
  /// - Throws: ``ServiceError`` if the calling code does not run in the `close()` of such an instance, or if the
  ///   service would have to be created in a scope that is being closed.
  @usableFromInline
  @inline(never)
  func lookUpWhileClosing<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T? {
    guard let (holder, slot) = try placeWhileClosing(ServiceIdentity(T.self, request.name)) else { return nil }
    if !holder.isClosing { return try holder.stored(slot).value(as: T.self) }
    return try holder.openInstance(of: slot).value(as: T.self)
  }

  /// Finds the service as ``lookUpWhileClosing(_:)`` does, for a request that is awaited.
  nonisolated(nonsending) func lookUpAwaitingWhileClosing<T>(_ request: ServiceRequest<T>) async throws -> T? {
    guard let (holder, slot) = try placeWhileClosing(ServiceIdentity(T.self, request.name)) else { return nil }
    if !holder.isClosing { return try await holder.storedAwaiting(slot).value(as: T.self) }
    return try holder.openInstance(of: slot).value(as: T.self)
  }

  /// Finds the registration that answers a request, and the scope that stores its instance, for code that closes an
  /// instance of this scope.
  private func placeWhileClosing(
    _ identity: ServiceIdentity
  ) throws(ServiceError) -> (holder: ServiceScope, slot: Slot)? {
    let isClosed = state.load() & ScopeState.closed != 0
    guard !isClosed, outside == nil, ClosingScopes.isInside(self) else { throw isClosedError }
    guard let number = table.services.number(of: identity), current[number] != 0 else { return nil }
    let slot = table.slot(at: place(ofService: number))
    // A transient instance would belong to this scope, which creates nothing any more.
    guard slot.isStored else { throw isClosedError }
    let holder = try holder(of: slot)
    return try holder.existingPlace(of: holder === self ? slot : holder.ownSlot(slot))
  }

  /// Finds the scope and the slot of an existing instance, which an overriding scope may share with the scope below.
  private func existingPlace(of slot: Slot) throws(ServiceError) -> (holder: ServiceScope, slot: Slot) {
    guard isClosing, let override, newestInstance(of: slot) == nil else { return (self, slot) }
    let below: Slot
    switch override.differences.relation(of: slot) {
    case .own: throw isClosedError
    case .shared(let shared): below = shared
    case .undecided(let candidate):
      let existing = ExistingInstances()
      guard existing.find(candidate, in: override.base) != nil, existing.decide(slot, in: self, override) else {
        throw isClosedError
      }
      below = candidate
    }
    return try override.base.existingPlace(of: override.base.ownSlot(below))
  }

  /// Returns the instance of a registration in this scope, which is being closed, or throws if none is open.
  private func openInstance(of slot: Slot) throws(ServiceError) -> ServiceInstance {
    if slot.isConfined { try checkIsolation(of: slot) }
    guard let instance = newestInstance(of: slot), !isEnded(instance), isValidHere(instance) else {
      throw isClosedError
    }
    return instance
  }

  /// Returns whether an instance, or a part of it that a decorator wraps, is closed, possibly as the instance of
  /// another registration.
  private func isEnded(_ instance: ServiceInstance) -> Bool {
    let parts = instance.withWrapped
    var isEnded = false
    forEachInstance { other in
      for ended in other.withWrapped where !isEnded && ended.isEnded {
        isEnded = parts.contains { $0 === ended || $0.isSame(as: ended) }
      }
    }
    return isEnded
  }

  /// Finds the newest instance of a registration that belongs to this scope. Its cell may be empty already.
  func newestInstance(of slot: Slot) -> ServiceInstance? {
    var newest: ServiceInstance?
    forEachInstance { instance in
      if newest == nil, instance.slot.toOpaque() == Unmanaged.passUnretained(slot).toOpaque() { newest = instance }
    }
    return newest
  }
}

extension ServiceInstance {
  /// Returns whether both instances are the same object, or values with the same bytes.
  fileprivate func isSame(as other: ServiceInstance) -> Bool {
    guard let object, let otherObject = other.object else {
      return object == nil && other.object == nil && ValueMemory.isSame(boxed, other.boxed)
    }
    return object == otherObject
  }
}
