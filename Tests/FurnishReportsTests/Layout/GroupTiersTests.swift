import Testing

@testable import FurnishReports

@Suite struct GroupTiersTests {
  private func tiers(_ count: Int, _ arrows: [(Int, Int)]) -> GroupTiers {
    // Each group has one box.
    let plan = LayoutPlan(
      groupOfBox: Array(0..<count), boxWidthOfGroup: [Double](repeating: 1, count: count),
      leastWidthOfGroup: [Double](repeating: 1, count: count), arrows: [])
    return GroupTiers(plan, arrows.map { Arrow(from: $0.0, to: $0.1) })
  }

  @Test func `a dependency is in a later tier`() {
    let tiers = tiers(3, [(2, 1), (1, 0)])
    #expect(tiers.tierOfGroup == [2, 1, 0])
    #expect(Array(tiers.below[2]) == [1])
  }

  @Test func `groups that lead to each other share a tier`() {
    let tiers = tiers(4, [(0, 1), (1, 2), (2, 1), (2, 3)])
    #expect(tiers.groups.map { $0.sorted() } == [[0], [1, 2], [3]])
    #expect(Array(tiers.below[1]) == [])
    #expect(Array(tiers.below[2]) == [3])
  }
}
