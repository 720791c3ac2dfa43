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
    let ties = weights.sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }
    var order = Array(0..<count)
    var best = (order: order, length: Double.infinity)
    for _ in 0..<24 {
      var place = [Double](repeating: 0, count: count)
      for (index, group) in order.enumerated() { place[group] = Double(index) }
      let length = ties.reduce(0) { $0 + $1.value * abs(place[$1.key.from] - place[$1.key.to]) }
      if length < best.length { best = (order, length) }
      order = Self.moved(order, place, ties.map { (arrow: $0.key, weight: $0.value) })
    }
    groups = best.order
  }

  /// Returns the groups, sorted by the mean place of each group and the groups that it shares arrows with.
  private static func moved(
    _ order: [Int], _ place: [Double], _ ties: [(arrow: Arrow, weight: Double)]
  ) -> [Int] {
    var sum = place
    var weight = [Double](repeating: 1, count: place.count)
    for (arrow, tie) in ties {
      sum[arrow.from] += tie * place[arrow.to]
      sum[arrow.to] += tie * place[arrow.from]
      weight[arrow.from] += tie
      weight[arrow.to] += tie
    }
    return order.sorted { left, right in
      (sum[left] / weight[left], place[left]) < (sum[right] / weight[right], place[right])
    }
  }
}
