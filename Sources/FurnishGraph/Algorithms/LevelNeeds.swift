/// The innermost level that must be open where a service is resolved, for each node of the graph.
///
/// A singleton is resolved from the root and a service of a level from its level, wherever they are requested. Every
/// other service is resolved where it is requested, so it needs the levels of all services that it leads to. If these
/// levels enclose each other, only the innermost matters. If two of them do not, no scope has both, and the service can
/// be resolved nowhere.
struct LevelNeeds {
  private enum Need: Hashable {
    case nothing
    case level(LevelTree.Node)
    /// Two levels of which neither encloses the other.
    case impossible
  }

  private let levels: LevelTree
  private var needs: [Need]

  /// - Complexity: Linear in nodes and edges.
  init(_ graph: FlatGraph) {
    levels = graph.levels
    needs = [Need](repeating: .nothing, count: graph.nodeCount)
    let edges = Self.edgesUsingScopeOfRequester(graph)
    let components = Components(edges, followsDeferred: true)
    for component in 0..<components.members.count {
      let members = components.members[component]
      var need = Need.nothing
      // The components that a component leads to come before it, and the needs of its own members are not computed yet.
      for member in members {
        if let level = graph.level(of: Int(member)) { need = join(need, .level(level)) }
        for edge in edges[Int(member)] { need = join(need, needs[Int(edge.target)]) }
      }
      for member in members { needs[Int(member)] = need }
    }
  }

  /// Copies the edges without those of singletons and of services of a level, which need nothing from their requester.
  private static func edgesUsingScopeOfRequester(_ graph: FlatGraph) -> FlatLists<FlatGraph.Edge> {
    var edges = FlatLists<FlatGraph.Edge>(lists: graph.nodeCount, elements: graph.edges.elements.count)
    for node in 0..<graph.nodeCount {
      if graph.usesScopeOfRequester(node) { for edge in graph.edges[node] { edges.append(edge) } }
      edges.endList()
    }
    return edges
  }

  private func join(_ left: Need, _ right: Need) -> Need {
    switch (left, right) {
    case (.nothing, let need), (let need, .nothing): return need
    case (.impossible, _), (_, .impossible): return .impossible
    case (.level(let left), .level(let right)):
      if levels.encloses(left, right) { return .level(right) }
      return levels.encloses(right, left) ? .level(left) : .impossible
    }
  }

  /// Returns whether a node can be resolved where a level, and with it all levels around it, is open.
  ///
  /// - Parameter level: The innermost open level; `nil` if none is open.
  func areMet(of node: Int, in level: LevelTree.Node?) -> Bool {
    switch needs[node] {
    case .nothing: true
    case .impossible: false
    case .level(let needed): level.map { levels.encloses(needed, $0) } ?? false
    }
  }
}
