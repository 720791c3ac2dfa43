/// The differences between the table of a scope and that of a scope which overrides it.
struct TableDifferences: Sendable {
  /// The relation of a registration of the overriding scope to the scope below.
  enum Relation {
    /// The overriding scope registers the service, or another one to which its declared dependencies lead.
    case own
    /// The registration is that of the scope below, and none of its dependencies is overridden. The value is its slot
    /// in the scope below.
    case shared(Slot)
    /// The registration is that of the scope below, but its recipe or that of a dependency takes the provider: only an
    /// instance shows the services that it requests.
    case undecided(Slot)
  }

  private let base: ServiceTable

  /// For each slot, the number of the slot below that has the same recipe and the same decorators.
  private let baseSlots: [Int32?]

  /// For each slot, whether its registration or a declared dependency differs from the scope below.
  private let isOwn: [Bool]

  /// For each service, whether its registrations differ from those in the scope below.
  private let isChanged: [Bool]

  /// For each slot, whether its recipe or that of a declared dependency takes the provider.
  private let mayDepend: [Bool]

  /// - Parameter isUnchanged: Returns whether a registration counts as that of the scope below, no matter which of its
  ///   dependencies differ. If this function is `nil`, no registration does.
  init(_ table: ServiceTable, over base: ServiceTable, keeping isUnchanged: ((ServiceRegistration) -> Bool)? = nil) {
    self.base = base
    let baseNumbers = Dictionary(
      base.slots.map { ($0.recipes, Int32($0.number)) }, uniquingKeysWith: { first, _ in first })
    let baseSlots = table.slots.map { slot in
      // The input of a level is the same instance in both scopes, even if the override hides it from requests.
      slot.isInput ? base.inputSlot(like: slot).map { Int32($0.number) } : baseNumbers[slot.recipes]
    }
    var isChanged = Array(repeating: false, count: table.services.count + 1)
    for (index, identity) in table.services.identities.enumerated() {
      let own = table.groups[index + 1].map { baseSlots[Int($0)] ?? -1 }
      let below = base.services.number(of: identity.identity).map { base.groups[$0] } ?? []
      isChanged[index + 1] = own != below
    }
    var unchanged: Set<Int> = []
    if let isUnchanged {
      for slot in table.slots where baseSlots[slot.number] != nil && isUnchanged(slot.registration) {
        unchanged.insert(slot.number)
      }
    }
    let requesters = SlotRequesters(table, leavingOut: unchanged)
    isOwn = requesters.spread(baseSlots.map { $0 == nil }, from: isChanged.indices.filter { isChanged[$0] })
    mayDepend = requesters.spread(table.slots.map { $0.isOpaque && !unchanged.contains($0.number) }, from: [])
    self.baseSlots = baseSlots
    self.isChanged = isChanged
  }

  func relation(of slot: Slot) -> Relation {
    guard !isOwn[slot.number], let below = baseSlots[slot.number] else { return .own }
    let baseSlot = base.slots[Int(below)]
    return mayDepend[slot.number] ? .undecided(baseSlot) : .shared(baseSlot)
  }

  /// Returns the same registration in the table below, or nil if a declared dependency leads to a service that differs.
  func below(_ slot: Slot) -> Slot? {
    switch relation(of: slot) {
    case .own: nil
    case .shared(let below), .undecided(let below): below
    }
  }

  /// Returns whether the registration, or a decorator of it, does not exist below.
  func isAdded(_ slot: Slot) -> Bool { baseSlots[slot.number] == nil }

  /// Returns whether a request for a service finds other registrations than below.
  func isChanged(_ service: Int) -> Bool { isChanged[service] }
}

extension Slot {
  /// The recipe and the decorators: two slots for which they are equal are the same registration.
  fileprivate var recipes: [ObjectIdentifier] {
    ([recipe] + decorators.map(\.recipe)).map { ObjectIdentifier($0) }
  }
}

extension ServiceTable {
  /// Finds the input of the same level.
  fileprivate func inputSlot(like slot: Slot) -> Slot? {
    slot.registration.lifetime.sharing.level.flatMap { levels.number(of: $0) }.flatMap { inputs[$0.index] }
  }
}

/// The slots that request each service, at once or later.
private struct SlotRequesters {
  private let table: ServiceTable

  /// The slots that request the last registration of a service, by the number of the service.
  private var ofLast: [[Int32]]

  /// The slots that request all registrations of a service, by the number of the service.
  private var ofAll: [[Int32]]

  /// - Parameter unchanged: The slots that are left out, because they stay as they are if a service that they request
  ///   differs.
  init(_ table: ServiceTable, leavingOut unchanged: Set<Int>) {
    self.table = table
    ofLast = [[Int32]](repeating: [], count: table.services.count + 1)
    ofAll = ofLast
    for slot in table.slots where !unchanged.contains(slot.number) {
      for request in slot.dependencies where !request.isProvider {
        guard let service = table.services.number(of: request.identity) else { continue }
        if request.requested.takesAll {
          ofAll[service].append(Int32(slot.number))
        } else {
          ofLast[service].append(Int32(slot.number))
        }
      }
    }
  }

  /// Returns the marks of all slots, after also marking those that request a marked slot or one of `services`, directly
  /// or indirectly.
  consuming func spread(_ marks: [Bool], from services: [Int]) -> [Bool] {
    var marks = marks
    var open = marks.indices.filter { marks[$0] }
    func mark(_ requesters: inout [Int32]) {
      for slot in requesters where !marks[Int(slot)] {
        marks[Int(slot)] = true
        open.append(Int(slot))
      }
      // The list is emptied, so that it is read only once: a service may have many registrations.
      requesters = []
    }
    for service in services {
      mark(&ofLast[service])
      mark(&ofAll[service])
    }
    while let number = open.popLast() {
      let service = table.slots[number].serviceNumber
      mark(&ofAll[service])
      // The input of a level is in no group, but it may be the service that a request for the last registration
      // receives.
      let last = table.groups[service].last
      if last == nil || last == Int32(number) || table.slots[number].isInput { mark(&ofLast[service]) }
    }
    return marks
  }
}
