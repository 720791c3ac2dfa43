/// Which registrations lead to one that a scope shares, directly or through unshared ones.
struct ScopedReach {
  private let graph: FlatGraph
  /// From the scoped ones against the edges, through what is unshared.
  private let search: BreadthFirstSearch

  /// - Returns: Nil where nothing is scoped.
  /// - Complexity: Linear in nodes and edges.
  init?(_ graph: FlatGraph) {
    guard graph.allTraits.contains(.scoped) else { return nil }
    self.graph = graph
    let reversed = FlatLists(
      count: graph.nodeCount, filler: FlatGraph.Edge(target: 0, isDeferred: false)
    ) { visit in
      for node in 0..<graph.nodeCount {
        for edge in graph.edges[node] {
          visit(FlatGraph.Edge(target: Int32(node), isDeferred: edge.isDeferred), Int(edge.target))
        }
      }
    }
    var search = BreadthFirstSearch(reversed, registrationCount: graph.registrationCount)
    let scoped = (0..<graph.registrationCount).filter { graph.traits[$0].contains(.scoped) }
    search.run(from: scoped) { _, edge in ScopedReach.isUnshared(Int(edge.target), in: graph) }
    self.search = search
  }

  /// It is scoped itself, or unshared and leads to one that is.
  func contains(_ node: Int) -> Bool { search.hasReached(node) }

  /// The shortest path from a registration that is contained to a scoped one.
  func path(from registration: Int) -> [Int] { search.path(to: registration).reversed() }

  /// It holds on to a scoped one: shared by the container, with an edge to what is contained.
  func isCaptor(_ registration: Int) -> Bool {
    graph.traits[registration].contains(.sharedByContainer)
      && graph.edges[registration].contains { contains(Int($0.target)) }
  }

  private static func isUnshared(_ node: Int, in graph: FlatGraph) -> Bool {
    graph.isGroup(node) || graph.traits[node].isDisjoint(with: [.sharedByContainer, .scoped])
  }
}
