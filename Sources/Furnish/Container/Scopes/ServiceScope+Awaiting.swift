import FurnishPrimitives

// The functions that few requests call are not inlined, because a function that may suspend compiles to much code.
extension ServiceScope {
  /// Returns the service of a request, and awaits its creation if necessary.
  ///
  /// - Parameter requester: The provider of the recipe that requests it, if it is one.
  nonisolated(nonsending) func lookUpAwaiting<T>(
    _ request: ServiceRequest<T>, for requester: RecipeProvider? = nil
  ) async throws -> T? {
    let place = request.name == nil ? place(of: T.self) : place(of: T.self, named: request.name)
    let word = word(at: place)
    if word == 0 || request.name != nil, isClosing { return try await lookUpAwaitingWhileClosing(request) }
    return try await instanceAwaiting(at: place, for: requester)?.value(as: T.self)
  }

  /// Returns the instance of a cell, and awaits its creation if necessary; nil if nothing is registered there.
  nonisolated(nonsending) func instanceAwaiting(
    at place: CellPlace, for requester: RecipeProvider? = nil
  ) async throws -> StoredValue? {
    let word = word(at: place)
    if word == 0 { return nil }
    if case .ready(let instance) = CellState(word) { return instance }
    return try await instanceAwaiting(table.slot(at: place), for: requester)
  }

  /// Returns the instance of a cell, if it can be found or created without waiting.
  func instanceAtOnce(at place: CellPlace) throws(ServiceError) -> StoredValue? {
    let word = word(at: place)
    if word == 0 { return nil }
    if case .ready(let instance) = CellState(word) { return instance }
    let slot = table.slot(at: place)
    if table.needsAwaiting(slot) { return nil }
    guard slot.isStored else { return try transient(slot) }
    let holder = try holder(of: slot)
    let own = holder === self ? slot : holder.ownSlot(slot)
    guard holder.override == nil, !own.expires, own.variants.load() == 0 else { return nil }
    let cell = holder.cell(of: own)
    let empty = furnish_word_load(cell.word)
    guard case .empty = CellState(empty) else { return nil }
    return try holder.build(
      own, claiming: cell, from: empty, isRequestedHere: holder === self, after: InstanceSearch(own))
  }

  /// Returns the instance of a registration, and awaits its creation if necessary.
  ///
  /// - Parameter chain: The registrations for which this one is prepared.
  nonisolated(nonsending) func instanceAwaiting(
    _ slot: Slot, for requester: RecipeProvider? = nil, inside chain: PreparationChain? = nil
  ) async throws -> StoredValue {
    if slot.isStored {
      let holder = try holder(of: slot)
      return try await holder.storedAwaiting(slot, isRequestedHere: holder === self, inside: chain)
    }
    guard let requester else { return try await newAwaiting(slot) }
    if !table.needsAwaiting(slot) {
      return try requester.requesting { scope throws(ServiceError) in try scope.transient(slot) }
    }
    return try await TransientBuild.request(through: requester, in: self) { try await newAwaiting(slot) }
  }

  /// Returns a new instance of a transient registration, and awaits its creation if necessary.
  @inline(never)
  nonisolated(nonsending) func newAwaiting(_ slot: Slot) async throws -> StoredValue {
    guard table.needsAwaiting(slot) else { return try transient(slot) }
    if slot.isAsynchronous { return try await transientAwaiting(slot) }
    return try await afterPreparing(slot, inside: nil) { try self.transient(slot) }
  }

  /// Returns the instance of a registration that belongs to this scope, and awaits its creation if necessary.
  @inline(never)
  nonisolated(nonsending) func storedAwaiting(
    _ slot: Slot, isRequestedHere: Bool = false, inside chain: PreparationChain? = nil
  ) async throws -> ServiceInstance {
    let slot = isRequestedHere ? slot : ownSlot(slot)
    let cell = cell(of: slot)
    var wasAbandoned = false
    while true {
      let word = furnish_word_load(cell.word)
      switch CellState(word) {
      case .ready(let instance):
        return instance
      case .restricted(let instance):
        if slot.isConfined { try checkIsolation(of: slot) }
        return try await isValidHere(instance) ? instance : anotherAwaiting(than: instance, slot, inside: chain)
      case .empty(let isOwn):
        if let override, !isOwn {
          if let instance = storedOutsideCell(slot) { return instance }
          if let instance = try await inheritedAwaiting(slot, cell, from: override, inside: chain, &wasAbandoned) {
            return instance
          }
        } else if let instance = try await buildAwaiting(
          slot, claiming: cell, from: word, isRequestedHere, inside: chain, wasAbandoned: wasAbandoned)
        {
          return instance
        }
      case .building, .contended, .suspending:
        if let instance = storedOutsideCell(slot) {
          if slot.isConfined { try checkIsolation(of: slot) }
          return instance
        }
        switch try await awaitBuild(of: slot, claiming: cell) {
        case .ended(let instance?): return instance
        case .ended(nil): break
        case .abandoned: wasAbandoned = true
        case .mayWaitForCaller: return try await builtApartAwaiting(slot, inside: chain)
        }
      }
    }
  }
}
