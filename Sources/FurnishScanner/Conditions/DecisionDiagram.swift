/// Boolean formulas, as reduced ordered binary decision diagrams.
///
/// Each node tests one variable and leads to one of two other nodes. A formula is the number of its first node. A table
/// stores every node once ("hash-consing"), which makes equality a comparison of numbers. See Bryant, "Graph-based
/// algorithms for Boolean function manipulation", 1986. Newer variables are tested first, so that each `guard` that a
/// body passes adds only one node to its condition.
///
/// It is a struct, so that Swift checks for exclusive access once for a whole operation, and not at each of its steps.
struct DecisionDiagram {
  /// A test of a variable: the formula is `low` if the variable is false, and `high` if it is true.
  struct Node: Hashable {
    let variable: Int32
    let low: Int32
    let high: Int32
  }

  private struct Operands: Hashable {
    let left: Int32
    let right: Int32
  }

  /// The greatest number of nodes. A formula that needs a further node counts as `always`, and ``isExhausted`` is set.
  private let limit: Int
  /// The nodes by their numbers. The first two are the constants: node 0 is `never`, and node 1 is `always`. Their
  /// variable is -1, which is lower than that of every other node.
  private var nodes = [Node(variable: -1, low: 0, high: 0), Node(variable: -1, low: 1, high: 1)]
  /// The number of each node, so that no node is added twice.
  private var numbers: [Node: Int32] = [:]
  /// The results of the operations so far.
  private var conjunctions: [Operands: Int32] = [:]
  private var negations: [Int32: Int32] = [:]
  /// Whether a formula has become too large.
  private(set) var isExhausted = false

  init(limit: Int) { self.limit = limit }

  subscript(number: Int32) -> Node { nodes[Int(number)] }

  /// Returns the number of the node that tests a variable, and adds the node if it is new.
  mutating func node(_ variable: Int32, _ low: Int32, _ high: Int32) -> Int32 {
    if low == high { return low }
    let node = Node(variable: variable, low: low, high: high)
    if let number = numbers[node] { return number }
    guard nodes.count < limit else {
      isExhausted = true
      return 1
    }
    nodes.append(node)
    numbers[node] = Int32(nodes.count - 1)
    return Int32(nodes.count - 1)
  }

  /// Returns the conjunction of two formulas.
  mutating func conjunction(_ left: Int32, _ right: Int32) -> Int32 {
    if left == right || right == 1 { return left }
    if left == 1 { return right }
    if left == 0 || right == 0 { return 0 }
    let operands = Operands(left: min(left, right), right: max(left, right))
    if let known = conjunctions[operands] { return known }
    let (first, second) = (nodes[Int(left)], nodes[Int(right)])
    let variable = max(first.variable, second.variable)
    let (lowLeft, highLeft) = first.variable == variable ? (first.low, first.high) : (left, left)
    let (lowRight, highRight) = second.variable == variable ? (second.low, second.high) : (right, right)
    let result = node(variable, conjunction(lowLeft, lowRight), conjunction(highLeft, highRight))
    conjunctions[operands] = result
    return result
  }

  /// Returns the negation of a formula.
  mutating func negation(_ formula: Int32) -> Int32 {
    if formula < 2 { return 1 - formula }
    if let known = negations[formula] { return known }
    let first = nodes[Int(formula)]
    let result = node(first.variable, negation(first.low), negation(first.high))
    negations[formula] = result
    negations[result] = formula
    return result
  }
}
