/// What a provider made by `overriding` answers differently than the one under it.
final class Overlay: Sendable {
  let base: ServiceScope
  let differences: TableDifferences

  init(over base: ServiceScope, _ differences: TableDifferences) {
    self.base = base
    self.differences = differences
  }

  /// Whether the instance of a slot lives below, because nothing that was overridden
  /// contributes to it; nil where only making it will tell.
  func shares(_ slot: Slot, in scope: ServiceScope) -> Bool? {
    var question = SharingQuestion(overlay: self, scope: scope)
    return question.isShared(slot)
  }

  /// The same, for an instance that was made just now, and what its recipe asked for.
  func shares(
    _ slot: Slot, in scope: ServiceScope, havingAsked asked: Set<ServiceIdentity>
  ) -> Bool {
    var question = SharingQuestion(overlay: self, scope: scope, made: (slot, asked))
    return question.isShared(slot) == true
  }

  /// The slot below that is the same. There is one for all that may be shared.
  func baseSlot(of slot: Slot) -> Slot { base.table.slots[differences.baseSlots[slot.number]!] }
}

/// Follows what a service needs: by what recipes declare, and by what they have asked their
/// provider for.
struct SharingQuestion {
  private let overlay: Overlay
  private let scope: ServiceScope
  private let made: (slot: Slot, asked: Set<ServiceIdentity>)?
  private var visited: Set<Int> = []

  init(
    overlay: Overlay, scope: ServiceScope, made: (slot: Slot, asked: Set<ServiceIdentity>)? = nil
  ) {
    self.overlay = overlay
    self.scope = scope
    self.made = made
  }

  mutating func isShared(_ slot: Slot) -> Bool? {
    if overlay.differences.isOwn[slot.number] { return false }
    if !overlay.differences.mayDepend[slot.number] { return true }
    // Who needs itself, through somebody who asks late, is no reason against itself.
    guard visited.insert(slot.number).inserted else { return true }
    let declared = slot.dependencies.filter { !$0.isProvider }
    let all = areShared(declared.map { ($0.key, $0.count == .all) })
    if all == false || !slot.isKept { return all }
    // What those asked for whom nobody keeps, they asked for this one.
    guard let asked = asked(by: slot) else { return nil }
    return areShared(asked.map { ($0, true) }) == false ? false : all
  }

  private mutating func areShared(_ services: [(identity: ServiceIdentity, isAll: Bool)]) -> Bool? {
    var result: Bool? = true
    for (identity, isAll) in services {
      guard let service = scope.table.services.number(of: identity) else { continue }
      if overlay.differences.isChanged[service] { return false }
      let group = scope.table.groups[service]
      for number in isAll ? group[...] : group.suffix(1) {
        switch isShared(scope.table.slots[Int(number)]) {
        case false?: return false
        case nil: result = nil
        case true?: break
        }
      }
    }
    return result
  }

  /// What the recipe of an instance has asked for, below or here; nil where there is none.
  private func asked(by slot: Slot) -> Set<ServiceIdentity>? {
    if let made, made.slot === slot { return made.asked }
    let below = overlay.baseSlot(of: slot)
    return overlay.base.owner(of: below).asked(by: below) ?? scope.owner(of: slot).asked(by: slot)
  }
}
