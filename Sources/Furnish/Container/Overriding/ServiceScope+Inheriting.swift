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
      return inherit(try override.base.stored(below), slot)
    case .undecided(let below):
      let search = InstanceSearch()
      if override.base.existing(below) != nil {
        return decide(slot) ? inherit(try override.base.stored(below), slot) : nil
      }
      let (lowest, lowestSlot) = lowestUndecided(slot)
      let claimed = lowest.cell(of: lowestSlot)
      let word = furnish_word_load(claimed.word)
      switch CellState(word) {
      case .empty: return try build(slot, claiming: claimed, from: word, after: search)
      case .ready, .restricted: return nil
      case .building, .contended, .suspending:
        return try waitForBuild(of: slot, claiming: claimed) ? nil : builtApart(slot)
      }
    }
  }

  /// Returns the instance of the scope below, if it is valid in this scope, and awaits recipes where that is necessary.
  ///
  /// - Returns: Nil if the cell has changed, and must be read again.
  @inline(never)
  nonisolated(nonsending) func inheritedAwaiting(
    _ slot: Slot, _ cell: Cell, from override: ScopeOverride, inside chain: PreparationChain? = nil
  ) async throws -> ServiceInstance? {
    switch override.differences.relation(of: slot) {
    case .own:
      markOwn(slot, cell)
      return nil
    case .shared(let below):
      return inherit(try await override.base.storedAwaiting(below, inside: chain), slot)
    case .undecided(let below):
      let search = InstanceSearch()
      if override.base.existing(below) != nil {
        return decide(slot) ? inherit(try await override.base.storedAwaiting(below, inside: chain), slot) : nil
      }
      let (lowest, lowestSlot) = lowestUndecided(slot)
      let claimed = lowest.cell(of: lowestSlot)
      let word = furnish_word_load(claimed.word)
      switch CellState(word) {
      case .empty:
        return try await buildAwaiting(slot, claiming: claimed, from: word, after: search, inside: chain)
      case .ready, .restricted: return nil
      case .building, .contended, .suspending:
        switch try await awaitBuild(of: slot, claiming: claimed) {
        case .ended(let instance): return instance
        case .mayWaitForCaller: return try await builtApartAwaiting(slot, inside: chain)
        }
      }
    }
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
  func existing(_ slot: Slot) -> ServiceInstance? {
    let slot = ownSlot(slot)
    if !stores(slot.level) { return (try? holder(of: slot))?.existing(slot) }
    switch cell(of: slot).state {
    case .ready(let instance), .restricted(let instance): return instance
    case .building, .contended, .suspending: return findOutsideCell(slot)
    case .empty(let isOwn):
      if let instance = findOutsideCell(slot) { return instance }
      guard let override, !isOwn else { return nil }
      switch override.differences.relation(of: slot) {
      case .own: return nil
      case .shared(let below): return override.base.existing(below)
      case .undecided(let below):
        guard override.base.existing(below) != nil, decide(slot) else { return nil }
        return override.base.existing(below)
      }
    }
  }

  /// Stores the instance of the scope below in the cell of this scope as well, if it is valid for every requester. The
  /// scope below retains the instance, and this scope retains that scope.
  private func inherit(_ instance: ServiceInstance, _ slot: Slot) -> ServiceInstance {
    if !instance.isRestricted, instance.expiry == nil, !instance.isBelowOverride {
      _ = furnish_word_replace(cell(of: slot).word, CellWord.empty(slot), CellWord.instance(instance))
    }
    return instance
  }

  /// Returns whether the instance that exists in the scope below is valid in this scope.
  func shares(_ slot: Slot, from override: ScopeOverride) -> Bool {
    var decision = InheritanceDecision(self, override)
    return decision.serves(slot, candidate: nil)
  }

  private func markOwn(_ slot: Slot, _ cell: Cell) {
    _ = furnish_word_replace(cell.word, CellWord.empty(slot), CellWord.emptyAndOwn(slot))
  }

  /// Decides whether the instance that exists in the scope below is valid in this scope, and stores the answer in the
  /// cell.
  @discardableResult
  func decide(_ slot: Slot) -> Bool {
    guard let override else { return false }
    var decision = InheritanceDecision(self, override)
    let serves = decision.serves(slot, candidate: nil)
    for (decided, isShared) in decision.decided {
      if isShared, let instance = decision.below(decided) {
        _ = inherit(instance, decided)
      } else if !isShared {
        markOwn(decided, cell(of: decided))
      }
    }
    return serves
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
    while let override = owner.scope.override, owner.scope.cell(of: owner.slot).word != lowest.word {
      var decision = InheritanceDecision(owner.scope, override)
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
  /// A Boolean value that indicates whether the instance depends on an override of a value, or is valid under certain
  /// overrides only.
  fileprivate var isBelowOverride: Bool { link != nil }
}
