/// `dependency-cycle`: registrations that need each other before any of them is created. Reported once for each set of
/// them.
enum DependencyCycle: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    let components = Components(context.graph.edges, followsDeferred: false)
    let cyclic = cyclicComponents(components, in: context.graph)
    guard !cyclic.isEmpty else { return [] }
    let counts = DependentCount(context.graph).counts(cyclic)
    var search = BreadthFirstSearch(context.graph.edges, groupStart: context.graph.groupStart)
    return zip(cyclic, counts).map { registrations, affected in
      let path = shortestCycle(through: Int(registrations[0]), components, &search)
      let finding = Finding.dependencyCycle(
        chain: context.symbols(path), requesting: cardinality(of: path, in: context), place: context.place(path[0]),
        hops: context.places(path), affected: affected)
      return PlacedFinding(finding: finding, position: path[0])
    }
  }

  /// Selects the components that are a cycle, and returns the registrations of each, in order.
  private static func cyclicComponents(_ components: Components, in graph: FlatGraph) -> [[Int32]] {
    (0..<components.members.count).compactMap { component in
      let members = components.members[component]
      guard members.count > 1 || members.first.map({ needsItself($0, in: graph) }) == true else { return nil }
      return members.filter { !graph.isGroup(Int($0)) }.sorted()
    }
  }

  /// Returns whether the last request of a path is for one service, an optional one, or all services of a type.
  private static func cardinality(of path: [Int], in context: RuleContext) -> Dependency.Cardinality {
    let service = Int(context.graph.service[path[path.count - 1]])
    let dependencies = context.wiring.registrations[path[path.count - 2]].dependencies
    return dependencies.first { $0.service == service && !$0.isDeferred }?.cardinality ?? .one
  }

  private static func needsItself(_ node: Int32, in graph: FlatGraph) -> Bool {
    graph.edges[Int(node)].contains { $0.target == node && !$0.isDeferred }
  }

  /// Returns the shortest cycle through a registration, which is its first and its last element.
  private static func shortestCycle(
    through start: Int, _ components: Components, _ search: inout BreadthFirstSearch
  ) -> [Int] {
    var last: Int?
    search.run(from: CollectionOfOne(start)) { registration, edge in
      guard !edge.isDeferred, components.component[Int(edge.target)] == components.component[start] else {
        return false
      }
      // The search finds near registrations first, so the first one that leads back closes the shortest cycle.
      if Int(edge.target) == start, last == nil { last = registration }
      return true
    }
    return search.path(to: last ?? start) + [start]
  }
}
