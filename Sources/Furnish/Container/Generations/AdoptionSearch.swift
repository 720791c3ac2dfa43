/// The search for the instances of one generation that serve in the next one, too: requests to the next generation
/// receive them.
///
/// Such an instance is not the one of the root: an earlier change replaced a service that it requests, so a generation
/// created another one. Nothing that it has requested, or may still request, has changed since. An instance that may request anything later, because it holds the provider of its recipe, serves
/// only in its own generation. The same holds if it may later request a service that does not exist yet, since each of
/// the two generations would create one.
///
/// If one service does not serve, those that request it do not either. So the search first finds the services that do
/// not serve for a reason of their own, and follows the requests backward from them.
struct AdoptionSearch {
  /// The registrations of the new generation, with the instances.
  let found: [(slot: Slot, instance: ServiceInstance)]

  private struct Candidate {
    let slot: Slot
    let instance: ServiceInstance?
    let dependencies: [Int]
  }

  init(from old: ServiceScope, to new: ServiceScope) {
    let differences = TableDifferences(new.table, over: old.table) { $0.outlivesChanges }
    var candidates: [Int: Candidate] = [:]
    var refused: [Int] = []
    for slot in new.table.slots where !AdoptionSearch.isShared(slot, in: new) {
      if let candidate = AdoptionSearch.candidate(slot, old, new, differences) {
        candidates[slot.number] = candidate
      } else {
        refused.append(slot.number)
      }
    }
    var requesters: [Int: [Int]] = [:]
    for candidate in candidates.values {
      for dependency in candidate.dependencies { requesters[dependency, default: []].append(candidate.slot.number) }
    }
    while let next = refused.popLast() {
      for requester in requesters.removeValue(forKey: next) ?? [] where candidates.removeValue(forKey: requester) != nil
      {
        refused.append(requester)
      }
    }
    found = candidates.values.sorted { $0.slot.number < $1.slot.number }
      .compactMap { candidate in candidate.instance.map { (candidate.slot, $0) } }
  }

  /// Returns whether all generations share the instance of the root.
  private static func isShared(_ slot: Slot, in new: ServiceScope) -> Bool {
    guard slot.isStored, let override = new.override, case .shared = override.differences.relation(of: slot) else {
      return false
    }
    return true
  }

  /// Returns the service as a candidate if nothing but its dependencies decides whether it can be adopted; nil if it
  /// cannot be.
  private static func candidate(
    _ slot: Slot, _ old: ServiceScope, _ new: ServiceScope, _ differences: TableDifferences
  ) -> Candidate? {
    let table = new.table
    guard slot.level == .root, let below = differences.below(slot) else { return nil }
    // An instance that was passed in is the same in both.
    if slot.supplied != nil { return Candidate(slot: slot, instance: nil, dependencies: []) }
    guard slot.isStored else {
      // The scope of the requester closes such an instance, and nothing shows which requester holds it.
      if slot.closesTransients() { return nil }
      return dependencies(of: slot, [], table, differences)
        .map { Candidate(slot: slot, instance: nil, dependencies: $0) }
    }
    // An instance that depends on overrides of values, or that expires, does not serve every requester. The old
    // generation may share the instance of the root without a request for it.
    guard let instance = old.existing(below), instance.mask == 0, instance.link == nil, instance.expiry == nil,
      instance.provider?.wasCaptured != true, !new.hasAnother(than: instance, slot)
    else { return nil }
    return dependencies(of: slot, instance.provider?.services ?? [], table, differences)
      .map { Candidate(slot: slot, instance: instance, dependencies: $0) }
  }

  /// Returns the registrations that a service requests, or nil if one of the services is a different one in the new
  /// generation.
  private static func dependencies(
    of slot: Slot, _ requested: Set<RequestedService>, _ table: ServiceTable, _ differences: TableDifferences
  ) -> [Int]? {
    var numbers: [Int] = []
    let declaredRequests = slot.dependencies.filter { !$0.isProvider }.map(\.requested)
    for request in declaredRequests + requested {
      guard let service = table.services.number(of: request.identity) else { continue }
      if differences.isChanged(service) { return nil }
      numbers += table.slots(of: request).map(\.number)
    }
    return numbers
  }
}

extension ServiceScope {
  /// Returns whether another instance is stored or built in this scope, such as one that an eager service has
  /// requested. In that case, services that store the old instance are not adopted.
  fileprivate func hasAnother(than instance: ServiceInstance, _ slot: Slot) -> Bool {
    switch cell(of: slot).state {
    case .empty: false
    case .ready(let other), .restricted(let other): other !== instance
    case .building, .contended, .suspending: true
    }
  }
}
