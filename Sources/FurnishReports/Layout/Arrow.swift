/// A line to lay out, from a box above to a box below it.
struct Arrow: Hashable, Sendable {
  var from: Int
  var to: Int
  /// Whether the arrow is to lead upward if it is part of a cycle: one arrow of each cycle has to.
  var isDeferred = false

  var reversed: Arrow { Arrow(from: to, to: from, isDeferred: isDeferred) }
}

/// The boxes that arrows lead to from each box, in one flat array.
struct Adjacency: Sendable {
  private var starts: [Int]
  private var targets: [Int]

  /// - Complexity: Linear in boxes and arrows.
  init(count: Int, _ arrows: [Arrow]) {
    starts = [Int](repeating: 0, count: count + 1)
    targets = [Int](repeating: 0, count: arrows.count)
    for arrow in arrows { starts[arrow.from + 1] += 1 }
    for box in 0..<count { starts[box + 1] += starts[box] }
    var next = starts
    for arrow in arrows {
      targets[next[arrow.from]] = arrow.to
      next[arrow.from] += 1
    }
  }

  var count: Int { starts.count - 1 }

  subscript(box: Int) -> ArraySlice<Int> { targets[starts[box]..<starts[box + 1]] }
}
