/// `throwing-recipe`: a request that cannot throw gets, or first creates, a service whose recipe can. Reported once for
/// each such service, from the source alone: a container cannot read what its callers do with an error.
///
/// An error of a shared service that `start()` or a request that can throw creates is thrown there, so it is not
/// reported here.
enum ThrowingRecipe: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    let graph = context.graph
    guard graph.allTraits.contains(.throwing) else { return [] }
    let created = createdBefore(in: context)
    let reach = Reach(
      graph, reversed: graph.reversedEdges, followsDeferred: false,
      goals: { graph.traits[$0].contains(.throwing) && !created[$0] }, passes: { !created[$0] })
    guard let reach else { return [] }
    var reported: Set<Int32> = []
    func finding(_ path: [Int], place: ServicePlace?, position: Int) -> PlacedFinding? {
      let throwing = path[path.count - 1]
      guard reported.insert(graph.service[throwing]).inserted else { return nil }
      let finding = Finding.throwingRecipe(
        chain: context.symbols(path), place: place, hops: context.places(path),
        isShared: graph.traits[throwing].contains(.sharedByContainer),
        isAsynchronous: graph.traits[throwing].contains(.asynchronous))
      return PlacedFinding(finding: finding, position: position)
    }
    let needed = (0..<graph.registrationCount).flatMap { registration in
      graph.edges[registration].lazy.filter { $0.trapsOnError && reach.contains(Int($0.target)) }.compactMap { edge in
        let path = [registration] + reach.path(from: Int(edge.target)).filter { !graph.isGroup($0) }
        return finding(path, place: context.place(registration), position: registration)
      }
    }
    return needed
      + context.wiring.requests.enumerated().compactMap { index, request in
        guard request.trapsOnError, let target = graph.nodes(of: request).first(where: reach.contains) else {
          return nil
        }
        return finding(
          reach.path(from: target), place: request.place, position: context.position(ofRequest: index))
      }
  }

  /// Returns for each node whether it is shared, and created by `start()` or by a request that can throw.
  private static func createdBefore(in context: RuleContext) -> [Bool] {
    let graph = context.graph
    let eager = (0..<graph.registrationCount).filter { graph.traits[$0].isSuperset(of: .readyAtStart) }
    let requested = context.wiring.requests.filter { !$0.trapsOnError }.flatMap(graph.nodes)
    var search = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    search.run(from: eager + requested) { _, edge in !edge.isDeferred && !edge.trapsOnError }
    return (0..<graph.groupStart).map { search.hasReached($0) && graph.traits[$0].contains(.sharedByContainer) }
  }
}
