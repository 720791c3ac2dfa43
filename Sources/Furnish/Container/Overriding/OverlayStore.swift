/// Where an instance comes to live of which nobody knows yet whether something overridden
/// contributes to it: below, unless it does.
///
/// It is made under the key that it has below, so that it is made once, whoever asks first.
final class OverlayStore: InstanceStore {
  private let scope: ServiceScope
  private let overlay: Overlay
  private let slot: Slot
  private let base: ServiceScope
  private let baseSlot: Slot

  init(_ scope: ServiceScope, _ overlay: Overlay, _ slot: Slot) {
    self.scope = scope
    self.overlay = overlay
    self.slot = slot
    baseSlot = overlay.baseSlot(of: slot)
    base = overlay.base.owner(of: baseSlot)
  }

  var subject: BuildSubject { base.subject(of: baseSlot, store: self) }

  private var ownKey: UInt { scope.subject(of: slot).key }

  func kept(_ key: UInt) -> KeptValue? {
    if let own = scope.kept(ownKey) { return own }
    return overlay.shares(slot, in: scope) == true ? base.kept(key) : nil
  }

  func keep(_ value: KeptValue, from provider: LentProvider?) -> [KeptValue] {
    if overlay.shares(slot, in: scope, havingAsked: provider?.services ?? []) {
      provider?.lend(base)
      return base.keep(value, from: provider)
    }
    value.move(to: ownKey)
    return scope.keep(value, from: provider)
  }

  func makes(in scope: ServiceScope) -> Bool { scope === self.scope }

  func madeElsewhere(_ value: KeptValue, in identity: LayerIdentity) -> [KeptValue] {
    scope.madeElsewhere(value, in: identity)
  }
}
