/// The layer of each box: every downward arrow leads to a deeper one.
///
/// Boxes are as high as their dependents allow. Boxes with more dependencies than dependents are moved down to
/// their dependencies, which shortens their arrows.
struct Layers: Sendable {
  /// The layer of each box, counted from zero at the top.
  private(set) var layer: [Int]

  /// - Parameter arrows: The arrows that lead downward in `order`.
  /// - Complexity: Linear in boxes and arrows.
  init(_ plan: LayoutPlan, _ order: DownwardOrder, _ arrows: [Arrow]) {
    let count = order.boxes.count
    layer = [Int](repeating: 0, count: count)
    let outgoing = Adjacency(count: count, arrows)
    var incoming = [Int](repeating: 0, count: count)
    for box in order.boxes {
      for target in outgoing[box] {
        incoming[target] += 1
        layer[target] = max(layer[target], layer[box] + 1)
      }
    }
    for box in order.boxes.reversed() where outgoing[box].count > incoming[box] {
      guard let next = outgoing[box].map({ layer[$0] }).min() else { continue }
      layer[box] = next - 1
    }
    // Boxes without arrows are placed below the others, where no arrow crosses them.
    let isAlone = { (box: Int) in incoming[box] == 0 && outgoing[box].isEmpty }
    var deepest = [Int](repeating: 0, count: plan.boxWidthOfGroup.count)
    for box in order.boxes where !isAlone(box) {
      deepest[plan.groupOfBox[box]] = max(deepest[plan.groupOfBox[box]], layer[box])
    }
    for box in order.boxes where isAlone(box) { layer[box] = deepest[plan.groupOfBox[box]] }
  }
}
