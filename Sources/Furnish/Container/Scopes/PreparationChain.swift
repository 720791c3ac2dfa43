/// A list of the registrations, from the innermost outward, whose recipes have not begun because their dependencies are
/// being awaited.
///
/// Example: `Page` requests `Index`, which requests the asynchronous service `Database`. While the database is being
/// created, the list is `Index`, `Page`. It shows a cycle that no build shows, because none of these recipes has begun.
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

  /// Returns the registrations from `slot` to the innermost one, if `slot` is already being prepared in `scope`; nil
  /// otherwise.
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
