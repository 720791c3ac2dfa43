import FurnishGraph

/// The scope that the instance of a registration belongs to, as far as this is known without creating an instance.
///
/// A request chooses the scope by the same rules, but also stores its decisions in cells: see
/// ``ServiceScope/inherited(_:_:from:)``.
struct InstanceOwner {
  private(set) var scope: ServiceScope

  /// The registration, in the table of the scope.
  private(set) var slot: Slot

  private(set) var reason = Reason.decided(.lifetime)

  enum Reason {
    case decided(ServiceExplanation.Reason)
    /// No request has decided yet: the scope is the lowest one that may store the instance.
    case undecided
  }

  /// - Parameter scope: The scope of the registration's level.
  init(of slot: Slot, in scope: ServiceScope) {
    self.scope = scope
    self.slot = slot
    while let override = self.scope.override, descend(from: override) {}
  }

  /// Continues with the scope below if the instance may belong to it.
  ///
  /// - Returns: Whether the search continues.
  private mutating func descend(from override: ScopeOverride) -> Bool {
    switch override.differences.relation(of: slot) {
    case .own: return stay(in: override)
    case .shared(let below):
      (scope, slot) = (override.base, below)
      return true
    case .undecided(let below):
      if case .empty(isOwn: true) = scope.cell(of: slot).state { return stay(in: override) }
      guard let instance = scope.existing(slot) ?? override.base.existing(below) else {
        (scope, slot) = scope.lowestUndecided(slot)
        reason = .undecided
        return false
      }
      let livesHere =
        instance.owner.toOpaque() == Unmanaged.passUnretained(scope).toOpaque() || scope.hasAdopted(instance)
      if livesHere || !scope.shares(slot, from: override) { return stay(in: override) }
      (scope, slot) = (override.base, below)
      return true
    }
  }

  /// Ends the search at the current scope, because its override contributes to the instance, or because the instance
  /// may later request services there.
  ///
  /// - Returns: False, which ends the search.
  private mutating func stay(in override: ScopeOverride) -> Bool {
    let contribution = ContributionSearch(scope, override).contribution(to: slot)
    reason = .decided(contribution.map { .override($0) } ?? .requestsLater)
    return false
  }
}

/// A search for the way in which an override contributes to an instance: the shortest path from its registration to one
/// that the override adds or decorates, along declared dependencies and those that instances have requested.
private struct ContributionSearch {
  private let scope: ServiceScope
  private let override: ScopeOverride

  init(_ scope: ServiceScope, _ override: ScopeOverride) {
    self.scope = scope
    self.override = override
  }

  func contribution(to slot: Slot) -> ServiceExplanation.Contribution? {
    var open = [(slot: slot, requester: Int?.none)]
    var seen: Set<Int> = [slot.number]
    var next = 0
    while next < open.count {
      let current = open[next].slot
      if override.differences.isAdded(current) {
        var chain: [ServiceSymbol] = []
        var step: Int? = next
        while let index = step {
          chain.append(open[index].slot.symbol)
          step = open[index].requester
        }
        return contribution(of: current, chain.reversed())
      }
      for dependency in dependencies(of: current) where seen.insert(dependency.number).inserted {
        open.append((dependency, next))
      }
      next += 1
    }
    return nil
  }

  private func contribution(of slot: Slot, _ chain: [ServiceSymbol]) -> ServiceExplanation.Contribution {
    let below = override.base.table.slots.first { $0.recipe === slot.recipe }
    let added = below.flatMap { below in
      slot.decorators.last { decorator in !below.decorators.contains { $0.recipe === decorator.recipe } }
    }
    return ServiceExplanation.Contribution(
      chain: chain, place: ServicePlace((added ?? slot.registration).source), isDecorator: added != nil)
  }

  private func dependencies(of slot: Slot) -> [Slot] {
    let table = scope.table
    var found: [Slot] = []
    for request in slot.dependencies where !request.isProvider {
      found += table.slots(of: request.requested)
    }
    guard slot.isStored else { return found }
    for requested in scope.existing(slot)?.provider?.services ?? [] { found += table.slots(of: requested) }
    return found
  }
}
