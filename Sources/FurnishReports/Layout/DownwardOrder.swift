/// An order of boxes in which nearly all arrows lead forward: all of them, if there is no cycle.
///
/// In a cycle with a deferred arrow, the deferred arrow leads backward.
struct DownwardOrder: Sendable {
  /// The boxes, in order.
  let boxes: [Int]
  /// The index of each box in ``boxes``.
  private let position: [Int]

  /// - Complexity: Linear in boxes and arrows. A chain of any length does not overflow the stack.
  init(count: Int, _ arrows: [Arrow]) {
    // The first search leaves out deferred arrows. The second one begins with the boxes in the order of the first, so
    // it enters a cycle at the box where a deferred arrow ends, and that arrow leads backward.
    let eager = Self.order(Array(0..<count), Adjacency(count: count, arrows.filter { !$0.isDeferred }))
    let secondPosition = Self.positions(Self.order(eager, Adjacency(count: count, arrows)))
    // The third search begins at the last box and leaves out the arrows that lead backward, so that boxes without
    // dependencies stay in their order.
    let downward = arrows.filter { secondPosition[$0.from] < secondPosition[$0.to] }
    boxes = Self.order((0..<count).reversed(), Adjacency(count: count, downward))
    position = Self.positions(boxes)
  }

  func isDownward(_ arrow: Arrow) -> Bool { position[arrow.from] < position[arrow.to] }

  /// Returns the reverse of the order in which a depth-first search leaves the boxes.
  private static func order(_ starts: [Int], _ outgoing: Adjacency) -> [Int] {
    var finished: [Int] = []
    finished.reserveCapacity(outgoing.count)
    var isSeen = [Bool](repeating: false, count: outgoing.count)
    var path: [(box: Int, next: Int)] = []
    for start in starts where !isSeen[start] {
      isSeen[start] = true
      path.append((start, outgoing[start].startIndex))
      while let (box, next) = path.last {
        if next < outgoing[box].endIndex {
          path[path.count - 1].next += 1
          let target = outgoing[box][next]
          guard !isSeen[target] else { continue }
          isSeen[target] = true
          path.append((target, outgoing[target].startIndex))
        } else {
          path.removeLast()
          finished.append(box)
        }
      }
    }
    return finished.reversed()
  }

  private static func positions(_ boxes: [Int]) -> [Int] {
    var positions = [Int](repeating: 0, count: boxes.count)
    for (index, box) in boxes.enumerated() { positions[box] = index }
    return positions
  }
}
