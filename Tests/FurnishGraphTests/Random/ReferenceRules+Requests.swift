import FurnishGraph

/// The rule `async-in-sync` for a synchronous request.
extension ReferenceRules {
  /// Returns the nearest services that a request leads to, and that neither `start()` nor a request that waits has created
  /// before it; none if the request may run after a `start()` anywhere.
  func missingServices(at request: Request) -> Set<Int> {
    func mayPrecede(_ other: CodeOrder?) -> Bool {
      guard let order = request.order, let other, other.code == order.code else { return true }
      return other.number <= order.number
    }
    let isStarted =
      request.order == nil ? wiring.mayBeStarted : wiring.starts.contains { mayPrecede($0.order) }
    if request.order == nil && isStarted { return [] }
    let waiting = wiring.requests.filter { !$0.isSynchronous && mayPrecede($0.order) }.flatMap(resolved)
    let created = waiting + (isStarted ? indices.filter { registrations[$0].isEager } : [])
    let existing = Set(created + created.flatMap { distances(from: $0, along: targetsAtOnce).keys })
    func isMissing(_ node: Int) -> Bool {
      registrations[node].isAsynchronous && registrations[node].lifetime.sharing == .container
        && !existing.contains(node) && (request.order != nil || isReady(node))
    }
    func isSynchronous(_ node: Int) -> Bool { !registrations[node].isAsynchronous && !existing.contains(node) }
    for node in resolved(request) {
      if isMissing(node) { return [registrations[node].service] }
      guard isSynchronous(node) else { continue }
      let missing = distances(from: node, along: targetsAtOnce, through: isSynchronous).filter { isMissing($0.key) }
      guard let nearest = missing.values.min() else { continue }
      return Set(missing.filter { $0.value == nearest }.map { registrations[$0.key].service })
    }
    return []
  }

  /// Returns whether a request is for a service that must be awaited, and that no other code awaits.
  func mustAwait(_ request: Request) -> Bool {
    let isAwaited =
      wiring.requests.contains { !$0.isSynchronous && $0.service == request.service }
      || wiring.registrations.contains { registration in
        registration.isAsynchronous
          && registration.dependencies.contains { !$0.isDeferred && $0.service == request.service }
      }
    let awaited = resolved(request).first { registrations[$0].isAsynchronous && !isReady($0) }
    return awaited.map { !isAwaited || registrations[$0].lifetime.sharing != .container } ?? false
  }
}
