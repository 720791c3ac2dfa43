/// The paths from services of levels to services of other levels, which are not open where the requesters are resolved.
struct LevelViolations {
  private let graph: FlatGraph
  private let needs: LevelNeeds
  /// The paths from services of levels to services that they cannot have, in order of registration.
  private let paths: [[Int]]

  /// - Returns: `nil` if nothing belongs to a level.
  /// - Complexity: Linear in nodes and edges, and for each service with such a path in the nodes that it leads to.
  init?(_ graph: FlatGraph) {
    guard graph.allTraits.contains(.ofLevel) else { return nil }
    self.graph = graph
    let needs = LevelNeeds(graph)
    self.needs = needs
    var search = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    paths = (0..<graph.registrationCount).flatMap { registration -> [[Int]] in
      guard let level = graph.level(of: registration), level != graph.levels.anyLevel,
        graph.edges[registration].contains(where: { !needs.areMet(of: Int($0.target), in: level) })
      else { return [] }
      return Self.unavailableServices(from: registration, in: level, graph, needs, &search).map(search.path)
    }
  }

  /// The paths of registrations that retain a service of a level inside their own.
  var captorPaths: [[Int]] { paths.filter(isCaptor) }

  /// The paths of registrations whose level neither encloses nor is enclosed by the level that they need.
  var unrelatedPaths: [[Int]] { paths.filter { !isCaptor($0) } }

  private func isCaptor(_ path: [Int]) -> Bool {
    guard let outer = graph.level(of: path[0]), let inner = graph.level(of: path[path.count - 1]) else { return false }
    return graph.levels.encloses(outer, inner)
  }

  /// Finds the shortest path from a request to a service of a level that is not open there.
  ///
  /// - Parameter level: The innermost open level; `nil` if none is open.
  func path(from node: Int, in level: LevelTree.Node?) -> [Int]? {
    guard !needs.areMet(of: node, in: level) else { return nil }
    var search = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    return Self.unavailableServices(from: node, in: level, graph, needs, &search).first.map(search.path)
  }

  /// Finds the services that `start` leads to and cannot have, the nearest first.
  private static func unavailableServices(
    from start: Int, in level: LevelTree.Node?, _ graph: FlatGraph, _ needs: LevelNeeds,
    _ search: inout BreadthFirstSearch
  ) -> [Int] {
    search.run(from: CollectionOfOne(start)) { node, edge in
      (node == start || graph.usesScopeOfRequester(node)) && !edge.isReadInScope
        && !needs.areMet(of: Int(edge.target), in: level)
    }
    return search.reached.lazy.map { Int($0) }.filter {
      graph.level(of: $0) != nil && !needs.areMet(of: $0, in: level)
    }
  }
}
