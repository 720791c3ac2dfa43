/// The strongly connected components of a graph: sets of nodes that all lead to each other.
///
/// The algorithm is Tarjan's ("Depth-first search and linear graph algorithms"). Its search has an array for the
/// current path in place of recursive calls, so that a chain of any length does not overflow the stack of the thread.
struct Components {
  /// The nodes of each component. A component follows the components to which its edges lead.
  let members: FlatLists<Int32>
  /// The component of each node.
  let component: [Int32]

  /// - Parameter followsDeferred: Whether deferred edges count.
  /// - Complexity: Linear in nodes and edges.
  init(_ edges: FlatLists<FlatGraph.Edge>, followsDeferred: Bool) {
    var search = DepthFirstSearch(edges: edges, followsDeferred: followsDeferred)
    for node in 0..<edges.count where !search.isVisited(node) { search.run(from: node) }
    members = search.members
    component = search.component
  }
}

private struct DepthFirstSearch {
  private let edges: FlatLists<FlatGraph.Edge>
  private let followsDeferred: Bool
  private(set) var members = FlatLists<Int32>()
  private(set) var component: [Int32]
  /// The time of the first visit of a node, counted from one; zero for a node that was not visited.
  private var order: [Int32]
  /// The time of the first visit of the earliest node that is known to be in the same component.
  private var earliest: [Int32]
  private var visitCount: Int32 = 0
  /// The nodes that were visited, and are in no component yet.
  private var open: [Int32] = []
  /// The path from the node at which the search began, and the next edge to take from each of its nodes.
  private var path: [(node: Int32, edge: Int32)] = []

  init(edges: FlatLists<FlatGraph.Edge>, followsDeferred: Bool) {
    self.edges = edges
    self.followsDeferred = followsDeferred
    component = [Int32](repeating: -1, count: edges.count)
    order = [Int32](repeating: 0, count: edges.count)
    earliest = order
  }

  func isVisited(_ node: Int) -> Bool { order[node] > 0 }

  mutating func run(from start: Int) {
    enter(start)
    while let (node32, edge) = path.last {
      let node = Int(node32)
      if Int(edge) < edges.indices(of: node).upperBound {
        path[path.count - 1].edge += 1
        follow(edges.elements[Int(edge)], from: node)
      } else {
        path.removeLast()
        leave(node)
      }
    }
  }

  private mutating func enter(_ node: Int) {
    visitCount += 1
    order[node] = visitCount
    earliest[node] = visitCount
    open.append(Int32(node))
    path.append((Int32(node), Int32(edges.indices(of: node).lowerBound)))
  }

  private mutating func follow(_ edge: FlatGraph.Edge, from node: Int) {
    guard followsDeferred || !edge.isDeferred else { return }
    let target = Int(edge.target)
    if !isVisited(target) {
      enter(target)
    } else if component[target] < 0 {
      earliest[node] = min(earliest[node], order[target])
    }
  }

  private mutating func leave(_ node: Int) {
    if let requester = path.last.map({ Int($0.node) }) {
      earliest[requester] = min(earliest[requester], earliest[node])
    }
    guard earliest[node] == order[node] else { return }
    while let member = open.popLast() {
      component[Int(member)] = Int32(members.count)
      members.append(member)
      if Int(member) == node { break }
    }
    members.endList()
  }
}
