/// Which services have to be awaited: those whose recipes may suspend or belong to an actor,
/// and those that need such ones.
struct AwaitedSlots {
  /// Of each slot, whether it has to be awaited; empty where none has.
  private(set) var areAwaited: [Bool] = []

  init(_ slots: [Slot], _ services: ServiceIndex) {
    var open = slots.indices.filter {
      slots[$0].recipe.isAsynchronous || slots[$0].recipe.isolation != nil
    }
    if open.isEmpty { return }
    areAwaited = Array(repeating: false, count: slots.count)
    for slot in open { areAwaited[slot] = true }
    let askers = AwaitedSlots.askers(of: services, among: slots)
    while let slot = open.popLast() {
      let service = services.number(of: slots[slot].registration.identity.service)!
      for asker in askers[service] where !areAwaited[asker] {
        areAwaited[asker] = true
        open.append(asker)
      }
    }
  }

  /// The slots that ask for each service while they are made.
  private static func askers(of services: ServiceIndex, among slots: [Slot]) -> [[Int]] {
    var askers = [[Int]](repeating: [], count: services.count + 1)
    for slot in slots {
      for request in slot.dependencies where !request.isDeferred {
        guard let service = services.number(of: request.key) else { continue }
        askers[service].append(slot.number)
      }
    }
    return askers
  }
}
