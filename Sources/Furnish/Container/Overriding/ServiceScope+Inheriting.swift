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
    var home = (scope: self, slot: slot)
    while let override = home.scope.override, home.scope.cell(of: home.slot).word != lowest.word {
      var decision = InheritanceDecision(home.scope, override)
      if !decision.serves(home.slot, candidate: instance) { return home }
      switch override.differences.relation(of: home.slot) {
      case .own: return home
      case .shared(let below), .undecided(let below):
        home = (override.base, override.base.table.slots[below.number])
      }
    }
    return home
  }

  /// Returns the instance that exists in the scope below, or `nil` if none exists.
  fileprivate func existingBelow(_ slot: Slot, _ override: ScopeOverride) -> ServiceInstance? {
    override.differences.below(slot).flatMap { override.base.existing($0) }
  }
}

extension ServiceInstance {
  /// A Boolean value that indicates whether the instance depends on an override of a value, or is valid under certain
  /// overrides only.
  fileprivate var isBelowOverride: Bool { link != nil }
}

/// The decision whether an instance from the scope below is valid in an overriding scope. It is valid unless one of its
/// dependencies, direct or indirect, is a different one in the overriding scope.
///
/// The decision follows requests without recursion, because a chain of services may be long. It examines no service
/// twice: ``ServiceScope/decide(_:)`` stores the answer for each service on the way in the cell of that service.
private struct InheritanceDecision {
  private let scope: ServiceScope
  private let override: ScopeOverride

  /// The answers so far.
  private(set) var decided: [(slot: Slot, isShared: Bool)] = []
  private var answers: [Int: Bool] = [:]

  init(_ scope: ServiceScope, _ override: ScopeOverride) {
    self.scope = scope
    self.override = override
  }

  private struct Step {
    let slot: Slot
    /// The dependencies that were not examined yet.
    var remaining: [Slot]
  }

  func below(_ slot: Slot) -> ServiceInstance? { scope.existingBelow(slot, override) }

  /// Returns whether an instance of a service is valid in the overriding scope.
  ///
  /// - Parameter candidate: A new instance of `slot`; nil for the one that exists below.
  mutating func serves(_ slot: Slot, candidate: ServiceInstance?) -> Bool {
    var steps: [Step] = []
    if let known = begin(slot, candidate, &steps) { return known }
    var isShared = true
    while var step = steps.popLast() {
      if isShared, let next = step.remaining.popLast() {
        steps.append(step)
        isShared = begin(next, nil, &steps) ?? true
      } else {
        answers[step.slot.number] = isShared
        if candidate == nil || step.slot !== slot, step.slot.isStored { decided.append((step.slot, isShared)) }
      }
    }
    return isShared
  }

  /// Returns the answer for a service if it is available at once. Otherwise it returns nil, and adds a step that
  /// examines the dependencies of the service.
  private mutating func begin(_ slot: Slot, _ candidate: ServiceInstance?, _ steps: inout [Step]) -> Bool? {
    if let known = answers[slot.number] { return known }
    switch override.differences.relation(of: slot) {
    case .own: return false
    case .shared: return true
    case .undecided: break
    }
    var requested: Set<RequestedService> = []
    if let candidate {
      requested = candidate.provider?.services ?? []
    } else if slot.isStored {
      switch scope.cell(of: slot).state {
      case .ready(let instance), .restricted(let instance):
        return !isStoredHere(instance, slot)
      case .empty(isOwn: true), .building, .contended, .suspending: return false
      case .empty: break
      }
      guard let instance = below(slot) else {
        // The instance was released, so its requests are unknown.
        answers[slot.number] = false
        return false
      }
      if instance.provider?.wasCaptured == true { return refuse(slot) }
      requested = instance.provider?.services ?? []
    }
    guard let dependencies = dependencies(of: slot, requested) else { return candidate == nil ? refuse(slot) : false }
    // Two services may depend on each other if one requests the other later. Such a cycle alone does not prevent
    // sharing.
    answers[slot.number] = true
    steps.append(Step(slot: slot, remaining: dependencies))
    return nil
  }

  /// Returns whether an instance belongs to the overriding scope itself, to an enclosing scope of the same override, or
  /// to an earlier generation of the container.
  private func isStoredHere(_ instance: ServiceInstance, _ slot: Slot) -> Bool {
    guard let holder = try? scope.holder(of: slot) else { return false }
    return instance.owner.toOpaque() == Unmanaged.passUnretained(holder).toOpaque() || holder.hasAdopted(instance)
  }

  /// Stores the answer that the instance below is not valid in this scope.
  private mutating func refuse(_ slot: Slot) -> Bool {
    answers[slot.number] = false
    if slot.isStored { decided.append((slot, false)) }
    return false
  }

  /// Returns the registrations that a service depends on, or nil if one of its dependencies is a different one in the
  /// overriding scope.
  private func dependencies(of slot: Slot, _ requested: Set<RequestedService>) -> [Slot]? {
    var found: [Slot] = []
    let table = scope.table
    for request in slot.dependencies where !request.isProvider {
      guard let service = table.services.number(of: request.key) else { continue }
      if override.differences.isChanged(service) { return nil }
      for dependency in table.slots(of: request.requested) {
        // A service that is requested later may not exist yet. Then its own requests are unknown, so it cannot be
        // shared for certain.
        if request.isDeferred, case .undecided = override.differences.relation(of: dependency) { return nil }
        found.append(dependency)
      }
    }
    for request in requested {
      // A request for a missing service counts, too: this scope may have the service that is missing below.
      guard let service = table.services.number(of: request.identity) else { continue }
      if override.differences.isChanged(service) { return nil }
      found += table.slots(of: request)
    }
    return found
  }
}
