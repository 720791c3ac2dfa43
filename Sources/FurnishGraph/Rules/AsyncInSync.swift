/// `async-in-sync`: a synchronous recipe asks for one that must be awaited, and that `start()` has not made before.
/// Told once for each asynchronous service.
enum AsyncInSync: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    let graph = context.graph
    guard graph.allTraits.contains(.asynchronous) else { return [] }
    func mustBeAwaited(_ registration: Int) -> Bool {
      graph.traits[registration].contains(.asynchronous) && !graph.traits[registration].isSuperset(of: .readyAtStart)
    }
    let offences = graph.offences(
      isRequester: { !graph.traits[$0].contains(.asynchronous) },
      candidates: { group in group.lazy.map { Int($0.target) }.first(where: mustBeAwaited).map { [$0] } ?? [] },
      isOffended: { mustBeAwaited($1) }
    )
    return offences.all.map { offence in
      let path = [offence.requester, offence.culprit]
      let finding = Finding.asyncInSync(
        chain: context.symbols(path), place: context.place(offence.requester), hops: context.places(path),
        affected: offence.count)
      return PlacedFinding(finding: finding, position: offence.requester)
    }
  }
}
