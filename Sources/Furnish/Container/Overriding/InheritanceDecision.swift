/// The decision whether an instance from the scope below is valid in an overriding scope. It is valid unless one of its
/// dependencies, direct or indirect, is a different one in the overriding scope.
///
/// The decision follows requests without recursion, because a chain of services may be long. It examines no service
/// twice: ``ExistingInstances`` has the answers of one search, and ``store()`` stores the answer for each service on
/// the way in the overriding scope.
struct InheritanceDecision {
  private let scope: ServiceScope
  private let override: ScopeOverride
  private let existing: ExistingInstances

  /// The answers that ``store()`` stores.
  private var decided: [(slot: Slot, isShared: Bool)] = []

  init(_ scope: ServiceScope, _ override: ScopeOverride, _ existing: ExistingInstances) {
    self.scope = scope
    self.override = override
    self.existing = existing
  }

  private struct Step {
    let slot: Slot
    /// The dependencies that were not examined yet.
    var remaining: [Slot]
  }

  /// Returns the instance that exists in the scope below, or `nil` if none exists.
  private func below(_ slot: Slot) -> ServiceInstance? {
    override.differences.below(slot).flatMap { existing.find($0, in: override.base)?.instance }
  }

  /// Returns or sets the answer for a service, which is the same for the whole search.
  private subscript(slot: Slot) -> Bool? {
    get { existing.answers[ExistingInstances.Key(slot, scope)] }
    nonmutating set { existing.answers[ExistingInstances.Key(slot, scope)] = newValue }
  }

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
        self[step.slot] = isShared
        if candidate == nil || step.slot !== slot, step.slot.isStored { decided.append((step.slot, isShared)) }
      }
    }
    return isShared
  }

  /// Returns the answer for a service if it is available at once. Otherwise it returns nil, and adds a step that
  /// examines the dependencies of the service.
  private mutating func begin(_ slot: Slot, _ candidate: ServiceInstance?, _ steps: inout [Step]) -> Bool? {
    if candidate == nil, let known = self[slot] { return known }
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
        self[slot] = false
        return false
      }
      if scope.sharesOutsideCell(instance, slot) { return true }
      if instance.provider?.wasCaptured == true { return refuse(slot) }
      requested = instance.provider?.services ?? []
    }
    guard let dependencies = dependencies(of: slot, requested) else { return candidate == nil ? refuse(slot) : false }
    // Two services may depend on each other if one requests the other later. Such a cycle alone does not prevent
    // sharing.
    self[slot] = true
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
    self[slot] = false
    if slot.isStored { decided.append((slot, false)) }
    return false
  }

  /// Returns the registrations that a service depends on, or nil if one of its dependencies is a different one in the
  /// overriding scope.
  private func dependencies(of slot: Slot, _ requested: Set<RequestedService>) -> [Slot]? {
    var found: [Slot] = []
    let table = scope.table
    for request in slot.dependencies where !request.isProvider {
      guard let service = table.services.number(of: request.identity) else { continue }
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

  /// Stores the answers in the overriding scope, for later requests.
  func store() {
    for (slot, isShared) in decided {
      if !isShared {
        scope.markOwn(slot, scope.cell(of: slot))
      } else if let instance = below(slot) {
        scope.noteShared(instance, slot)
      }
    }
  }
}
