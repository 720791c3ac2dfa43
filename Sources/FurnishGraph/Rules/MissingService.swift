/// `missing-service`: a service that is requested and not registered. Reported once for each service, even if it has
/// several requesters.
enum MissingService: Rule {
  static let severity = Finding.Severity.error
  /// The maximum number of missing services that are reported one by one; one more finding counts the rest.
  static let limit = 1_000

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    guard context.wiring.isWhole else { return [] }
    let missing = missingServices(in: context)
    guard !missing.isEmpty else { return [] }
    let shown = missing.prefix(limit)
    let shortest = searchFromUnneeded(context.graph)
    let counts = DependentCount(context.graph).counts(shown.map(\.requesters))
    let nearMisses = NearMisses(context.wiring)
    let findings = zip(shown, counts).map { missing, affected in
      finding(missing, affected: affected, shortest: shortest, nearMisses: nearMisses, in: context)
    }
    guard missing.count > limit else { return findings }
    return findings + [rest(missing[limit...], shortest: shortest, in: context)]
  }

  /// Returns one finding that counts the services beyond the limit, at the first request for one of them.
  private static func rest(
    _ missing: ArraySlice<Missing>, shortest: BreadthFirstSearch, in context: RuleContext
  ) -> PlacedFinding {
    let first = missing[missing.startIndex]
    let symbol = context.wiring.names.symbol(ofService: first.service)
    let path = path(to: first, shortest: shortest)
    let request = path.isEmpty ? first.request : nil
    let finding = Finding.moreMissingServices(
      missing.count, first: symbol,
      place: place(of: first, path, request, in: context))
    return PlacedFinding(finding: finding, position: path.last ?? context.position(ofRequest: request ?? 0))
  }

  private struct Missing {
    let service: Int
    var requesters: [Int32] = []
    /// The index of the first request to a provider for the service; `nil` if only registrations request it.
    var request: Int?
  }

  private static func missingServices(in context: RuleContext) -> [Missing] {
    var missing: [Missing] = []
    var indexOfService: [Int: Int] = [:]
    func index(ofService service: Int) -> Int {
      if let index = indexOfService[service] { return index }
      indexOfService[service] = missing.count
      missing.append(Missing(service: service))
      return missing.count - 1
    }
    for edge in context.graph.missing {
      missing[index(ofService: Int(edge.service))].requesters.append(edge.requester)
    }
    for (requestIndex, request) in context.wiring.requests.enumerated()
    where request.cardinality == .one && context.graph.node(ofService: request.service, in: nil) == nil {
      let index = index(ofService: request.service)
      missing[index].request = missing[index].request ?? requestIndex
    }
    return missing
  }

  /// Finds the shortest path to each registration from one that no other registration needs.
  private static func searchFromUnneeded(_ graph: FlatGraph) -> BreadthFirstSearch {
    var requesters = [Requesters](repeating: .none, count: graph.nodeCount)
    for registration in 0..<graph.registrationCount {
      for edge in graph.edges[registration] { requesters[Int(edge.target)].add(Int32(registration)) }
    }
    for group in graph.groupStart..<graph.nodeCount {
      for edge in graph.edges[group] { requesters[Int(edge.target)].add(requesters[group]) }
    }
    let unneeded = (0..<graph.registrationCount).lazy.filter { !requesters[$0].haveOther(than: Int32($0)) }
    var search = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    search.run(from: unneeded) { _, _ in true }
    return search
  }

  private static func finding(
    _ missing: Missing, affected: Int, shortest: BreadthFirstSearch, nearMisses: NearMisses, in context: RuleContext
  ) -> PlacedFinding {
    let symbol = context.wiring.names.symbol(ofService: missing.service)
    let path = path(to: missing, shortest: shortest)
    let request = path.isEmpty ? missing.request : nil
    let finding = Finding.missingService(
      symbol,
      chain: context.symbols(path) + [symbol],
      place: place(of: missing, path, request, in: context),
      nearMisses: self.nearMisses(of: missing, path, nearMisses, in: context),
      hops: context.places(path),
      affected: affected
    )
    return PlacedFinding(finding: finding, position: path.last ?? context.position(ofRequest: request ?? 0))
  }

  /// Returns the similar services, except those that request the missing service themselves: a request of such a
  /// service instead would be a cycle.
  private static func nearMisses(
    of missing: Missing, _ path: [Int], _ nearMisses: NearMisses, in context: RuleContext
  ) -> [NearMiss] {
    let found = nearMisses.nearMisses(of: context.wiring.names.symbol(ofService: missing.service))
    guard !found.isEmpty else { return [] }
    let requesters = Set(context.symbols(path + missing.requesters.map { Int($0) }))
    return found.filter { !requesters.contains($0.symbol) }
  }

  /// Returns the place of the request: that of the last requester on the path, or that of a request to the container.
  private static func place(
    of missing: Missing, _ path: [Int], _ request: Int?, in context: RuleContext
  ) -> ServicePlace? {
    path.last.map { context.place($0, requesting: missing.service) }
      ?? request.flatMap { context.wiring.requests[$0].place }
  }

  /// Returns the path of requesters, outermost first; empty if only providers request the service.
  private static func path(to missing: Missing, shortest: BreadthFirstSearch) -> [Int] {
    let requesters = missing.requesters.map { Int($0) }
    let nearest = requesters.filter(shortest.hasReached).min { shortest.distance(to: $0) < shortest.distance(to: $1) }
    return nearest.map(shortest.path) ?? requesters.first.map { [$0] } ?? []
  }
}

/// The requesters of a node: enough of them to determine whether another node requests it.
private enum Requesters {
  case none
  case only(Int32)
  case several

  mutating func add(_ requester: Int32) { add(.only(requester)) }

  mutating func add(_ others: Requesters) {
    switch (self, others) {
    case (_, .none): break
    case (.none, _): self = others
    case (.only(let requester), .only(let other)) where requester == other: break
    default: self = .several
    }
  }

  func haveOther(than registration: Int32) -> Bool {
    switch self {
    case .none: false
    case .only(let requester): requester != registration
    case .several: true
    }
  }
}
