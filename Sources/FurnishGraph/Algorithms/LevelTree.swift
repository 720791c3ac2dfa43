/// The levels of a wiring as a tree that determines in constant time which level encloses which.
///
/// Its root is ``anyLevel``, which stands for a level that the facts do not show: all levels are inside of it, so a
/// service that needs it can be resolved in every level, and not outside of levels.
struct LevelTree {
  /// A level, or ``anyLevel``.
  struct Node: Hashable {
    fileprivate let index: Int32
  }

  let anyLevel: Node
  private var parents: [Int32]
  /// The number of each node in the order in which a walk enters them, and the number of the last node below it.
  private var first: [Int32]
  private var last: [Int32]

  /// - Complexity: Linear in levels.
  init(_ levels: [Wiring.Level]) {
    anyLevel = Node(index: Int32(levels.count))
    parents = levels.map { level in
      level.parent.flatMap { levels.indices.contains($0.index) ? Int32($0.index) : nil } ?? Int32(levels.count)
    }
    parents.append(-1)
    first = [Int32](repeating: -1, count: levels.count + 1)
    last = first
    numberNodes(levelCount: levels.count)
  }

  /// Numbers the nodes in the order of a walk. Levels that are each other's parent can never be opened, and no walk
  /// from the root reaches them: the first of them becomes a child of the root, so that the tree has no cycle.
  private mutating func numberNodes(levelCount: Int) {
    let children = FlatLists<Int32>(count: levelCount + 1, filler: 0) { visit in
      for (child, parent) in parents.enumerated() where parent >= 0 { visit(Int32(child), Int(parent)) }
    }
    var lastNumber: Int32 = 0
    func walk(from start: Int32) {
      var path: [(node: Int32, next: Int)] = [(start, children.indices(of: Int(start)).lowerBound)]
      first[Int(start)] = lastNumber
      while let (node, next) = path.last {
        if next < children.indices(of: Int(node)).upperBound {
          path[path.count - 1].next += 1
          let child = children.elements[next]
          guard first[Int(child)] < 0 else { continue }
          lastNumber += 1
          first[Int(child)] = lastNumber
          path.append((child, children.indices(of: Int(child)).lowerBound))
        } else {
          last[Int(node)] = lastNumber
          path.removeLast()
        }
      }
    }
    walk(from: anyLevel.index)
    for level in 0..<levelCount where first[level] < 0 {
      parents[level] = anyLevel.index
      lastNumber += 1
      walk(from: Int32(level))
    }
    last[levelCount] = lastNumber
  }

  func node(_ level: Wiring.LevelNumber) -> Node { Node(index: Int32(level.index)) }

  /// Returns the level of a node; `nil` for ``anyLevel``.
  func level(_ node: Node) -> Wiring.LevelNumber? {
    node == anyLevel ? nil : Wiring.LevelNumber(Int(node.index))
  }

  /// Returns whether one level is the other, or encloses it.
  func encloses(_ outer: Node, _ inner: Node) -> Bool {
    let position = first[Int(inner.index)]
    return first[Int(outer.index)] <= position && position <= last[Int(outer.index)]
  }

  /// Finds the innermost node that encloses both.
  ///
  /// - Complexity: Linear in the depth of the tree.
  func common(_ left: Node, _ right: Node) -> Node {
    var node = left
    while !encloses(node, right) { node = Node(index: parents[Int(node.index)]) }
    return node
  }

  /// Returns the levels to open in order to reach `inner` from a place where `outer` is open, outermost first; all
  /// levels above `inner` if `outer` does not enclose it.
  ///
  /// - Complexity: Linear in the depth of the tree.
  func path(from outer: Node?, to inner: Node) -> [Wiring.LevelNumber] {
    var path: [Wiring.LevelNumber] = []
    var node = inner
    while node != anyLevel, node != outer {
      path.append(Wiring.LevelNumber(Int(node.index)))
      node = Node(index: parents[Int(node.index)])
    }
    return path.reversed()
  }
}
