/// Shortest paths, from nodes to all nodes that can be reached from them.
///
/// Groups (see ``FlatGraph``) cost no step and are not part of paths. A search may be run again: it first clears its
/// result, in time linear in the size of that result.
struct BreadthFirstSearch {
  private let edges: FlatLists<FlatGraph.Edge>
  private let groupStart: Int
  /// The node from which each node was reached; itself for a source, -1 for a node that was not reached.
  private var origin: [Int32]
  /// The length of the path to each node that was reached.
  private var steps: [Int32]
  /// The nodes that were reached, the nearest first.
  private(set) var reached: [Int32] = []

  init(_ edges: FlatLists<FlatGraph.Edge>, groupStart: Int) {
    self.edges = edges
    self.groupStart = groupStart
    origin = [Int32](repeating: -1, count: edges.count)
    steps = [Int32](repeating: 0, count: edges.count)
  }

  /// Finds all nodes that can be reached.
  ///
  /// - Parameters:
  ///   - sources: The first nodes. If several paths to a node are equally short, the search finds the one that it
  ///     reaches first, from an earlier source.
  ///   - follows: Returns whether a path may follow an edge of a registration, or of a group that the registration
  ///     requests. It is called for all edges of the registrations that were reached, the nearest first.
  mutating func run(from sources: some Sequence<Int>, follows: (_ from: Int, FlatGraph.Edge) -> Bool) {
    for node in reached { origin[Int(node)] = -1 }
    reached.removeAll(keepingCapacity: true)
    for source in sources where origin[source] < 0 { add(source, from: source, step: 0) }
    var next = 0
    while next < reached.count {
      let node = Int(reached[next])
      next += 1
      // The members of a group were searched when it was reached.
      if node < groupStart { extendPaths(along: edges.indices(of: node), from: node, follows: follows) }
    }
  }

  private mutating func extendPaths(along indices: Range<Int>, from node: Int, follows: (Int, FlatGraph.Edge) -> Bool) {
    for index in indices {
      let edge = edges.elements[index]
      let target = Int(edge.target)
      guard follows(node, edge), origin[target] < 0 else { continue }
      add(target, from: node, step: steps[node] + 1)
      // Groups lead to registrations only, so this recursion has a depth of one.
      if target >= groupStart { extendPaths(along: edges.indices(of: target), from: node, follows: follows) }
    }
  }

  private mutating func add(_ node: Int, from previous: Int, step: Int32) {
    origin[node] = Int32(previous)
    steps[node] = step
    reached.append(Int32(node))
  }

  func hasReached(_ node: Int) -> Bool { origin[node] >= 0 }

  /// Returns the length of the path to a registration that was reached.
  func distance(to node: Int) -> Int { Int(steps[node]) }

  /// Returns the path to a registration that was reached, its source first.
  func path(to node: Int) -> [Int] {
    var path = [node]
    while Int(origin[path[path.count - 1]]) != path[path.count - 1] { path.append(Int(origin[path[path.count - 1]])) }
    return path.reversed()
  }
}
