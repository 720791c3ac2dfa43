/// Where each group stands from left to right: beside those that share a row with it, above or below the others.
struct GroupPacking: Sendable {
  /// The left edge of each group.
  private(set) var left: [Double]
  private(set) var groupWidth: [Double]
  /// The rows that each group covers; nil where it has no boxes.
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
      let boxes = Double(block.columnCount) * (plan.boxWidthOfGroup[group] + LayoutMeasure.boxGap) - LayoutMeasure.boxGap
      groupWidth[group] = max(groupWidth[group], boxes + 2 * LayoutMeasure.padding)
      let last = block.row + block.rowCount - 1
      rows[group] = min(rows[group]?.lowerBound ?? block.row, block.row)...max(rows[group]?.upperBound ?? last, last)
    }
    let rowCount = (rows.compactMap { $0?.upperBound }.max() ?? -1) + 1
    height = rowCount == 0 ? 0 : Self.top(ofRow: rowCount - 1) + LayoutMeasure.boxHeight + LayoutMeasure.padding
      + LayoutMeasure.groupGap
    // How far each row is taken.
    var taken = [Double](repeating: LayoutMeasure.groupGap, count: rowCount)
    for group in order {
      guard let rows = rows[group] else { continue }
      left[group] = taken[rows].max() ?? 0
      for row in rows { taken[row] = left[group] + groupWidth[group] + LayoutMeasure.groupGap }
    }
    width = taken.max() ?? 0
  }

  /// The wider for its height, the more.
  var shape: Double { height == 0 ? 0 : width / height }

  var isComfortable: Bool {
    width <= LayoutMeasure.comfortableWidth || shape <= LayoutMeasure.widestShape
  }

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
