/// `throwing-recipe`: a request that cannot throw creates a service whose recipe can throw, directly or as a
/// dependency. Only the check of the source reports it, once for each service that is requested in this way: a
/// container cannot determine how its callers handle an error.
///
/// If `start()` or a request that can throw creates a shared service first, that call throws the error, and the
/// rule does not report it.
enum ThrowingRecipe: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    let graph = context.graph
    guard graph.allTraits.contains(.throwing) else { return [] }
    let isCreated = createdBefore(in: context)
    let reach = Reach(
      graph, reversed: graph.reversedEdges, followsDeferred: false, followsHandled: false,
      goals: { graph.traits[$0].contains(.throwing) && !isCreated[$0] }, passes: { !isCreated[$0] })
    guard let reach else { return [] }
    var reported: Set<Int> = []
    let inRecipes = (0..<graph.registrationCount).flatMap { registration in
      targetsOfTrappingRequests(of: registration, in: graph).compactMap { targets -> PlacedFinding? in
        guard let target = targets.first(where: reach.contains), reported.insert(target).inserted else { return nil }
        let finding = finding(
          [registration] + reach.path(from: target), requested: 1, place: context.place(registration), in: context)
        return PlacedFinding(finding: finding, position: registration)
      }
    }
    let outsideRecipes = context.wiring.requests.enumerated().compactMap { index, request -> PlacedFinding? in
      guard request.trapsOnError, let target = graph.nodes(of: request).first(where: reach.contains),
        reported.insert(target).inserted
      else { return nil }
      let finding = finding(reach.path(from: target), requested: 0, place: request.place, in: context)
      return PlacedFinding(finding: finding, position: context.position(ofRequest: index))
    }
    return inRecipes + outsideRecipes
  }

  /// Returns, for each request of a recipe that stops the program on an error, the registrations that it resolves.
  private static func targetsOfTrappingRequests(of registration: Int, in graph: FlatGraph) -> [[Int]] {
    graph.edges[registration].filter(\.trapsOnError).map { edge in
      let target = Int(edge.target)
      return graph.isGroup(target) ? graph.edges[target].map { Int($0.target) } : [target]
    }
  }

  /// Returns for each registration and input whether it is shared, and created by `start()` or by a request that can
  /// throw.
  private static func createdBefore(in context: RuleContext) -> [Bool] {
    let graph = context.graph
    let requested = context.wiring.requests.filter { !$0.trapsOnError }.flatMap(graph.nodes)
    var search = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    search.run(from: graph.eager + requested) { _, edge in !edge.isDeferred && !edge.trapsOnError }
    return (0..<graph.groupStart).map { search.hasReached($0) && graph.traits[$0].contains(.sharedByContainer) }
  }

  /// - Parameter requested: The index in the path of the service whose request cannot throw.
  private static func finding(
    _ path: [Int], requested: Int, place: ServicePlace?, in context: RuleContext
  ) -> Finding {
    let traits = context.graph.traits[path[path.count - 1]]
    return .throwingRecipe(
      chain: context.symbols(path), requested: context.symbol(path[requested]), place: place,
      hops: context.places(path), isShared: traits.contains(.sharedByContainer),
      isAsynchronous: traits.contains(.asynchronous))
  }
}
