/// `isolation-mismatch`: a synchronous recipe requests a service that is bound to an actor on which the recipe does not
/// run. It is a fault if `start()` has not created the service before, or if the service is not `Sendable` and may not
/// leave the actor at all. Reported once for each bound service.
///
/// A bound recipe that is asynchronous has to be awaited anyway: that is reported once, as `async-in-sync`.
enum IsolationMismatch: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    let graph = context.graph
    let registrations = context.wiring.registrations
    guard graph.allTraits.contains(.bound) else { return [] }
    func mustBeRequestedOnActor(_ registration: Int) -> Bool {
      let traits = graph.traits[registration]
      let isReady = traits.isSuperset(of: .readyAtStart) && !registrations[registration].isConfined
      return traits.contains(.bound) && !traits.contains(.asynchronous) && !isReady
    }
    let violations = graph.violations(
      isRequester: { !graph.traits[$0].contains(.asynchronous) },
      candidates: { group in
        // Two recipes on different actors suffice: every requester is off one of the actors.
        let bound = group.lazy.map { Int($0.target) }.filter(mustBeRequestedOnActor)
        guard let first = bound.first else { return [] }
        let other = bound.first { registrations[$0].isolation != registrations[first].isolation }
        return [first] + (other.map { [$0] } ?? [])
      },
      isViolation: { mustBeRequestedOnActor($1) && registrations[$0].isolation != registrations[$1].isolation }
    )
    return violations.all.map { violation in
      let path = [violation.requester, violation.culprit]
      let finding = Finding.isolationMismatch(
        chain: context.symbols(path), isolation: registrations[violation.culprit].isolation,
        place: context.place(violation.requester), hops: context.places(path), affected: violation.count)
      return PlacedFinding(finding: finding, position: violation.requester)
    }
  }
}
