/// `captive-dependency`: a service, the captor, would retain one with a shorter life. Either the container shares the
/// captor, and a scope stores the other service; or the captor belongs to a level, and the other service to a level
/// inside that one. Reported for each captor and each service that it would retain.
///
/// A scoped service without a level belongs to the innermost scope. If a service of a level requests it, that is the
/// scope of the level, so that it is not captive. A property with `@Injected` reads from the provider in force at each
/// use, so it counts only where no scope can be in force.
enum CaptiveDependency: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    let paths = pathsFromShared(in: context) + (context.levelViolations?.captorPaths ?? [])
    return paths.map { path in
      let (captor, captive) = (path[0], path[path.count - 1])
      let finding = Finding.captiveDependency(
        chain: context.symbols(path), captor: context.lifetime(captor), captured: context.lifetime(captive),
        captorLevel: context.levels(of: captor).first, capturedLevel: context.levels(of: captive).first,
        isInput: context.graph.isInput(captive), isOnMainActor: context.isOnMainActor(captor),
        isRunning: context.isRunning(captor), steps: context.steps(toLevelOf: captive, from: .root),
        place: context.place(captor), hops: context.places(path))
      return PlacedFinding(finding: finding, position: captor)
    }
  }

  /// Returns the paths from each registration that the container shares to each service that a scope stores.
  private static func pathsFromShared(in context: RuleContext) -> [[Int]] {
    let graph = context.graph
    let scopedTraits: FlatGraph.Traits = [.scoped, .ofLevel]
    guard !graph.allTraits.isDisjoint(with: scopedTraits) else { return [] }
    func leadsToScoped(_ node: Int) -> Bool {
      context.scopedReach?.contains(node) == true || context.levelReach?.contains(node) == true
    }
    let captors = (0..<graph.registrationCount).filter { registration in
      graph.traits[registration].contains(.sharedByContainer)
        && graph.edges[registration].contains { leadsToScoped(Int($0.target)) }
    }
    guard !captors.isEmpty else { return [] }
    var search = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    return captors.flatMap { captor in
      search.run(from: CollectionOfOne(captor)) { registration, edge in
        // The search ends at a service that a scope shares: its dependencies are retained by it, not by the captor.
        graph.traits[registration].isDisjoint(with: scopedTraits) && !edge.isReadInScope
          && leadsToScoped(Int(edge.target))
      }
      let captives = search.reached.lazy.map { Int($0) }.filter {
        !graph.isGroup($0) && !graph.traits[$0].isDisjoint(with: scopedTraits)
      }
      return captives.map(search.path)
    }
  }
}
