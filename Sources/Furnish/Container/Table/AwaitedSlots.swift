/// The services that have to be awaited: those whose recipes or decorators may suspend or belong to an actor, and those
/// that request such a service.
struct AwaitedSlots {
  /// Whether each slot has to be awaited; empty if none has.
  private(set) var areAwaited: [Bool] = []

  /// - Parameter awaited: The slots whose recipes or decorators may suspend or belong to an actor.
  init(_ awaited: [Slot], among slots: [Slot], _ services: ServiceIndex) {
    if awaited.isEmpty { return }
    areAwaited = Array(repeating: false, count: slots.count)
    services.mark(awaited, in: &areAwaited, among: slots) { _ in true }
  }
}

extension ServiceIndex {
  /// Marks slots, and those that request a marked one.
  ///
  /// - Parameters:
  ///   - marked: The slots to begin with.
  ///   - marks: Whether each slot is marked.
  ///   - slots: All slots.
  ///   - includesDeferred: Whether later requests, after the requester was created, count as well.
  ///   - isFollowed: Returns whether the slots that request a marked slot are marked as well.
  func mark(
    _ marked: [Slot], in marks: inout [Bool], among slots: [Slot], includingDeferred includesDeferred: Bool = false,
    following isFollowed: (Slot) -> Bool
  ) {
    for slot in marked { marks[slot.number] = true }
    var open = marked.filter(isFollowed)
    if open.isEmpty { return }
    let requesters = requesters(among: slots, includingDeferred: includesDeferred)
    while let slot = open.popLast() {
      for requester in requesters[slot.serviceNumber] where !marks[requester] {
        marks[requester] = true
        if isFollowed(slots[requester]) { open.append(slots[requester]) }
      }
    }
  }

  /// Returns the numbers of the slots that request each service.
  private func requesters(among slots: [Slot], includingDeferred includesDeferred: Bool) -> [[Int]] {
    var requesters = [[Int]](repeating: [], count: count + 1)
    for slot in slots {
      for request in slot.dependencies where includesDeferred || !request.isDeferred {
        guard let service = number(of: request.identity) else { continue }
        requesters[service].append(slot.number)
      }
    }
    return requesters
  }
}
