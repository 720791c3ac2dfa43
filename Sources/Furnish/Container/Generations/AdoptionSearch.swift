/// The search for the instances of one generation that the next generation uses as well, rather than creating its own.
///
/// Example: `Client` requests `Settings`, and `Page` requests neither. A first change replaces `Settings`, so its
/// generation creates its own `Client`. A second change replaces `Page`. The second generation cannot use the `Client`
/// of the root, which has the original settings, but it can use the `Client` of the first generation: it adopts that
/// instance.
///
/// An instance is adopted only if nothing that it has requested, or may still request, has changed. So an instance that
/// may request any service later, because it holds the provider of its recipe, is not adopted. Neither is one that may
/// later request a service that does not exist yet, because each of the two generations would create that service.
///
/// If one service is not adopted, those that request it are not adopted either. So the search first finds the services
/// that cannot be adopted for a reason of their own, and then follows the requests backward from them.
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

  /// Returns a service as a candidate, which is adopted if all its dependencies are; nil if the service cannot be
  /// adopted for a reason of its own.
  private static func candidate(
    _ slot: Slot, _ old: ServiceScope, _ new: ServiceScope, _ differences: TableDifferences
  ) -> Candidate? {
    let table = new.table
    guard slot.level == .root, let below = differences.below(slot) else { return nil }
    // An instance that was passed in is the same in both.
    if slot.supplied != nil { return Candidate(slot: slot, instance: nil, dependencies: []) }
    guard slot.isStored else {
      // Each such instance belongs to the scope of its requester, which closes it, and nothing shows which requester
      // holds it.
      if slot.closesTransients() { return nil }
      return dependencies(of: slot, [], table, differences)
        .map { Candidate(slot: slot, instance: nil, dependencies: $0) }
    }
    // An instance that depends on overrides of values, or that expires, is not valid for every requester.
    // `existing(_:)` also finds an instance of the root that the old generation shares, but has not requested.
    guard let instance = old.existing(below), instance.mask == 0, instance.link == nil, !instance.expires,
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
