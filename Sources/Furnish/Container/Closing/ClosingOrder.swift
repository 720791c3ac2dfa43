/// The order in which the instances of a scope are closed: dependents first.
///
/// An instance is complete after everything that its recipe requested, so the reverse of the order of creation closes
/// dependents first. Only what is requested later, through `Lazy`, `Factory`, or a provider that the instance has kept,
/// takes a search.
struct ClosingOrder {
  private(set) var instances: [ServiceInstance]

  /// - Parameters:
  ///   - created: In the order of creation.
  ///   - requestsLater: Whether any instance of the scope requests services after it was created.
  ///   - table: The table of the scope that closes them.
  init(_ created: [ServiceInstance], requestsLater: Bool, _ table: ServiceTable) {
    if created.count > 1, requestsLater {
      instances = ClosingOrder.sorted(created, table)
    } else {
      instances = created.reversed()
    }
  }

  /// Depth first, dependencies before dependents, then reversed. Without recursion: a chain may be long.
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

  /// The instances that a recipe requests, the first created last.
  private static func needs(
    of slot: Slot, _ requested: Set<ServiceIdentity>, _ table: ServiceTable, _ byService: [Int: [Int]]
  ) -> [Int] {
    var all = requested.compactMap { table.services.number(of: $0) }.flatMap { byService[$0] ?? [] }
    // Through services that need not be closed, and instances that no scope stores.
    var open = [slot]
    var seen: Set<Int> = [slot.number]
    while let next = open.popLast() {
      for request in next.dependencies {
        guard let service = table.services.number(of: request.key) else { continue }
        all += byService[service] ?? []
        for number in table.groups[service] where byService[service] == nil {
          let needed = table.slots[Int(number)]
          if seen.insert(needed.number).inserted { open.append(needed) }
        }
      }
    }
    return Set(all).sorted(by: >)
  }
}
