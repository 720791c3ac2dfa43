import Furnish
import Testing

/// A walk over all instances of a container, which compares them with the plan: each parameter received the requested
/// service, and instances are shared as planned.
///
/// It holds every instance that it has visited, so that no address is used twice, and no weak instance is released.
final class GraphWalk {
  /// A registration of a service, in a scope.
  private struct Place: Hashable {
    let number: Int
    let copy: Int
    let scope: Int
  }

  private let plan: GraphPlan
  private var shared: [Place: any GraphNode] = [:]
  private var visited: [ObjectIdentifier: any GraphNode] = [:]

  /// The differences from the plan, in words.
  private(set) var faults: [String] = []

  init(_ plan: GraphPlan) { self.plan = plan }

  /// The number of instances that were visited.
  var count: Int { visited.count }

  /// Requests every service that a provider can create.
  ///
  /// - Parameter scope: The number of the scope that receives the requests; 0 is the root, which has nothing scoped.
  func walk(_ provider: ServiceScope, scope: Int) throws {
    for number in plan.numbers where scope > 0 || !plan.leadsToScoped(number) {
      try walk(nodeType(number), of: provider, scope: scope)
    }
  }

  private func walk<Node: GraphNode>(_ node: Node.Type, of provider: ServiceScope, scope: Int) throws {
    let copies = plan[node.number]?.copies ?? 0
    visit(try provider.require(node), Place(number: node.number, copy: copies - 1, scope: scope))
    let all = provider.resolveAll(node)
    if all.map(\.copy) != Array(0..<copies) { faults.append("\(node.number): all are \(all.map(\.copy))") }
    for one in all { visit(one, Place(number: node.number, copy: one.copy, scope: scope)) }
  }

  /// Compares a node with the plan, and visits the nodes that it received.
  ///
  /// - Parameter followsLater: Whether to follow the services that the node requests later. Transients may lead to other
  ///   transients without end.
  private func visit(_ node: any GraphNode, _ place: Place, followsLater: Bool = true) {
    guard node.number == place.number, node.copy == place.copy, let service = plan[node.number] else {
      return faults.append("\(place): got \(node.number), registration \(node.copy)")
    }
    let isNew = visited.updateValue(node, forKey: ObjectIdentifier(node)) == nil
    switch service.sharing {
    case .transient: if !isNew { faults.append("\(place): a transient is shared") }
    case .scoped: compare(node, place)
    case .singleton, .weak: compare(node, Place(number: place.number, copy: place.copy, scope: 0))
    }
    guard isNew else { return }
    if node.received.count != service.edges.count { faults.append("\(place): got \(node.received.count) parameters") }
    let scope = service.sharing.isOfContainer ? 0 : place.scope
    for (received, edge) in zip(node.received, service.edges) {
      follow(received, edge, from: place, scope: scope, followsLater: followsLater)
    }
  }

  private func compare(_ node: any GraphNode, _ place: Place) {
    let earlierNode = shared.updateValue(node, forKey: place)
    if let earlierNode, earlierNode !== node { faults.append("\(place): there are two") }
  }

  private func follow(
    _ received: Received, _ edge: GraphPlan.Edge, from place: Place, scope: Int, followsLater: Bool
  ) {
    let copies = plan[edge.target]?.copies ?? 0
    switch received {
    case .nodes(let nodes):
      let expected = edge.form == .all ? Array(0..<copies) : copies > 0 ? [copies - 1] : []
      if nodes.map(\.copy) != expected { faults.append("\(place): \(edge) gave \(nodes.map(\.copy))") }
      for node in nodes {
        visit(node, Place(number: edge.target, copy: node.copy, scope: scope), followsLater: followsLater)
      }
    case .later(let request):
      guard followsLater else { return }
      do {
        let isShared = plan[edge.target]?.sharing != .transient
        visit(
          try request(), Place(number: edge.target, copy: copies - 1, scope: scope), followsLater: isShared)
      } catch {
        faults.append("\(place): \(edge) threw \(error)")
      }
    }
  }
}
