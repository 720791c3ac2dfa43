package import FurnishGraph

extension Program.Verdict {
  /// All containers of the program in one graph, with all findings.
  ///
  /// - Complexity: Linear in registrations and edges.
  package var graph: ServiceGraph {
    var nodes: [ServiceGraph.Node] = []
    var edges: [ServiceGraph.Edge] = []
    for wiring in wirings {
      let part = wiring.wiring.graph()
      let first = nodes.count
      nodes += part.nodes.map { node in
        var node = node
        node.id += first
        return node
      }
      edges += part.edges.map { edge in
        var edge = edge
        edge.from += first
        edge.to = edge.to.map { $0 + first }
        return edge
      }
    }
    return ServiceGraph(nodes: nodes, edges: edges, findings: findings)
  }
}
