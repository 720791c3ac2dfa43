/// The order in which the instances of a scope are closed: dependents first.
///
/// Everything that a recipe requests is created before the recipe's own instance, so the reverse of the order of
/// creation closes dependents first. Instances are sorted by their dependencies only if that order is not enough: one
/// of them may request a service after its creation, through `Lazy`, `Factory`, `AssistedFactory`, or a provider that
/// it has stored; or one has a lifetime that may end before the scope, so that its place in the order of creation is
/// not known.
struct ClosingOrder {
  private(set) var instances: [ServiceInstance]

  /// - Parameters:
  ///   - created: All instances of the scope in the order of creation. Instances that need not be closed are included,
  ///     because a closeable instance may depend on another one through them.
  ///   - table: The table of the scope that closes them.
  init(_ created: [ServiceInstance], _ table: ServiceTable) {
    if created.count > 1, created.contains(where: { $0.expires || $0.requestsLater(table) }) {
      instances = ClosingOrder.sorted(created, table)
    } else {
      instances = created.reversed()
    }
  }

  /// Returns the instances, dependents first. A depth-first search ends with each instance after its dependencies; the
  /// result is the reverse of that order. The search uses a list in place of recursion, because a chain of dependencies
  /// may be long.
  private static func sorted(_ created: [ServiceInstance], _ table: ServiceTable) -> [ServiceInstance] {
    var byService: [Int: [Int]] = [:]
    let slots = created.map { $0.slot.takeUnretainedValue() }
    for (index, slot) in slots.enumerated() { byService[slot.serviceNumber, default: []].append(index) }
    var order: [Int] = []
    var isSeen = Array(repeating: false, count: created.count)
    for start in created.indices where !isSeen[start] {
      var open = [(index: start, remaining: [Int]?.none)]
      isSeen[start] = true
      while let (index, remaining) = open.popLast() {
        var rest =
          remaining
          ?? ClosingOrder.dependencies(of: slots[index], created[index].provider?.services ?? [], table, byService)
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

  /// Returns the indices of the instances that an instance depends on, the newest first: `popLast()` returns them in
  /// the order of creation.
  private static func dependencies(
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
      for dependency in table.slots(of: request) where seen.insert(dependency.number).inserted {
        open += dependency.dependencies.map(\.requested)
      }
    }
    return all.sorted(by: >)
  }
}

extension ServiceInstance {
  /// Returns whether this instance may request services after it was created.
  fileprivate func requestsLater(_ table: ServiceTable) -> Bool {
    provider?.wasCaptured == true || slot._withUnsafeGuaranteedRef(table.requestsLater)
  }
}
