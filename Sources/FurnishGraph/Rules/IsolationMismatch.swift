/// `isolation-mismatch`: a synchronous recipe requests, off the actor, a service that is bound to it, and that
/// `start()` has not created before, or that is not `Sendable` and so may not leave the actor at all. Reported once for
/// each bound service.
///
/// A bound recipe that is asynchronous has to be awaited anyway: that is reported once, as `async-in-sync`.
enum IsolationMismatch: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    let graph = context.graph
    let registrations = context.wiring.registrations
    guard graph.allTraits.contains(.bound) else { return [] }
    func mustBeAskedThere(_ registration: Int) -> Bool {
      let traits = graph.traits[registration]
      let isReady = traits.isSuperset(of: .readyAtStart) && !registrations[registration].isConfined
      return traits.contains(.bound) && !traits.contains(.asynchronous) && !isReady
    }
    let offences = graph.offences(
      isRequester: { !graph.traits[$0].contains(.asynchronous) },
      candidates: { group in
        // The requester is off one of two actors, if there are two.
        let bound = group.lazy.map { Int($0.target) }.filter(mustBeAskedThere)
        guard let first = bound.first else { return [] }
        let other = bound.first { registrations[$0].isolation != registrations[first].isolation }
        return [first] + (other.map { [$0] } ?? [])
      },
      isOffended: { mustBeAskedThere($1) && registrations[$0].isolation != registrations[$1].isolation }
    )
    return offences.all.map { offence in
      let path = [offence.requester, offence.culprit]
      let finding = Finding.isolationMismatch(
        chain: context.symbols(path), isolation: registrations[offence.culprit].isolation,
        place: context.place(offence.requester), hops: context.places(path), affected: offence.count)
      return PlacedFinding(finding: finding, position: offence.requester)
    }
  }
}
