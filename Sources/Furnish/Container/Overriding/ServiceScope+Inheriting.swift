import FurnishPrimitives

// An overriding scope and the one below it: which of the two an instance belongs to.
//
// If all dependencies are declared, the answer is known when the override is created. If a recipe takes the provider,
// only the requests of a running recipe show its dependencies. Then one build creates the instance for all scopes that
// may store it: the build claims the cell of the lowest of these scopes, and runs in the scope that received the
// request. The requests of the recipe decide where the instance belongs. The cell of the overriding scope stores the
// answer: the instance of the scope below, or the mark that this scope has its own.
//
// Example: a container registers `Log` and `Report`, and the provider `quiet` overrides `Log`. The recipe of `Report`
// takes the provider. A request to `quiet` claims the cell of `Report` in the container, and runs the recipe. If the
// recipe has requested `Log`, the instance belongs to `quiet`, and the cell in the container is empty again. Otherwise
// the instance belongs to the container, and `quiet` shares it.

extension ServiceScope {
  /// Returns the instance of the scope below, if it is valid in this scope.
  ///
  /// - Returns: Nil if the cell has changed, and must be read again.
  func inherited(_ slot: Slot, _ cell: Cell, from override: ScopeOverride) throws(ServiceError) -> ServiceInstance? {
    switch override.differences.relation(of: slot) {
    case .own:
      markOwn(slot, cell)
      return nil
    case .shared(let below):
      let lowest = lowestShared(below, from: override)
      return inherit(try lowest.scope.stored(lowest.slot), slot)
    case .undecided(let below):
      switch findUndecided(slot, below, from: override) {
      case .shared(let scope, let slot): return try scope.stored(slot)
      case .changed: return nil
      case .missing(let claimed, let word, let search):
        return try build(slot, claiming: claimed, from: word, after: search)
      case .building(let claimed): return try waitForBuild(of: slot, claiming: claimed) ? nil : builtApart(slot)
      }
    }
  }

  /// Returns the instance of the scope below, if it is valid in this scope, and awaits recipes where that is necessary.
  ///
  /// - Parameter wasAbandoned: As in ``buildAwaiting(_:claiming:from:_:after:inside:wasAbandoned:)``. Set to true when
  ///   this is the case.
  /// - Returns: Nil if the cell has changed, and must be read again.
  @inline(never)
  nonisolated(nonsending) func inheritedAwaiting(
    _ slot: Slot, _ cell: Cell, from override: ScopeOverride, inside chain: PreparationChain?,
    _ wasAbandoned: inout Bool
  ) async throws -> ServiceInstance? {
    switch override.differences.relation(of: slot) {
    case .own:
      markOwn(slot, cell)
      return nil
    case .shared(let below):
      let lowest = lowestShared(below, from: override)
      return inherit(try await lowest.scope.storedAwaiting(lowest.slot, inside: chain), slot)
    case .undecided(let below):
      switch findUndecided(slot, below, from: override) {
      case .shared(let scope, let slot): return try await scope.storedAwaiting(slot, inside: chain)
      case .changed: return nil
      case .missing where !slot.isAsynchronous && table.needsAwaiting(slot):
        return try await afterPreparing(slot, inside: chain) {
          // Other builds may have ended in the meantime, and stored their instances elsewhere.
          guard case .missing(let claimed, let word, let search) = self.findUndecided(slot, below, from: override)
          else { return nil }
          return try self.build(slot, claiming: claimed, from: word, after: search)
        }
      case .missing(let claimed, let word, let search):
        return try await buildAwaiting(
          slot, claiming: claimed, from: word, after: search, inside: chain, wasAbandoned: wasAbandoned)
      case .building(let claimed):
        switch try await awaitBuild(of: slot, claiming: claimed) {
        case .ended(let instance): return instance
        case .abandoned:
          wasAbandoned = true
          return nil
        case .mayWaitForCaller: return try await builtApartAwaiting(slot, inside: chain)
        }
      }
    }
  }

  /// The instance of a registration of which it is not decided whether this scope shares it with the scope below.
  private enum UndecidedInstance {
    /// The instance exists in another scope, and is valid in this one.
    case shared(ServiceScope, Slot)
    /// The cell of this scope has changed, and must be read again.
    case changed
    /// No instance exists. A build claims the cell, whose word is the second value.
    case missing(Cell, UInt, after: InstanceSearch)
    /// Another build has claimed the cell.
    case building(Cell)
  }

  private func findUndecided(_ slot: Slot, _ below: Slot, from override: ScopeOverride) -> UndecidedInstance {
    let search = InstanceSearch()
    let existing = ExistingInstances()
    if let found = existing.find(below, in: override.base) {
      return existing.decide(slot, in: self, override) ? .shared(found.scope, found.slot) : .changed
    }
    let (lowest, lowestSlot) = lowestUndecided(slot)
    let claimed = lowest.cell(of: lowestSlot)
    let word = furnish_word_load(claimed.word)
    return switch CellState(word) {
    case .empty: .missing(claimed, word, after: search)
    case .ready, .restricted: .changed
    case .building, .contended, .suspending: .building(claimed)
    }
  }

  /// Finds the scope below an overriding one that creates or has an instance which all scopes in between share.
  private func lowestShared(_ below: Slot, from override: ScopeOverride) -> (scope: ServiceScope, slot: Slot) {
    var found = (scope: override.base, slot: override.base.ownSlot(below))
    while case .empty(isOwn: false) = found.scope.cell(of: found.slot).state, let override = found.scope.override,
      case .shared(let below) = override.differences.relation(of: found.slot)
    {
      found = (override.base, override.base.ownSlot(below))
    }
    return found
  }

  /// Finds the lowest scope whose cell may later hold the instance of an undecided registration.
  func lowestUndecided(_ slot: Slot) -> (ServiceScope, Slot) {
    var found = (scope: self, slot: slot)
    // A scope whose cell is not empty, or has the mark, is decided.
    while let override = found.scope.override, case .empty(isOwn: false) = found.scope.cell(of: found.slot).state {
      switch override.differences.relation(of: found.slot) {
      case .own: return found
      case .shared(let below), .undecided(let below):
        found = (override.base, override.base.table.slots[below.number])
      }
    }
    return found
  }

  /// Finds the instance that a request to this scope would return without building one.
  func existing(_ slot: Slot) -> ServiceInstance? { ExistingInstances().find(slot, in: self)?.instance }

  /// Stores the instance of the scope below in the cell of this scope as well, if it stays in one cell for as long as its
  /// scope lives. The scope below retains the instance, and this scope retains that scope.
  ///
  /// - Returns: The instance.
  @discardableResult
  private func inherit(_ instance: ServiceInstance, _ slot: Slot) -> ServiceInstance {
    if !instance.livesOutsideCell {
      _ = furnish_word_replace(cell(of: slot).word, CellWord.empty(slot), CellWord.instance(instance))
    }
    return instance
  }

  /// Stores the decision that an instance of the scope below is valid in this scope.
  func noteShared(_ instance: ServiceInstance, _ slot: Slot) {
    if !instance.livesOutsideCell {
      inherit(instance, slot)
    } else if let holder = try? holder(of: slot) {
      holder.withExtras { $0.shared[slot.number] = OutsideInstance(instance) }
    }
  }

  /// Returns whether an instance of the scope below that is not in a cell is known to be valid in this scope.
  func sharesOutsideCell(_ instance: ServiceInstance, _ slot: Slot) -> Bool {
    guard instance.livesOutsideCell, let holder = try? holder(of: slot) else { return false }
    return holder.withExtrasIfAny { $0.shared[slot.number] == OutsideInstance(instance) } ?? false
  }

  /// Returns the instance that is valid for the calling code, where the cell of this scope has another one.
  func another(than instance: ServiceInstance, _ slot: Slot) throws(ServiceError) -> ServiceInstance {
    guard let below = scopeBelow(of: instance, slot) else { return try builtApart(slot) }
    if let instance = storedOutsideCell(slot) { return instance }
    return try below.scope.stored(below.slot)
  }

  /// Returns the instance as ``another(than:_:)`` does, and awaits its creation if necessary.
  nonisolated(nonsending) func anotherAwaiting(
    than instance: ServiceInstance, _ slot: Slot, inside chain: PreparationChain?
  ) async throws -> ServiceInstance {
    guard let below = scopeBelow(of: instance, slot) else { return try await builtApartAwaiting(slot, inside: chain) }
    if let instance = storedOutsideCell(slot) { return instance }
    return try await below.scope.storedAwaiting(below.slot, inside: chain)
  }

  /// Finds the scope that an instance in a cell of this scope is inherited from, and the registration there.
  ///
  /// - Returns: Nil if the instance belongs to this scope.
  private func scopeBelow(of instance: ServiceInstance, _ slot: Slot) -> (scope: ServiceScope, slot: Slot)? {
    var found = (scope: self, slot: slot)
    while instance.owner.toOpaque() != Unmanaged.passUnretained(found.scope).toOpaque() {
      guard let override = found.scope.override, let below = override.differences.below(found.slot) else { return nil }
      found = (override.base, below)
    }
    return found.scope === self ? nil : found
  }

  /// Returns whether the instance that exists in the scope below is valid in this scope.
  func shares(_ slot: Slot, from override: ScopeOverride) -> Bool {
    var decision = InheritanceDecision(self, override, ExistingInstances())
    return decision.serves(slot, candidate: nil)
  }

  func markOwn(_ slot: Slot, _ cell: Cell) {
    _ = furnish_word_replace(cell.word, CellWord.empty(slot), CellWord.emptyAndOwn(slot))
  }

  /// Finds the scope that a new instance belongs to: the innermost that contributed to it.
  ///
  /// - Parameter lowest: The cell of the lowest scope that it may belong to.
  func contributor(
    to instance: ServiceInstance, _ slot: Slot, below lowest: Cell
  ) -> (scope: ServiceScope, slot: Slot) {
    // An instance that stores its provider may request anything later, and must then receive the same services as its
    // requester.
    if instance.provider?.wasCaptured == true { return (self, slot) }
    var owner = (scope: self, slot: slot)
    let existing = ExistingInstances()
    while let override = owner.scope.override, owner.scope.cell(of: owner.slot).word != lowest.word {
      var decision = InheritanceDecision(owner.scope, override, existing)
      if !decision.serves(owner.slot, candidate: instance) { return owner }
      switch override.differences.relation(of: owner.slot) {
      case .own: return owner
      case .shared(let below), .undecided(let below):
        owner = (override.base, override.base.table.slots[below.number])
      }
    }
    return owner
  }
}

extension ServiceInstance {
  /// A Boolean value that indicates whether no cell stores the instance, because it may expire or lives with an override
  /// of a value.
  fileprivate var livesOutsideCell: Bool { expiry != nil || link != nil }
}
