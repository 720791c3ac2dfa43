/// What differs between the table of a provider and that of one which overrides it.
struct TableDifferences: Sendable {
  /// The slot below that is the same registration, wrapped by the same decorators.
  let baseSlots: [Int?]

  /// Of each slot, whether it differs, or declares that it needs something that does.
  let isOwn: [Bool]

  /// Of each service, whether there are other registrations of it than below.
  let isChanged: [Bool]

  /// Of each slot, whether only its instance can tell what it needs, or that of something
  /// that it needs.
  let mayDepend: [Bool]

  init(_ table: ServiceTable, over base: ServiceTable) {
    let known = Dictionary(
      base.slots.map { ($0.recipes, $0.number) }, uniquingKeysWith: { first, _ in first })
    let baseSlots = table.slots.map { known[$0.recipes] }
    var isChanged = Array(repeating: false, count: table.services.count + 1)
    for (index, identity) in table.services.identities.enumerated() {
      let here = table.groups[index + 1].map { baseSlots[Int($0)] ?? -1 }
      let below = base.services.number(of: ServiceIdentity(identity.type, identity.name, by: identity.keyType))
      let there = below.map { base.groups[$0].map(Int.init) } ?? []
      isChanged[index + 1] = here != there
    }
    let askers = table.askersOfEach()
    let slots = table.slots
    isOwn = TableDifferences.spread(
      baseSlots.map { $0 == nil }, from: isChanged.indices.filter { isChanged[$0] }, among: slots, table, askers)
    mayDepend = TableDifferences.spread(
      slots.map(\.isOpaque), from: [], among: slots, table, askers)
    self.baseSlots = baseSlots
    self.isChanged = isChanged
  }

  /// Marks who asks for what is marked, and who asks for those, and so on.
  private static func spread(
    _ marks: [Bool], from services: [Int], among slots: [Slot], _ table: ServiceTable,
    _ askers: [[Int]]
  ) -> [Bool] {
    var marks = marks
    var open = services + marks.indices.filter { marks[$0] }.map { table.service(of: slots[$0]) }
    var seen = Set(open)
    while let service = open.popLast() {
      for asker in askers[service] where !marks[asker] {
        marks[asker] = true
        let next = table.service(of: slots[asker])
        if seen.insert(next).inserted { open.append(next) }
      }
    }
    return marks
  }
}

extension Slot {
  /// What makes this registration the same as another one.
  fileprivate var recipes: [ObjectIdentifier] {
    ([recipe] + decorators.map(\.recipe)).map { ObjectIdentifier($0) }
  }

  /// Nobody sees what this asks for.
  var isOpaque: Bool { recipe.isOpaque || decorators.contains { $0.recipe.isOpaque } }
}

extension ServiceTable {
  func service(of slot: Slot) -> Int {
    services.number(of: slot.registration.identity.service)!
  }

  /// The slots that ask for each service, sooner or later.
  fileprivate func askersOfEach() -> [[Int]] {
    var askers = [[Int]](repeating: [], count: services.count + 1)
    for slot in slots {
      for request in slot.dependencies where !request.isProvider {
        guard let service = services.number(of: request.key) else { continue }
        askers[service].append(slot.number)
      }
    }
    return askers
  }
}
