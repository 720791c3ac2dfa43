/// The place of each group from left to right: beside the groups that share a row with it, above or below the others.
struct GroupPacking: Sendable {
  /// The left edge of each group.
  private(set) var left: [Double]
  private(set) var groupWidth: [Double]
  /// The rows that each group covers; nil if it has no boxes.
  private(set) var rows: [ClosedRange<Int>?]
  private(set) var width = LayoutMeasure.groupGap
  let height: Double

  init(_ plan: LayoutPlan, _ blocks: [LayoutRows.Block], _ order: [Int]) {
    let count = plan.boxWidthOfGroup.count
    groupWidth = plan.leastWidthOfGroup
    rows = [ClosedRange<Int>?](repeating: nil, count: count)
    left = [Double](repeating: 0, count: count)
    for block in blocks {
      let group = block.group
      let boxes =
        Double(block.columnCount) * (plan.boxWidthOfGroup[group] + LayoutMeasure.boxGap) - LayoutMeasure.boxGap
      groupWidth[group] = max(groupWidth[group], boxes + 2 * LayoutMeasure.padding)
      let (first, last) = (block.row - plan.headingRows, block.row + block.rowCount - 1)
      rows[group] = min(rows[group]?.lowerBound ?? first, first)...max(rows[group]?.upperBound ?? last, last)
    }
    let rowCount = (rows.compactMap { $0?.upperBound }.max() ?? -1) + 1
    height =
      rowCount == 0
      ? 0
      : Self.top(ofRow: rowCount - 1) + LayoutMeasure.boxHeight + LayoutMeasure.padding
        + LayoutMeasure.groupGap
    // The end of the used part of each row.
    var taken = [Double](repeating: LayoutMeasure.groupGap, count: rowCount)
    for group in order {
      guard let rows = rows[group] else { continue }
      left[group] = taken[rows].max() ?? 0
      for row in rows { taken[row] = left[group] + groupWidth[group] + LayoutMeasure.groupGap }
    }
    width = taken.max() ?? 0
  }

  /// Moves groups into the free space beside them, towards the groups that they share arrows with.
  ///
  /// - Complexity: Linear in arrows, and in the groups of each row.
  mutating func balance(_ plan: LayoutPlan, _ arrows: [Arrow]) {
    let between = arrows.map { Arrow(from: plan.groupOfBox[$0.from], to: plan.groupOfBox[$0.to]) }
      .filter { $0.from != $0.to }
    let ties = Adjacency(count: left.count, between + between.map(\.reversed))
    let (before, behind) = neighbors()
    let order = left.indices.filter { rows[$0] != nil }.sorted { (left[$0], $0) < (left[$1], $1) }
    for time in 0..<8 {
      for group in time.isMultiple(of: 2) ? order.reversed() : order {
        let before = before[group].map { left[$0] + groupWidth[$0] }.max() ?? 0
        let behind = behind[group].map { left[$0] }.min() ?? width
        let lowest = before + LayoutMeasure.groupGap
        let highest = max(lowest, behind - LayoutMeasure.groupGap - groupWidth[group])
        let ideal = meanMiddle(of: ties[group]).map { $0 - groupWidth[group] / 2 } ?? (lowest + highest) / 2
        left[group] = min(max(ideal, lowest), highest).rounded()
      }
    }
  }

  /// Returns the mean of the middles of groups; nil without groups, as a group without arrows is placed in the middle
  /// of its space.
  private func meanMiddle(of groups: ArraySlice<Int>) -> Double? {
    guard !groups.isEmpty else { return nil }
    return groups.reduce(0) { $0 + left[$1] + groupWidth[$1] / 2 } / Double(groups.count)
  }

  /// Returns, for each group, the groups that are next to it in one of its rows.
  private func neighbors() -> (before: [Set<Int>], behind: [Set<Int>]) {
    var groupsOfRow = [[Int]](repeating: [], count: (rows.compactMap { $0?.upperBound }.max() ?? -1) + 1)
    for (group, rows) in rows.enumerated() { for row in rows.map(Array.init) ?? [] { groupsOfRow[row].append(group) } }
    var before = [Set<Int>](repeating: [], count: left.count)
    var behind = before
    for groups in groupsOfRow {
      let sorted = groups.sorted { left[$0] < left[$1] }
      for (one, other) in zip(sorted, sorted.dropFirst()) {
        behind[one].insert(other)
        before[other].insert(one)
      }
    }
    return (before, behind)
  }

  /// The least height of a screen that shows the whole picture at its full size.
  var screenHeight: Double { max(width / LayoutMeasure.screenShape, height) }

  /// Whether the picture is so narrow that it need not be broken into more rows.
  var isComfortable: Bool { width <= LayoutMeasure.comfortableWidth }

  static func top(ofRow row: Int) -> Double {
    LayoutMeasure.groupGap + LayoutMeasure.heading + Double(row) * LayoutMeasure.rowPitch
  }

  var groupFrames: [LayeredLayout.Frame] {
    rows.indices.map { group in
      guard let rows = rows[group] else { return LayeredLayout.Frame(x: 0, y: 0, width: 0, height: 0) }
      let top = Self.top(ofRow: rows.lowerBound) - LayoutMeasure.heading
      let bottom = Self.top(ofRow: rows.upperBound) + LayoutMeasure.boxHeight + LayoutMeasure.padding
      return LayeredLayout.Frame(x: left[group], y: top, width: groupWidth[group], height: bottom - top)
    }
  }
}
