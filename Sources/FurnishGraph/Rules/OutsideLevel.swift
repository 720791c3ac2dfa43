/// `outside-level`: a service of a level is requested where that level is not open. Reported for each request, for each
/// eager registration, and for each service of a level that needs a service of an unrelated level: neither of the two
/// levels contains the other.
///
/// A service of a level that needs one of a level inside its own would retain it too long: that is
/// `captive-dependency`. A scoped service without a level may need a service of a level. It can be resolved in each
/// scope inside that level, so the rule judges its requests instead, if their place in the tree of scopes is known.
enum OutsideLevel: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    guard let reach = context.levelReach, let violations = context.levelViolations else { return [] }
    return unrelated(in: context, violations) + eager(in: context, reach) + requested(in: context, reach, violations)
  }

  private static func unrelated(in context: RuleContext, _ violations: LevelViolations) -> [PlacedFinding] {
    let graph = context.graph
    return violations.unrelatedPaths.compactMap { path in
      let (requester, needed) = (path[0], path[path.count - 1])
      guard let requesterLevel = graph.level(of: requester), let requesterLevelName = context.name(requesterLevel),
        let neededLevel = graph.level(of: needed)
      else { return nil }
      let finding = Finding.outsideLevel(
        chain: context.symbols(path), levels: context.levels(of: needed), requesterLevel: requesterLevelName,
        commonLevel: context.name(graph.levels.common(requesterLevel, neededLevel)), isInput: graph.isInput(needed),
        place: context.place(requester), hops: context.places(path))
      return PlacedFinding(finding: finding, position: requester)
    }
  }

  private static func eager(in context: RuleContext, _ reach: Reach) -> [PlacedFinding] {
    guard context.graph.allTraits.contains(.eager) else { return [] }
    let registrations = (0..<context.graph.registrationCount).filter {
      context.graph.traits[$0].contains(.eager) && reach.contains($0)
    }
    return registrations.map { registration in
      let path = reach.path(from: registration)
      let finding = Finding.outsideLevel(
        chain: context.symbols(path), levels: context.levels(of: path[path.count - 1]), in: .root, isEager: true,
        place: context.place(registration), hops: context.places(path))
      return PlacedFinding(finding: finding, position: registration)
    }
  }

  private static func requested(
    in context: RuleContext, _ reach: Reach, _ violations: LevelViolations
  ) -> [PlacedFinding] {
    context.wiring.requests.enumerated().compactMap { index, request in
      guard let path = path(of: request, in: context, reach, violations) else { return nil }
      let needed = path[path.count - 1]
      let finding = Finding.outsideLevel(
        chain: context.symbols(path), levels: context.levels(of: needed), in: context.scope(request.position),
        steps: context.steps(toLevelOf: needed, from: request.position), place: request.place,
        hops: context.places(path))
      return PlacedFinding(finding: finding, position: context.position(ofRequest: index))
    }
  }

  private static func path(
    of request: Request, in context: RuleContext, _ reach: Reach, _ violations: LevelViolations
  ) -> [Int]? {
    let nodes = context.graph.nodes(of: request)
    switch request.position {
    case .root: return nodes.first(where: reach.contains).map(reach.path)
    case .scope:
      return nodes.lazy.compactMap { violations.path(from: $0, in: context.graph.openLevel(request.position)) }.first
    case .unknown: return nil
    }
  }
}
