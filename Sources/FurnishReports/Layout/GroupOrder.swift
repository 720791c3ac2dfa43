/// The groups from left to right, so that those which share arrows are near each other.
struct GroupOrder: Sendable {
  let groups: [Int]

  /// - Complexity: Linear in arrows, and in groups times their logarithm.
  init(_ plan: LayoutPlan, _ arrows: [Arrow]) {
    let count = plan.boxWidthOfGroup.count
    var weights: [Arrow: Double] = [:]
    for arrow in arrows {
      let (from, to) = (plan.groupOfBox[arrow.from], plan.groupOfBox[arrow.to])
      if from != to { weights[Arrow(from: min(from, to), to: max(from, to)), default: 0] += 1 }
    }
    // Sorted, as a dictionary has another order in each process.
    let connections = weights.sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }
    var order = Array(0..<count)
    var best = (order: order, length: Double.infinity)
    for _ in 0..<24 {
      var place = [Double](repeating: 0, count: count)
      for (index, group) in order.enumerated() { place[group] = Double(index) }
      let length = connections.reduce(0) { $0 + $1.value * abs(place[$1.key.from] - place[$1.key.to]) }
      if length < best.length { best = (order, length) }
      order = Self.moved(order, place, connections.map { (arrow: $0.key, arrowCount: $0.value) })
    }
    groups = best.order
  }

  /// Returns the groups, sorted by the mean place of each group and the groups that it shares arrows with.
  private static func moved(
    _ order: [Int], _ place: [Double], _ connections: [(arrow: Arrow, arrowCount: Double)]
  ) -> [Int] {
    var sum = place
    var weight = [Double](repeating: 1, count: place.count)
    for (arrow, arrowCount) in connections {
      sum[arrow.from] += arrowCount * place[arrow.to]
      sum[arrow.to] += arrowCount * place[arrow.from]
      weight[arrow.from] += arrowCount
      weight[arrow.to] += arrowCount
    }
    return order.sorted { left, right in
      (sum[left] / weight[left], place[left]) < (sum[right] / weight[right], place[right])
    }
  }
}
