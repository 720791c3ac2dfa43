package import FurnishGraph

/// The differences between two graphs: services, lifetimes, edges, and findings.
///
/// A registration is the same in both graphs if its service and its key are. Several registrations with the same
/// service and key are paired in order. Places are not compared, because lines move.
package struct GraphDifference: Hashable, Sendable {
  /// The elements that only one of the graphs has.
  package struct Changes<Element: Hashable & Sendable>: Hashable, Sendable {
    package var added: [Element] = []
    package var removed: [Element] = []

    var isEmpty: Bool { added.isEmpty && removed.isEmpty }
  }

  package struct Service: Hashable, Sendable {
    package var symbol: ServiceSymbol
    package var key: String?
    package var lifetime: LifetimeDescription
    package var level: String?
  }

  /// A registration with another lifetime than before.
  package struct LifetimeChange: Hashable, Sendable {
    package var old: Service
    package var new: Service
  }

  package struct Edge: Hashable, Sendable {
    package var from: ServiceSymbol
    package var to: ServiceSymbol
    package var cardinality: ServiceGraph.Edge.Cardinality
    package var isDeferred: Bool
  }

  package let old: ServiceGraph
  package let new: ServiceGraph
  package private(set) var services = Changes<Service>()
  package private(set) var lifetimes: [LifetimeChange] = []
  package private(set) var edges = Changes<Edge>()
  package private(set) var findings = Changes<Finding>()

  /// - Complexity: Linear in services, edges and findings.
  package init(from old: ServiceGraph, to new: ServiceGraph) {
    self.old = old
    self.new = new
    let before = NumberedNodes(old)
    let after = NumberedNodes(new)
    services.removed = before.nodes.filter { after.index[$0.id] == nil }.map { Service($0.node) }
    for (id, node) in after.nodes {
      guard let index = before.index[id] else {
        services.added.append(Service(node))
        continue
      }
      let change = LifetimeChange(old: Service(before.nodes[index].node), new: Service(node))
      if change.old != change.new { lifetimes.append(change) }
    }
    edges = Self.changes(from: Self.edges(of: old), to: Self.edges(of: new)) { $0 }
    findings = Self.changes(from: old.findings, to: new.findings) { FindingID($0) }
  }

  package var isEmpty: Bool { services.isEmpty && lifetimes.isEmpty && edges.isEmpty && findings.isEmpty }

  private struct FindingID: Hashable {
    var rule: String
    var severity: Finding.Severity
    var message: String
    var file: String?

    init(_ finding: Finding) {
      (rule, severity, message) = (finding.rule, finding.severity, finding.message)
      file = finding.place?.file
    }
  }

  /// Returns the edges without their places, and each of them once.
  private static func edges(of graph: ServiceGraph) -> [Edge] {
    var seen: Set<Edge> = []
    return graph.edges.compactMap { edge in
      guard graph.nodes.indices.contains(edge.from) else { return nil }
      let edge = Edge(
        from: graph.nodes[edge.from].symbol, to: edge.symbol, cardinality: edge.cardinality,
        isDeferred: edge.isDeferred)
      return seen.insert(edge).inserted ? edge : nil
    }
  }

  /// Compares two lists, which may contain an element several times.
  private static func changes<Element, ID: Hashable>(
    from old: [Element], to new: [Element], by id: (Element) -> ID
  ) -> Changes<Element> {
    func rest(of elements: [Element], without others: [Element]) -> [Element] {
      var counts: [ID: Int] = [:]
      for element in others { counts[id(element), default: 0] += 1 }
      return elements.filter { element in
        guard let count = counts[id(element)], count > 0 else { return true }
        counts[id(element)] = count - 1
        return false
      }
    }
    return Changes(added: rest(of: new, without: old), removed: rest(of: old, without: new))
  }
}

extension GraphDifference.Service {
  init(_ node: ServiceGraph.Node) {
    self.init(symbol: node.symbol, key: node.key, lifetime: node.lifetime, level: node.level)
  }
}

/// The registrations of a graph, each with its identity.
struct NumberedNodes {
  struct ID: Hashable {
    var symbol: ServiceSymbol
    var key: String?
    /// The number of the node among those with the same symbol and key.
    var number: Int
  }

  private(set) var nodes: [(id: ID, node: ServiceGraph.Node)] = []
  private(set) var index: [ID: Int] = [:]

  init(_ graph: ServiceGraph) {
    var counts: [ID: Int] = [:]
    for node in graph.nodes {
      var id = ID(symbol: node.symbol, key: node.key, number: 0)
      counts[id, default: 0] += 1
      id.number = counts[id, default: 0]
      index[id] = nodes.count
      nodes.append((id, node))
    }
  }
}
