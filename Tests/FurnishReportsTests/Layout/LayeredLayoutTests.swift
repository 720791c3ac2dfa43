import Testing

@testable import FurnishReports

@Suite struct LayeredLayoutTests {
  private static let seeds = 0..<60

  @Test(arguments: seeds) func `all arrows lead down if there is no cycle`(seed: Int) {
    let plan = LayoutPlan.random(seed: seed, isAcyclic: true)
    let layout = LayeredLayout(plan)
    for (arrow, route) in zip(plan.arrows, layout.routes) {
      #expect(!route.leadsUp)
      #expect(layout.boxes[arrow.from].maxY < layout.boxes[arrow.to].y)
    }
  }

  @Test(arguments: seeds) func `every route begins and ends at the boxes of its arrow`(seed: Int) throws {
    let plan = LayoutPlan.random(seed: seed, isAcyclic: false)
    let layout = LayeredLayout(plan)
    for (arrow, route) in zip(plan.arrows, layout.routes) {
      let (from, to) = (layout.boxes[arrow.from], layout.boxes[arrow.to])
      let (start, end) = (try #require(route.points.first), try #require(route.points.last))
      #expect((from.x...from.maxX).contains(start.x) && (from.y...from.maxY).contains(start.y))
      #expect((to.x...to.maxX).contains(end.x) && (to.y...to.maxY).contains(end.y))
    }
  }

  @Test(arguments: seeds) func `boxes are apart and in their groups`(seed: Int) {
    let plan = LayoutPlan.random(seed: seed, isAcyclic: false)
    let layout = LayeredLayout(plan)
    for (index, box) in layout.boxes.enumerated() {
      let group = layout.groups[plan.groupOfBox[index]]
      #expect(group.x <= box.x && box.maxX <= group.maxX && group.y < box.y && box.maxY < group.maxY)
      for other in layout.boxes[(index + 1)...] { #expect(!box.overlaps(other)) }
    }
  }

  @Test(arguments: seeds) func `groups are apart and in the picture`(seed: Int) {
    let layout = LayeredLayout(.random(seed: seed, isAcyclic: false))
    let groups = layout.groups.filter { $0.width > 0 }
    for (index, group) in groups.enumerated() {
      #expect(group.x >= 0 && group.y >= 0 && group.maxX <= layout.width && group.maxY <= layout.height)
      for other in groups[(index + 1)...] { #expect(!group.overlaps(other)) }
    }
  }

  @Test(arguments: seeds) func `a route crosses no box of the rows in between`(seed: Int) {
    let layout = LayeredLayout(.random(seed: seed, isAcyclic: true))
    for route in layout.routes {
      // The points of a route are pairs: it enters a row at the first, and leaves it at the second.
      for point in route.points.dropFirst().dropLast() {
        for box in layout.boxes where (box.y...box.maxY).contains(point.y) {
          #expect(!(box.x < point.x && point.x < box.maxX))
        }
      }
    }
  }

  @Test func `one arrow of a cycle leads up`() {
    let arrows = [Arrow(from: 0, to: 1), Arrow(from: 1, to: 2), Arrow(from: 2, to: 0)]
    #expect(LayeredLayout(.of(3, arrows)).routes.map(\.leadsUp) == [false, false, true])
  }

  @Test func `the deferred arrow of a cycle leads up`() {
    let arrows = [Arrow(from: 0, to: 1, isDeferred: true), Arrow(from: 1, to: 2), Arrow(from: 2, to: 0)]
    #expect(LayeredLayout(.of(3, arrows)).routes.map(\.leadsUp) == [true, false, false])
  }

  @Test func `a service that requires itself has an arrow that leads up`() {
    #expect(LayeredLayout(.of(1, [Arrow(from: 0, to: 0)])).routes.map(\.leadsUp) == [true])
  }

  @Test func `a needed group is below the one that needs it`() {
    let plan = LayoutPlan(
      groupOfBox: [0, 0, 1, 1], boxWidthOfGroup: [100, 100], leastWidthOfGroup: [0, 0],
      arrows: [Arrow(from: 0, to: 1), Arrow(from: 0, to: 2), Arrow(from: 2, to: 3)])
    let layout = LayeredLayout(plan)
    #expect(layout.groups[0].maxY < layout.groups[1].y)
  }

  @Test func `a chain is a straight line`() {
    let layout = LayeredLayout(.of(9, (0..<8).map { Arrow(from: $0, to: $0 + 1) }))
    #expect(Set(layout.boxes.map(\.x)).count == 1)
  }

  @Test func `many boxes that need nothing are broken into rows`() {
    let layout = LayeredLayout(.of(2_000, []))
    #expect(layout.width / layout.height < 2)
    #expect(layout.width / layout.height > 0.7)
  }

  @Test func `a layer is not broken into rows if other layers are as wide`() {
    // One group has twenty boxes. Ten groups side by side each need one of these boxes.
    let plan = LayoutPlan(
      groupOfBox: [Int](repeating: 0, count: 20) + Array(1...10), boxWidthOfGroup: [Double](repeating: 200, count: 11),
      leastWidthOfGroup: [Double](repeating: 100, count: 11), arrows: (0..<10).map { Arrow(from: 20 + $0, to: $0) })
    let layout = LayeredLayout(plan)
    #expect(layout.width / layout.height > 2)
    #expect(Set(layout.boxes[..<20].map(\.y)).count < 5)
  }

  @Test func `a small layer is never broken into rows`() {
    #expect(Set(LayeredLayout(.of(8, [])).boxes.map(\.y)).count == 1)
  }

  @Test func `a large heading has rows of its own`() {
    var plan = LayoutPlan.of(2, [Arrow(from: 0, to: 1)])
    let plain = LayeredLayout(plan)
    plan.headingRows = 2
    let tall = LayeredLayout(plan)
    #expect(tall.height - plain.height == 2 * LayoutMeasure.rowPitch)
    #expect(tall.boxes[0].y - tall.groups[0].y == plain.boxes[0].y - plain.groups[0].y + 2 * LayoutMeasure.rowPitch)
  }

  @Test func `an empty layout has no height`() {
    let layout = LayeredLayout(LayoutPlan(groupOfBox: [], boxWidthOfGroup: [], leastWidthOfGroup: [], arrows: []))
    #expect(layout.boxes.isEmpty && layout.routes.isEmpty)
    #expect(layout.height == 0)
  }

  @Test func `a chain of twenty thousand does not overflow the stack`() {
    let count = 20_000
    let layout = LayeredLayout(.of(count, (0..<(count - 1)).map { Arrow(from: $0, to: $0 + 1) }))
    #expect(layout.boxes[count - 1].y > layout.boxes[0].y)
  }
}

extension LayoutPlan {
  /// Boxes in one group.
  static func of(_ count: Int, _ arrows: [Arrow]) -> LayoutPlan {
    LayoutPlan(
      groupOfBox: [Int](repeating: 0, count: count), boxWidthOfGroup: [120], leastWidthOfGroup: [60], arrows: arrows)
  }

  static func random(seed: Int, isAcyclic: Bool) -> LayoutPlan {
    var generator = SampleGenerator(state: UInt64(seed))
    for _ in 0..<4 { _ = generator.below(2) }
    let (count, groups) = (1 + generator.below(70), 1 + generator.below(6))
    let arrows = (0..<generator.below(3 * count + 1)).compactMap { _ -> Arrow? in
      let ends = (generator.below(count), generator.below(count))
      if isAcyclic, ends.0 == ends.1 { return nil }
      return isAcyclic
        ? Arrow(from: min(ends.0, ends.1), to: max(ends.0, ends.1)) : Arrow(from: ends.0, to: ends.1)
    }
    return LayoutPlan(
      groupOfBox: (0..<count).map { _ in generator.below(groups) },
      boxWidthOfGroup: (0..<groups).map { _ in Double(100 + generator.below(130)) },
      leastWidthOfGroup: (0..<groups).map { _ in Double(generator.below(300)) },
      headingRows: seed % 3, arrows: arrows)
  }
}

extension LayeredLayout.Frame {
  fileprivate func overlaps(_ other: Self) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
