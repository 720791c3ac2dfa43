/// The nodes that lead to one of several goals, and the shortest path from each.
struct Reach {
  /// The search from the goals, against the direction of the edges.
  private let search: BreadthFirstSearch

  /// - Parameters:
  ///   - graph: The graph to search.
  ///   - reversed: The edges of the graph, reversed.
  ///   - followsDeferred: Whether a path may take deferred edges.
  ///   - followsHandled: Whether a path may take edges whose errors the requester handles.
  ///   - followsProperties: Whether a path may take edges of properties, which read where a scope may be in force.
  ///   - goals: Returns whether a registration or an input is a goal.
  ///   - passes: Returns whether a path may start at a node that is not a goal, or pass through it.
  /// - Returns: `nil` if the graph has no goal.
  /// - Complexity: Linear in nodes and edges.
  init?(
    _ graph: FlatGraph, reversed: FlatLists<FlatGraph.Edge>, followsDeferred: Bool = true, followsHandled: Bool = true,
    followsProperties: Bool = true, goals: (Int) -> Bool, passes: (Int) -> Bool
  ) {
    let goals = (0..<graph.groupStart).filter(goals)
    guard !goals.isEmpty else { return nil }
    var search = BreadthFirstSearch(reversed, groupStart: graph.groupStart)
    search.run(from: goals) { _, edge in
      (followsDeferred || !edge.isDeferred) && (followsHandled || !edge.isHandled)
        && (followsProperties || !edge.isReadInScope)
        && (graph.isGroup(Int(edge.target)) || passes(Int(edge.target)))
    }
    self.search = search
  }

  /// Returns whether a node is a goal, or leads to one.
  func contains(_ node: Int) -> Bool { search.hasReached(node) }

  /// Returns the shortest path from a node to a goal, the goal last. The node must be a goal, or lead to one.
  func path(from node: Int) -> [Int] { search.path(to: node).reversed() }
}

extension FlatGraph {
  /// The edges of the graph, reversed, with the properties that ``Reach`` reads.
  var reversedEdges: FlatLists<Edge> {
    FlatLists(count: nodeCount, filler: Edge(target: 0, isDeferred: false)) { visit in
      for node in 0..<nodeCount {
        for edge in edges[node] {
          visit(
            Edge(
              target: Int32(node), isDeferred: edge.isDeferred, isReadInScope: edge.isReadInScope,
              isHandled: edge.isHandled), Int(edge.target))
        }
      }
    }
  }
}
