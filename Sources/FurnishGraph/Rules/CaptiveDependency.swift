/// `captive-dependency`: a registration that the container shares would keep one that belongs to a scope. Told for
/// each captor and each that it would keep.
enum CaptiveDependency: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    guard let reach = context.scopedReach else { return [] }
    let graph = context.graph
    let captors = (0..<graph.registrationCount).filter(reach.isCaptor)
    guard !captors.isEmpty else { return [] }
    var search = BreadthFirstSearch(graph.edges, registrationCount: graph.registrationCount)
    return captors.flatMap { captor in
      search.run(from: CollectionOfOne(captor)) { registration, edge in
        // What a scope shares keeps what it needs for itself.
        !graph.traits[registration].contains(.scoped) && reach.contains(Int(edge.target))
      }
      return captives(in: search, graph).map { captive in
        PlacedFinding(finding: finding(search.path(to: captive), in: context), position: captor)
      }
    }
  }

  private static func captives(in search: BreadthFirstSearch, _ graph: FlatGraph) -> [Int] {
    search.reached.lazy.map { Int($0) }.filter { !graph.isGroup($0) && graph.traits[$0].contains(.scoped) }
  }

  private static func finding(_ path: [Int], in context: RuleContext) -> Finding {
    let registrations = context.wiring.registrations
    return .captiveDependency(
      chain: context.symbols(path),
      captor: registrations[path[0]].lifetime,
      captured: registrations[path[path.count - 1]].lifetime,
      place: context.place(path[0]),
      hops: context.places(path)
    )
  }
}
