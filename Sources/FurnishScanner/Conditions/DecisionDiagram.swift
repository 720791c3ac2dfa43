/// Boolean formulas, as reduced ordered binary decision diagrams.
///
/// Each node tests one variable and leads to one of two others. A table stores every node once ("hash-consing"), which
/// makes equality a comparison of numbers. See Bryant, "Graph-based algorithms for Boolean function manipulation",
/// 1986. Newer variables are tested first, so that each `guard` that a body passes adds only one node to its
/// condition.
///
/// It is a struct, so that a whole operation is one access to the variable that holds it, not one for each of its steps.
struct DecisionDiagram {
  struct Node: Hashable {
    let variable: Int32
    let low: Int32
    let high: Int32
  }

  private struct Operands: Hashable {
    let left: Int32
    let right: Int32
  }

  /// The greatest number of nodes. Beyond it, formulas count as `always`, and ``isExhausted`` is set.
  private let limit: Int
  private var nodes = [Node(variable: -1, low: 0, high: 0), Node(variable: -1, low: 1, high: 1)]
  private var numbers: [Node: Int32] = [:]
  private var conjunctions: [Operands: Int32] = [:]
  private var negations: [Int32: Int32] = [:]
  /// Whether a formula has become too large.
  private(set) var isExhausted = false

  init(limit: Int) { self.limit = limit }

  subscript(number: Int32) -> Node { nodes[Int(number)] }

  /// Returns the number of a node, which it adds if it is new.
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

  /// Returns the formula that both of two formulas hold.
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

  /// Returns the formula that a formula does not hold.
  mutating func negation(_ number: Int32) -> Int32 {
    if number < 2 { return 1 - number }
    if let known = negations[number] { return known }
    let own = nodes[Int(number)]
    let result = node(own.variable, negation(own.low), negation(own.high))
    negations[number] = result
    negations[result] = number
    return result
  }
}
