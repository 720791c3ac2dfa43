/// `scoped-from-root`: a request at the root for a scoped service, or for an unshared one that needs it. Reported for
/// each request, and for each eager registration, which `start()` requests at the root.
///
/// A request that also leads to a service of a level is reported as `outside-level` alone: a scope of the level has
/// both.
enum ScopedFromRoot: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    guard let reach = context.scopedReach else { return [] }
    return eager(in: context, reach) + requested(in: context, reach)
  }

  private static func eager(in context: RuleContext, _ reach: Reach) -> [PlacedFinding] {
    guard context.graph.allTraits.contains(.eager) else { return [] }
    let registrations = (0..<context.graph.registrationCount).filter {
      context.graph.traits[$0].contains(.eager) && reach.contains($0) && context.levelReach?.contains($0) != true
    }
    return registrations.map { registration in
      let path = reach.path(from: registration)
      let finding = Finding.scopedFromRoot(
        chain: context.symbols(path), place: context.place(registration), hops: context.places(path), isEager: true)
      return PlacedFinding(finding: finding, position: registration)
    }
  }

  private static func requested(in context: RuleContext, _ reach: Reach) -> [PlacedFinding] {
    context.wiring.requests.enumerated().compactMap { index, request -> PlacedFinding? in
      guard request.position == .root else { return nil }
      let nodes = context.graph.nodes(of: request)
      guard let scopedNode = nodes.first(where: reach.contains),
        !nodes.contains(where: { context.levelReach?.contains($0) == true })
      else { return nil }
      let path = reach.path(from: scopedNode)
      let finding = Finding.scopedFromRoot(
        chain: context.symbols(path), place: request.place, hops: context.places(path))
      return PlacedFinding(finding: finding, position: context.position(ofRequest: index))
    }
  }
}
