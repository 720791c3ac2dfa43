import FurnishGraph

extension GraphDifference {
  /// Draws the difference as a picture of both graphs in one: additions are green, removals are red, and changed
  /// lifetimes are yellow. Findings are those of the new graph.
  package func svg(title: String = "Difference") -> String {
    let (graph, marks) = union
    return GraphReport(graph, title: title).svg(marks, summary: isEmpty ? "no differences" : summary)
  }

  private var union: (ServiceGraph, DrawingMarks) {
    var marks = DrawingMarks()
    let (before, after) = (NumberedNodes(old), NumberedNodes(new))
    var nodes = new.nodes
    // The number that each node of the old graph has in the union.
    var numbers: [Int] = []
    for (id, node) in before.nodes {
      if let index = after.index[id] {
        numbers.append(index)
        if Service(node) != Service(after.nodes[index].node) { marks.mark(index, .changed) }
      } else {
        numbers.append(nodes.count)
        marks.mark(nodes.count, .removed)
        nodes.append(node)
      }
    }
    for (index, numbered) in after.nodes.enumerated() where before.index[numbered.id] == nil {
      marks.mark(index, .added)
    }
    for edge in edges.added { marks.mark(.init(from: edge.from, to: edge.to), .added) }
    let removed = Set(edges.removed)
    var graphEdges = new.edges
    for edge in old.edges where old.nodes.indices.contains(edge.from) {
      let symbol = old.nodes[edge.from].symbol
      let removedEdge = Edge(from: symbol, to: edge.symbol, cardinality: edge.cardinality, isDeferred: edge.isDeferred)
      guard removed.contains(removedEdge) else { continue }
      let ends = DrawingMarks.Ends(from: symbol, to: edge.symbol)
      // A line whose edge was replaced by another one counts as changed.
      marks.mark(ends, marks.edges[ends] == nil ? .removed : .changed)
      var edge = edge
      edge.from = numbers[edge.from]
      edge.to = edge.to.flatMap { numbers.indices.contains($0) ? numbers[$0] : nil }
      graphEdges.append(edge)
    }
    for index in nodes.indices { nodes[index].id = index }
    return (ServiceGraph(nodes: nodes, edges: graphEdges, findings: new.findings), marks)
  }
}
