/// The services that may request others after they were created: through `Lazy` or `Factory`, or through a transient
/// instance that they retain and that may request others later.
///
/// An instance that stores the provider may also request services later, but only the instance shows that.
struct LateRequests {
  /// Whether each slot may request services later; empty if none may.
  private(set) var areLate: [Bool] = []

  init(_ slots: [Slot], _ services: ServiceIndex) {
    guard slots.contains(where: \.declaresLateRequest) else { return }
    areLate = slots.map(\.declaresLateRequest)
    var open = slots.filter { $0.declaresLateRequest && !$0.isStored }
    if open.isEmpty { return }
    // A recipe that takes the provider may request any of these transient services.
    for slot in slots where slot.isOpaque && !areLate[slot.number] {
      areLate[slot.number] = true
      if !slot.isStored { open.append(slot) }
    }
    let requesters = services.requesters(among: slots)
    while let slot = open.popLast() {
      let service = services.number(of: slot.registration.identity.service)!
      for requester in requesters[service] where !areLate[requester] {
        areLate[requester] = true
        if !slots[requester].isStored { open.append(slots[requester]) }
      }
    }
  }
}

extension Slot {
  /// Whether a parameter requests its service after the instance was created.
  fileprivate var declaresLateRequest: Bool { dependencies.contains(where: \.isDeferred) }
}
