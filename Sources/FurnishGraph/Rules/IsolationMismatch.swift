/// `isolation-mismatch`: a synchronous recipe requests a service that is bound to an actor on which the recipe does not
/// run. It is a fault if `start()` has not created the service before, or if the service is not `Sendable` and may not
/// leave the actor at all. Reported once for each bound service.
///
/// A parameter `Lazy<T>` or `Factory<T>` requests its service synchronously in an asynchronous recipe, too.
///
/// A bound recipe that is asynchronous has to be awaited anyway: that is reported once, as `async-in-sync`.
enum IsolationMismatch: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    let graph = context.graph
    let registrations = context.wiring.registrations
    guard graph.allTraits.contains(.bound) else { return [] }
    var createdBefore = CreatedBefore(graph)
    func mustBeRequestedOnActor(_ registration: Int) -> Bool {
      let traits = graph.traits[registration]
      guard traits.contains(.bound), !traits.contains(.asynchronous) else { return false }
      return registrations[registration].isConfined || !createdBefore.isCreatedByStart(registration)
    }
    func mayExistBefore(_ registration: Int) -> Bool {
      !graph.traits[registration].isDisjoint(with: .stored) && !registrations[registration].isConfined
    }
    let violations = graph.violations(
      judges: { graph.isSynchronous($1, from: $0) },
      candidates: { group in
        // Two registrations that are bound to different actors suffice: no requester runs on both. Stored registrations
        // are judged apart, and the first ones among them, because an earlier request for one instance creates only the
        // last registration of the service.
        func twoActors(_ bound: [Int]) -> [Int] {
          guard let first = bound.first else { return [] }
          let other = bound.first { registrations[$0].isolation != registrations[first].isolation }
          return [first] + (other.map { [$0] } ?? [])
        }
        let bound = group.map { Int($0.target) }.filter(mustBeRequestedOnActor)
        return (twoActors(bound.filter(mayExistBefore)) + twoActors(bound.filter { !mayExistBefore($0) })).sorted()
      },
      isViolation: { requester, target in
        guard mustBeRequestedOnActor(target), registrations[requester].isolation != registrations[target].isolation
        else { return false }
        return !graph.traits[requester].contains(.asynchronous) || !mayExistBefore(target)
          || !createdBefore.contains(target, requestedLaterBy: requester)
      }
    )
    return violations.all.map { violation in
      let path = [violation.requester, violation.culprit]
      let finding = Finding.isolationMismatch(
        chain: context.symbols(path), isolation: registrations[violation.culprit].isolation,
        isDeferred: graph.traits[violation.requester].contains(.asynchronous),
        place: context.place(violation.requester), hops: context.places(path), affected: violation.count)
      return PlacedFinding(finding: finding, position: violation.requester)
    }
  }
}
