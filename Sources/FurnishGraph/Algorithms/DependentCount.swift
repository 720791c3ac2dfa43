/// Counts of the registrations that depend on given registrations, directly or not, along edges of every kind.
struct DependentCount {
  private let graph: FlatGraph
  private let components: Components

  init(_ graph: FlatGraph) {
    self.graph = graph
    components = Components(graph.edges, followsDeferred: true)
  }

  /// Returns, for each set of registrations, the number of registrations that lead to a member of the set. The members
  /// themselves are counted, too.
  ///
  /// - Complexity: Linear in nodes and edges for every 64 sets to which an edge leads, and in the sum of the results.
  func counts(_ sets: [[Int32]]) -> [Int] {
    let isNeeded = neededNodes()
    // If no edge leads to a set, its members alone count. A search would read the whole graph to find that out.
    var counts = sets.map { Set($0).count }
    let requestedSets = sets.indices.filter { sets[$0].contains { isNeeded[Int($0)] } }
    for first in stride(from: 0, to: requestedSets.count, by: UInt64.bitWidth) {
      let batch = requestedSets[first..<min(first + UInt64.bitWidth, requestedSets.count)]
      for (set, count) in zip(batch, self.counts(ofAtMost64: batch.map { sets[$0] })) { counts[set] = count }
    }
    return counts
  }

  /// Returns, for each node, whether an edge leads to it.
  private func neededNodes() -> [Bool] {
    var isNeeded = [Bool](repeating: false, count: graph.nodeCount)
    for node in 0..<graph.nodeCount {
      for edge in graph.edges[node] { isNeeded[Int(edge.target)] = true }
    }
    return isNeeded
  }

  /// Counts the registrations that lead to each of at most 64 sets. A node has one bit for each set that it leads to.
  /// The components that a component leads to precede it, so one pass over all components is enough.
  private func counts(ofAtMost64 sets: [[Int32]]) -> [Int] {
    var reachedSets = [UInt64](repeating: 0, count: graph.nodeCount)
    for (bit, set) in sets.enumerated() {
      for registration in set { reachedSets[Int(registration)] |= 1 << UInt64(bit) }
    }
    var counts = [Int](repeating: 0, count: sets.count)
    for component in 0..<components.members.count {
      let members = components.members[component]
      var union: UInt64 = 0
      for member in members {
        union |= reachedSets[Int(member)]
        for edge in graph.edges[Int(member)] { union |= reachedSets[Int(edge.target)] }
      }
      guard union != 0 else { continue }
      for member in members {
        reachedSets[Int(member)] = union
        if !graph.isGroup(Int(member)) { DependentCount.add(union, to: &counts) }
      }
    }
    return counts
  }

  private static func add(_ bits: UInt64, to counts: inout [Int]) {
    var rest = bits
    while rest != 0 {
      counts[rest.trailingZeroBitCount] += 1
      rest &= rest - 1
    }
  }
}
