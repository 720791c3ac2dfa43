/// The services that have to be awaited: those whose recipes may suspend or belong to an actor, and those that request
/// one of these.
struct AwaitedSlots {
  /// Whether each slot has to be awaited; empty if none has.
  private(set) var areAwaited: [Bool] = []

  init(_ slots: [Slot], _ services: ServiceIndex) {
    var open = slots.indices.filter {
      slots[$0].recipe.isAsynchronous || slots[$0].recipe.isolation != nil
    }
    if open.isEmpty { return }
    areAwaited = Array(repeating: false, count: slots.count)
    for slot in open { areAwaited[slot] = true }
    let requesters = services.requesters(among: slots)
    while let slot = open.popLast() {
      let service = services.number(of: slots[slot].registration.identity.service)!
      for requester in requesters[service] where !areAwaited[requester] {
        areAwaited[requester] = true
        open.append(requester)
      }
    }
  }
}

extension ServiceIndex {
  /// Returns the numbers of the slots that request each service while their instances are created.
  func requesters(among slots: [Slot]) -> [[Int]] {
    var requesters = [[Int]](repeating: [], count: count + 1)
    for slot in slots {
      for request in slot.dependencies where !request.isDeferred {
        guard let service = number(of: request.key) else { continue }
        requesters[service].append(slot.number)
      }
    }
    return requesters
  }
}
