/// The tiers of groups. A group is below the groups that depend on it; groups that depend on each other share a tier.
struct GroupTiers: Sendable {
  /// The tier of each group. Arrows between tiers lead to later ones.
  private(set) var tierOfGroup: [Int]
  /// The groups of each tier: one, or several that all lead to each other.
  private(set) var groups: [[Int]] = []
  /// The groups of other tiers that each group leads to.
  let below: Adjacency

  /// - Complexity: Linear in groups and arrows.
  init(_ plan: LayoutPlan, _ arrows: [Arrow]) {
    let count = plan.boxWidthOfGroup.count
    let between = arrows.map { Arrow(from: plan.groupOfBox[$0.from], to: plan.groupOfBox[$0.to]) }
      .filter { $0.from != $0.to }
    tierOfGroup = [Int](repeating: -1, count: count)
    // After Sharir, "A strong-connectivity algorithm": the groups are in an order in which a group precedes those that
    // it needs, except in a cycle. A search from each group, against the arrows, finds the groups of its tier.
    let needing = Adjacency(count: count, between.map(\.reversed))
    for start in DownwardOrder(count: count, between).boxes where tierOfGroup[start] < 0 {
      tierOfGroup[start] = groups.count
      var members = [start]
      var next = 0
      while next < members.count {
        for group in needing[members[next]] where tierOfGroup[group] < 0 {
          tierOfGroup[group] = groups.count
          members.append(group)
        }
        next += 1
      }
      groups.append(members)
    }
    let tierOfGroup = tierOfGroup
    below = Adjacency(count: count, between.filter { tierOfGroup[$0.from] != tierOfGroup[$0.to] })
  }
}
