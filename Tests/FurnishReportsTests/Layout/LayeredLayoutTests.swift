import Testing

@testable import FurnishReports

@Suite struct LayeredLayoutTests {
  private static let seeds = 0..<60

  @Test(arguments: seeds) func arrowsLeadDownWhereThereIsNoCycle(seed: Int) {
    let plan = LayoutPlan.random(seed: seed, isAcyclic: true)
    let layout = LayeredLayout(plan)
    for (arrow, way) in zip(plan.arrows, layout.ways) {
      #expect(!way.leadsUp)
      #expect(layout.boxes[arrow.from].maxY < layout.boxes[arrow.to].y)
    }
  }

  @Test(arguments: seeds) func everyWayBeginsAtItsBoxAndEndsAtTheOther(seed: Int) throws {
    let plan = LayoutPlan.random(seed: seed, isAcyclic: false)
    let layout = LayeredLayout(plan)
    for (arrow, way) in zip(plan.arrows, layout.ways) {
      let (from, to) = (layout.boxes[arrow.from], layout.boxes[arrow.to])
      let (start, end) = (try #require(way.points.first), try #require(way.points.last))
      #expect((from.x...from.maxX).contains(start.x) && (from.y...from.maxY).contains(start.y))
      #expect((to.x...to.maxX).contains(end.x) && (to.y...to.maxY).contains(end.y))
    }
  }

  @Test(arguments: seeds) func boxesStandApartAndInTheirGroups(seed: Int) {
    let plan = LayoutPlan.random(seed: seed, isAcyclic: false)
    let layout = LayeredLayout(plan)
    for (index, box) in layout.boxes.enumerated() {
      let group = layout.groups[plan.groupOfBox[index]]
      #expect(group.x <= box.x && box.maxX <= group.maxX && group.y < box.y && box.maxY < group.maxY)
      for other in layout.boxes[(index + 1)...] { #expect(!box.overlaps(other)) }
    }
  }

  @Test(arguments: seeds) func groupsStandApartAndInThePicture(seed: Int) {
    let layout = LayeredLayout(.random(seed: seed, isAcyclic: false))
    let groups = layout.groups.filter { $0.width > 0 }
    for (index, group) in groups.enumerated() {
      #expect(group.x >= 0 && group.y >= 0 && group.maxX <= layout.width && group.maxY <= layout.height)
      for other in groups[(index + 1)...] { #expect(!group.overlaps(other)) }
    }
  }

  @Test(arguments: seeds) func waysGoRoundTheBoxesOfTheRowsBetween(seed: Int) {
    let layout = LayeredLayout(.random(seed: seed, isAcyclic: true))
    for way in layout.ways {
      // Its points come in pairs: where it enters a row, and where it leaves it.
      for point in way.points.dropFirst().dropLast() {
        for box in layout.boxes where (box.y...box.maxY).contains(point.y) {
          #expect(!(box.x < point.x && point.x < box.maxX))
        }
      }
    }
  }

  @Test func ofACycleOneArrowLeadsUp() {
    let arrows = [Arrow(from: 0, to: 1), Arrow(from: 1, to: 2), Arrow(from: 2, to: 0)]
    #expect(LayeredLayout(.of(3, arrows)).ways.map(\.leadsUp) == [false, false, true])
  }

  @Test func ofACycleTheDeferredArrowLeadsUp() {
    let arrows = [Arrow(from: 0, to: 1, isDeferred: true), Arrow(from: 1, to: 2), Arrow(from: 2, to: 0)]
    #expect(LayeredLayout(.of(3, arrows)).ways.map(\.leadsUp) == [true, false, false])
  }

  @Test func whoNeedsItselfHasAnArrowThatLeadsUp() {
    #expect(LayeredLayout(.of(1, [Arrow(from: 0, to: 0)])).ways.map(\.leadsUp) == [true])
  }

  @Test func aNeededGroupStandsBelowTheOneThatNeedsIt() {
    let plan = LayoutPlan(
      groupOfBox: [0, 0, 1, 1], boxWidthOfGroup: [100, 100], leastWidthOfGroup: [0, 0],
      arrows: [Arrow(from: 0, to: 1), Arrow(from: 0, to: 2), Arrow(from: 2, to: 3)])
    let layout = LayeredLayout(plan)
    #expect(layout.groups[0].maxY < layout.groups[1].y)
  }

  @Test func aChainStandsStraight() {
    let layout = LayeredLayout(.of(9, (0..<8).map { Arrow(from: $0, to: $0 + 1) }))
    #expect(Set(layout.boxes.map(\.x)).count == 1)
  }

  @Test func manyBoxesThatNeedNothingAreBrokenIntoRows() {
    let layout = LayeredLayout(.of(2_000, []))
    #expect(layout.width / layout.height < 2)
    #expect(layout.width / layout.height > 0.7)
  }

  @Test func aLayerIsNotBrokenWhereOthersAreAsWideAnyway() {
    // Twenty in one group, and beside each other ten groups that need one of them.
    let plan = LayoutPlan(
      groupOfBox: [Int](repeating: 0, count: 20) + Array(1...10), boxWidthOfGroup: [Double](repeating: 200, count: 11),
      leastWidthOfGroup: [Double](repeating: 100, count: 11), arrows: (0..<10).map { Arrow(from: 20 + $0, to: $0) })
    let layout = LayeredLayout(plan)
    #expect(layout.width / layout.height > 2)
    #expect(Set(layout.boxes[..<20].map(\.y)).count < 5)
  }

  @Test func aSmallLayerIsNeverBroken() {
    #expect(Set(LayeredLayout(.of(8, [])).boxes.map(\.y)).count == 1)
  }

  @Test func aHeadingThatIsReadFromAfarHasRowsOfItsOwn() {
    var plan = LayoutPlan.of(2, [Arrow(from: 0, to: 1)])
    let plain = LayeredLayout(plan)
    plan.headingRows = 2
    let tall = LayeredLayout(plan)
    #expect(tall.height - plain.height == 2 * LayoutMeasure.rowPitch)
    #expect(tall.boxes[0].y - tall.groups[0].y == plain.boxes[0].y - plain.groups[0].y + 2 * LayoutMeasure.rowPitch)
  }

  @Test func nothingHasASize() {
    let layout = LayeredLayout(LayoutPlan(groupOfBox: [], boxWidthOfGroup: [], leastWidthOfGroup: [], arrows: []))
    #expect(layout.boxes.isEmpty && layout.ways.isEmpty)
    #expect(layout.height == 0)
  }

  @Test func aChainOfTwentyThousandDoesNotOverflowTheStack() {
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
