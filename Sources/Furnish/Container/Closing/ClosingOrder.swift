/// The order in which a scope's instances are closed: who needs another one before it, and
/// among those who need each other not, the last made first.
struct ClosingOrder {
  private(set) var instances: [KeptValue] = []

  /// - Parameters:
  ///   - made: In the order in which they were made.
  ///   - asked: What the recipes of instances asked the provider for, by the instances' keys.
  ///   - scope: Where they were made.
  init(
    _ made: [KeptValue], asked: [UInt: Set<ServiceIdentity>], of scope: ServiceScope
  ) {
    let table = scope.table
    var byService: [Int: [Int]] = [:]
    let slots = made.map { table.slot(at: scope.cell(of: $0.key)) }
    for (index, slot) in slots.enumerated() {
      let service = table.services.number(of: slot.registration.identity.service)!
      byService[service, default: []].append(index)
    }
    // Depth first, dependencies before dependents, then turned around. Not by recursion: a
    // chain may be long.
    var order: [Int] = []
    var isSeen = Array(repeating: false, count: made.count)
    for start in made.indices where !isSeen[start] {
      var open = [(index: start, needs: [Int]?.none)]
      isSeen[start] = true
      while let (index, needs) = open.popLast() {
        var rest =
          needs
          ?? ClosingOrder.needs(
            of: slots[index], asked[made[index].key] ?? [], table, byService)
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
    instances = order.reversed().map { made[$0] }
  }

  /// The instances that a slot's recipe asks for, the first made last.
  private static func needs(
    of slot: Slot, _ asked: Set<ServiceIdentity>, _ table: ServiceTable,
    _ byService: [Int: [Int]]
  ) -> [Int] {
    var all = asked.compactMap { table.services.number(of: $0) }.flatMap { byService[$0] ?? [] }
    // Through what nobody keeps, to what is kept.
    var open = [slot]
    var seen: Set<Int> = [slot.number]
    while let next = open.popLast() {
      for request in next.dependencies {
        guard let service = table.services.number(of: request.key) else { continue }
        all += byService[service] ?? []
        for number in table.groups[service] {
          let asked = table.slots[Int(number)]
          if !asked.isKept, seen.insert(asked.number).inserted { open.append(asked) }
        }
      }
    }
    return Set(all).sorted(by: >)
  }
}
