/// `scoped-from-root`: a request at the root that is for something scoped, or for something unshared that needs it.
/// Told for each request; what `start()` makes is requested, too.
enum ScopedFromRoot: Rule {
  static let severity = Finding.Severity.error

  static func findings(in facts: Facts) -> [PlacedFinding] {
    guard let reach = facts.scopedReach else { return [] }
    return eager(in: facts, reach) + requested(in: facts, reach)
  }

  private static func eager(in facts: Facts, _ reach: ScopedReach) -> [PlacedFinding] {
    guard facts.graph.allTraits.contains(.eager) else { return [] }
    let registrations = (0..<facts.graph.registrationCount).filter {
      facts.graph.traits[$0].contains(.eager) && reach.contains($0)
    }
    return registrations.map { registration in
      let path = reach.path(from: registration)
      let finding = Finding.scopedFromRoot(
        chain: facts.symbols(path), place: facts.place(registration), hops: facts.places(path), isEager: true)
      return PlacedFinding(finding: finding, position: registration)
    }
  }

  private static func requested(in facts: Facts, _ reach: ScopedReach) -> [PlacedFinding] {
    facts.wiring.requests.enumerated().compactMap { index, request in
      guard let asked = facts.graph.last(ofService: request.service), reach.contains(asked) else { return nil }
      let path = reach.path(from: asked)
      let finding = Finding.scopedFromRoot(
        chain: facts.symbols(path), place: request.place, hops: facts.places(path))
      return PlacedFinding(finding: finding, position: facts.position(ofRequest: index))
    }
  }
}
