/// A search for the instances that requests to scopes would return without building one.
///
/// Whether an overriding scope shares the instance of the scope below depends on whether it shares the dependencies of
/// the instance, and each of these has to be found in the scope below first. The search therefore stores each result:
/// otherwise it would search again at each scope for each path of dependencies, which takes exponential time.
final class ExistingInstances {
  /// A registration in a scope.
  struct Key: Hashable {
    private let slot: ObjectIdentifier
    private let scope: ObjectIdentifier

    init(_ slot: Slot, _ scope: ServiceScope) {
      self.slot = ObjectIdentifier(slot)
      self.scope = ObjectIdentifier(scope)
    }
  }

  /// An instance, and the scope in which it was found, with the registration there.
  struct Found {
    let instance: ServiceInstance
    let scope: ServiceScope
    let slot: Slot
  }

  /// Whether overriding scopes share the instances of the scopes below them, as far as ``InheritanceDecision`` has
  /// decided.
  var answers: [Key: Bool] = [:]

  /// The instances of overriding scopes, as far as they were found in the scopes below. Nil for an instance that does
  /// not exist.
  private var found: [Key: Found?] = [:]

  /// A scope whose instance is the one in the scope below, if it shares that one.
  private struct Step {
    let scope: ServiceScope
    let slot: Slot
    let override: ScopeOverride
  }

  /// Finds the instance that a request to a scope would return without building one.
  ///
  /// - Parameter slot: The registration, in the table of the scope or of one inside of it.
  func find(_ slot: Slot, in scope: ServiceScope) -> Found? {
    var steps: [Step] = []
    var found = follow(slot, in: scope, &steps)
    // The search is a loop, because many overrides may be nested. It begins with the lowest scope, because each decision
    // uses the result for the scope below.
    while let step = steps.popLast() {
      if found != nil, case .undecided = step.override.differences.relation(of: step.slot),
        !decide(step.slot, in: step.scope, step.override)
      {
        found = nil
      }
      self.found[Key(step.slot, step.scope)] = .some(found)
    }
    return found
  }

  /// Finds the instance in the scope or in those that it overrides, and adds a step for each of these scopes in which the
  /// instance was not found.
  private func follow(_ slot: Slot, in scope: ServiceScope, _ steps: inout [Step]) -> Found? {
    var (scope, slot) = (scope, slot)
    while true {
      slot = scope.ownSlot(slot)
      if !scope.stores(slot.level) {
        guard let holder = try? scope.holder(of: slot) else { return nil }
        (scope, slot) = (holder, holder.ownSlot(slot))
      }
      if let known = found[Key(slot, scope)] { return known }
      let isOwn: Bool
      switch scope.cell(of: slot).state {
      case .ready(let instance):
        return Found(instance: instance, scope: scope, slot: slot)
      case .restricted(let instance):
        let isValid = instance.mask == 0 || instance.isValid(from: .current)
        let other = isValid ? nil : scope.findOutsideCell(slot)
        return Found(instance: other ?? instance, scope: scope, slot: slot)
      case .building, .contended, .suspending: isOwn = true
      case .empty(let isMarked): isOwn = isMarked
      }
      if let instance = scope.findOutsideCell(slot) { return Found(instance: instance, scope: scope, slot: slot) }
      guard !isOwn, let override = scope.override, let below = override.differences.below(slot) else { return nil }
      steps.append(Step(scope: scope, slot: slot, override: override))
      (scope, slot) = (override.base, below)
    }
  }

  /// Decides whether the instance that exists below a scope is valid in that scope, and stores the answer there.
  func decide(_ slot: Slot, in scope: ServiceScope, _ override: ScopeOverride) -> Bool {
    var decision = InheritanceDecision(scope, override, self)
    let isShared = decision.serves(slot, candidate: nil)
    decision.store()
    return isShared
  }
}

/// The identity of an instance that no cell stores, which does not retain the instance: the scope that it belongs to, and
/// its number there. Each request for a weak instance receives another copy of it, with the same identity.
struct OutsideInstance: Equatable {
  private let owner: UnsafeMutableRawPointer
  private let order: Int

  init(_ instance: ServiceInstance) {
    owner = instance.owner.toOpaque()
    order = instance.order
  }
}
