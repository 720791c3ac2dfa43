import FurnishGraph

/// The counts of a graph: the dependencies and the dependents of each service, and the longest chain.
struct GraphMetrics: Sendable {
  /// The number of other boxes that each box needs.
  private(set) var fanOut: [Int]
  /// The number of other boxes that need each box.
  private(set) var fanIn: [Int]
  /// The boxes of the longest chain in which each box needs the next one in order to be created.
  let longestChain: [Int]

  /// - Complexity: Linear in boxes and lines.
  init(_ outline: GraphOutline) {
    fanOut = [Int](repeating: 0, count: outline.boxes.count)
    fanIn = fanOut
    for line in outline.lines where line.from != line.to {
      fanOut[line.from] += 1
      fanIn[line.to] += 1
    }
    let arrows = outline.lines.filter { !$0.isDeferred }.map { Arrow(from: $0.from, to: $0.to) }
    longestChain = Self.longestChain(count: outline.boxes.count, arrows)
  }

  /// Returns the indices of the `count` highest numbers above 0, the highest first. Equal numbers stay in their order.
  static func highest(_ numbers: [Int], count: Int) -> [Int] {
    Array(numbers.indices.filter { numbers[$0] > 0 }.sorted { (numbers[$1], $0) < (numbers[$0], $1) }.prefix(count))
  }

  private static func longestChain(count: Int, _ arrows: [Arrow]) -> [Int] {
    let order = DownwardOrder(count: count, arrows)
    let outgoing = Adjacency(count: count, arrows.filter(order.isDownward))
    var length = [Int](repeating: 1, count: count)
    var next = [Int](repeating: -1, count: count)
    for box in order.boxes.reversed() {
      for target in outgoing[box] where length[target] + 1 > length[box] {
        length[box] = length[target] + 1
        next[box] = target
      }
    }
    guard var box = length.indices.max(by: { (length[$0], $1) < (length[$1], $0) }) else { return [] }
    var chain = [box]
    while next[box] >= 0 {
      box = next[box]
      chain.append(box)
    }
    return chain
  }
}
