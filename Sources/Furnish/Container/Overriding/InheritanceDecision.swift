/// The decision whether an instance from the scope below is valid in an overriding scope. It is valid unless one of its
/// dependencies, direct or indirect, is a different one in the overriding scope.
///
/// The decision follows requests without recursion, because a chain of services may be long. It examines no service
/// twice: ``ServiceScope/decide(_:)`` stores the answer for each service on the way in the cell of that service.
struct InheritanceDecision {
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

  /// Returns the instance that exists in the scope below, or `nil` if none exists.
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

extension ServiceScope {
  /// Returns the instance that exists in the scope below, or `nil` if none exists.
  fileprivate func existingBelow(_ slot: Slot, _ override: ScopeOverride) -> ServiceInstance? {
    override.differences.below(slot).flatMap { override.base.existing($0) }
  }
}
