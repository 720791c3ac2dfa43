/// The registrations whose dependencies are created before their own recipes begin, because some have to be awaited: a list
/// from the innermost one outward.
final class PreparationChain: Sendable {
  private let slot: Slot
  private let scope: ObjectIdentifier
  private let outer: PreparationChain?

  init(_ slot: Slot, in scope: ServiceScope, inside outer: PreparationChain?) {
    self.slot = slot
    self.scope = ObjectIdentifier(scope)
    self.outer = outer
  }

  /// The registrations, innermost first.
  var slots: [Slot] { Array(sequence(first: self, next: \.outer).lazy.map(\.slot)) }

  /// Returns the registrations from an earlier preparation of the same one to the innermost; nil if it is not being
  /// prepared.
  func path(from slot: Slot, in scope: ServiceScope) -> [Slot]? {
    var path: [Slot] = []
    var next: PreparationChain? = self
    while let link = next {
      path.append(link.slot)
      if link.slot === slot, link.scope == ObjectIdentifier(scope) { return path.reversed() }
      next = link.outer
    }
    return nil
  }
}
