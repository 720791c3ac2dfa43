import FurnishGraph

/// The services that a closing container waits for.
package struct UnfinishedServices: Sendable, Equatable {
  /// The services whose `close()` has not returned, in the order in which it was called.
  package let closing: [ServiceSymbol]

  /// The services whose recipe has not returned, in the order of registration.
  package let creating: [ServiceSymbol]
}

extension ServiceScope {
  /// The services of the container whose root this is that are being closed or created at this moment.
  ///
  /// Use it for reports only: they may have ended when the caller receives them.
  ///
  /// - Complexity: Linear in the open scopes and their registrations.
  package var unfinishedServices: UnfinishedServices {
    var creating: Set<Int> = []
    var open = [self]
    while let scope = open.popLast() {
      open += scope.openChildren
      guard scope.isBuilding else { continue }
      for slot in scope.table.slots where scope.isBuilding(slot) { creating.insert(slot.number) }
    }
    return UnfinishedServices(
      closing: table.observers.closing.symbols, creating: creating.sorted().map { table.slots[$0].symbol })
  }

  /// Whether a recipe is running that is to fill the cell of a registration here.
  private func isBuilding(_ slot: Slot) -> Bool {
    guard slot.isStored, stores(slot.level) else { return false }
    return switch cell(of: slot).state {
    case .building, .contended, .suspending: true
    case .empty, .ready, .restricted: false
    }
  }
}

/// The instances of a container whose `close()` is running.
///
// `@unchecked Sendable`: `running` is guarded by `lock`.
final class ClosingServices: @unchecked Sendable {
  private let lock = Lock()
  private var running: [(instance: ObjectIdentifier, slot: Slot)] = []

  func begin(_ instance: ServiceInstance, _ slot: Slot) {
    lock.withLock { running.append((ObjectIdentifier(instance), slot)) }
  }

  func end(_ instance: ServiceInstance) {
    let id = ObjectIdentifier(instance)
    // Few instances are being closed at the same time, and the last one ends first as a rule.
    lock.withLock {
      if let index = running.lastIndex(where: { $0.instance == id }) { _ = running.remove(at: index) }
    }
  }

  var symbols: [ServiceSymbol] { lock.withLock { running }.map(\.slot.symbol) }
}
