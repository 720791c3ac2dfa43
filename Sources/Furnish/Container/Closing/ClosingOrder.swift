/// The order in which the instances of a scope are closed: dependents first.
///
/// An instance is complete after everything that its recipe requested, so the reverse of the order of creation closes
/// dependents first. Only if a service is requested later, through `Lazy`, `Factory`, or a provider that an instance
/// has stored, a search is needed.
struct ClosingOrder {
  private(set) var instances: [ServiceInstance]

  /// - Parameters:
  ///   - created: All instances of the scope in the order of creation: one may depend on another through one that need
  ///     not be closed.
  ///   - table: The table of the scope that closes them.
  init(_ created: [ServiceInstance], _ table: ServiceTable) {
    if created.count > 1, created.contains(where: { $0.requestsLater(table) }) {
      instances = ClosingOrder.sorted(created, table)
    } else {
      instances = created.reversed()
    }
  }

  /// Returns the instances, dependents first: the reverse of a depth-first search, which ends with dependencies first.
  /// It does not recurse, because a chain may be long.
  private static func sorted(_ created: [ServiceInstance], _ table: ServiceTable) -> [ServiceInstance] {
    var byService: [Int: [Int]] = [:]
    let slots = created.map { $0.slot.takeUnretainedValue() }
    for (index, slot) in slots.enumerated() { byService[table.service(of: slot), default: []].append(index) }
    var order: [Int] = []
    var isSeen = Array(repeating: false, count: created.count)
    for start in created.indices where !isSeen[start] {
      var open = [(index: start, needs: [Int]?.none)]
      isSeen[start] = true
      while let (index, needs) = open.popLast() {
        var rest =
          needs ?? ClosingOrder.needs(of: slots[index], created[index].provider?.services ?? [], table, byService)
        if let next = rest.popLast() {
          open.append((index, rest))
          if !isSeen[next] {
            isSeen[next] = true
            open.append((next, nil))
          }
        } else {
          order.append(index)
        }
      }
    }
    return order.reversed().map { created[$0] }
  }

  /// Returns the slots of the instances that a recipe requests, in the order of creation.
  private static func needs(
    of slot: Slot, _ requested: Set<RequestedService>, _ table: ServiceTable, _ byService: [Int: [Int]]
  ) -> [Int] {
    var all: Set<Int> = []
    // The search continues through services of which the scope stores no instance.
    var open = Array(requested) + slot.dependencies.map(\.requested)
    var seen: Set<Int> = [slot.number]
    while let request = open.popLast() {
      guard let service = table.services.number(of: request.identity) else { continue }
      if let stored = byService[service] {
        all.formUnion(stored)
        continue
      }
      for needed in table.slots(of: request) where seen.insert(needed.number).inserted {
        open += needed.dependencies.map(\.requested)
      }
    }
    return all.sorted(by: >)
  }
}

extension ServiceInstance {
  /// Returns whether it may request services after it was created.
  fileprivate func requestsLater(_ table: ServiceTable) -> Bool {
    provider?.wasCaptured == true || slot._withUnsafeGuaranteedRef(table.requestsLater)
  }
}
