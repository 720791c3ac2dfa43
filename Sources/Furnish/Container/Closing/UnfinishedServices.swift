import FurnishGraph

/// The services that a closing container waits for.
package struct UnfinishedServices: Sendable, Equatable {
  /// The services whose `close()` has not returned: those of outer scopes first.
  package fileprivate(set) var closing: [ServiceSymbol] = []

  /// The services whose recipe has not returned: those of outer scopes first, in the order of registration.
  package fileprivate(set) var creating: [ServiceSymbol] = []
}

extension ServiceScope {
  /// The services that are being closed or created at this moment in the container whose root this scope is, each once.
  ///
  /// Use it for reports only: they may have ended when the caller receives them.
  ///
  /// - Complexity: Linear in the open scopes and their registrations.
  package var unfinishedServices: UnfinishedServices {
    var unfinished = UnfinishedServices()
    var open = [self]
    while let scope = open.popLast() {
      open += scope.openChildren
      if let internalScope = scope.internalScope { open.append(internalScope) }
      unfinished.closing.add(scope.table, scope.closingServices)
      guard scope.isBuilding else { continue }
      unfinished.creating.add(scope.table, scope.table.slots.lazy.filter(scope.isBuilding).map(\.number))
    }
    return unfinished
  }

  /// Returns whether the recipe of a registration is running for this scope.
  private func isBuilding(_ slot: Slot) -> Bool {
    slot.isStored && stores(slot.level) && cell(of: slot).state.isBuilding
  }

  /// Notes that `close()` of an instance of a registration is running.
  func closingBegins(_ slot: Slot) {
    if closing.replace(0, with: UInt(slot.number) + 1) { return }
    // Another task closes an instance of this scope.
    withExtras { $0.closing.append(slot.number) }
  }

  /// Notes that `close()` of an instance of a registration has returned.
  func closingEnds(_ slot: Slot) {
    if closing.replace(UInt(slot.number) + 1, with: 0) { return }
    withExtras { extras in
      if let index = extras.closing.firstIndex(of: slot.number) { extras.closing.remove(at: index) }
    }
  }

  /// The numbers of the services of this scope whose `close()` is running.
  private var closingServices: [Int] {
    let first = closing.load()
    return (first == 0 ? [] : [Int(first) - 1]) + (withExtrasIfAny { $0.closing } ?? [])
  }
}

extension [ServiceSymbol] {
  /// Adds services of a table that this list does not contain yet.
  fileprivate mutating func add(_ table: ServiceTable, _ numbers: some Sequence<Int>) {
    for number in numbers where !contains(table.slots[number].symbol) { append(table.slots[number].symbol) }
  }
}
