/// `missing-service`: a service that somebody needs and nobody registers. Told once for each service, however many
/// need it.
enum MissingService: Rule {
  static let severity = Finding.Severity.error

  static func findings(in facts: Facts) -> [PlacedFinding] {
    let missing = missingServices(in: facts)
    guard !missing.isEmpty else { return [] }
    let shortest = searchFromTheUnneeded(facts.graph)
    let counts = DependentCount(facts.graph).counts(missing.map(\.requesters))
    let nearMisses = NearMisses(facts.wiring)
    return zip(missing, counts).map { missing, affected in
      finding(missing, affected: affected, shortest: shortest, nearMisses: nearMisses, in: facts)
    }
  }

  private struct Missing {
    let service: Int
    var requesters: [Int32] = []
    /// The first request for it.
    var request: Int?
  }

  private static func missingServices(in facts: Facts) -> [Missing] {
    var missing: [Missing] = []
    var slots: [Int: Int] = [:]
    func slot(ofService service: Int) -> Int {
      if let slot = slots[service] { return slot }
      slots[service] = missing.count
      missing.append(Missing(service: service))
      return missing.count - 1
    }
    for edge in facts.graph.missing {
      missing[slot(ofService: Int(edge.service))].requesters.append(edge.requester)
    }
    for (index, request) in facts.wiring.requests.enumerated() where facts.graph.registrations[request.service].isEmpty
    {
      let slot = slot(ofService: request.service)
      missing[slot].request = missing[slot].request ?? index
    }
    return missing
  }

  /// Finds for each registration the shortest way to it from one that no other needs.
  private static func searchFromTheUnneeded(_ graph: FlatGraph) -> BreadthFirstSearch {
    var isNeeded = [Bool](repeating: false, count: graph.nodeCount)
    for node in 0..<graph.nodeCount {
      for edge in graph.edges[node] where Int(edge.target) != node { isNeeded[Int(edge.target)] = true }
    }
    var search = BreadthFirstSearch(graph.edges, registrationCount: graph.registrationCount)
    search.run(from: (0..<graph.registrationCount).lazy.filter { !isNeeded[$0] }) { _, _ in true }
    return search
  }

  private static func finding(
    _ missing: Missing, affected: Int, shortest: BreadthFirstSearch, nearMisses: NearMisses, in facts: Facts
  ) -> PlacedFinding {
    let symbol = facts.wiring.names.symbol(ofService: missing.service)
    let path = path(to: missing, shortest: shortest)
    let request = path.isEmpty ? missing.request : nil
    let finding = Finding.missingService(
      symbol,
      chain: facts.symbols(path) + [symbol],
      place: path.last.map(facts.place) ?? request.flatMap { facts.wiring.requests[$0].place },
      nearMisses: nearMisses.nearMisses(of: symbol),
      hops: facts.places(path),
      affected: affected
    )
    return PlacedFinding(finding: finding, position: path.last ?? facts.position(ofRequest: request ?? 0))
  }

  /// The requesters, outermost first; none where it is asked of the root alone.
  private static func path(to missing: Missing, shortest: BreadthFirstSearch) -> [Int] {
    let requesters = missing.requesters.map { Int($0) }
    let nearest = requesters.filter(shortest.hasReached).min { shortest.distance(to: $0) < shortest.distance(to: $1) }
    return nearest.map(shortest.path) ?? requesters.first.map { [$0] } ?? []
  }
}
