/// The place of each box from left to right within its group.
///
/// Sweeps down and up bring every box as near to the mean of its neighbors as the order within its block allows, and
/// sort the block by these means, so that arrows are shorter and cross less.
struct LayoutColumns: Sendable {
  private let plan: LayoutPlan
  private var rows: LayoutRows
  private let above: Adjacency
  private let below: Adjacency
  /// The horizontal middle of each box.
  private var middle: [Double]
  /// The boxes of each block, in the order of their columns; within a column from top to bottom.
  private var boxesOfBlock: [[Int]]

  init(_ plan: LayoutPlan, _ rows: LayoutRows, _ arrows: [Arrow]) {
    self.plan = plan
    self.rows = rows
    below = Adjacency(count: plan.groupOfBox.count, arrows)
    above = Adjacency(count: plan.groupOfBox.count, arrows.map(\.reversed))
    boxesOfBlock = rows.blocks.map(\.boxes)
    middle = [Double](repeating: 0, count: plan.groupOfBox.count)
    for block in rows.blocks.indices {
      // Before the sweeps, each block is in the middle of its group.
      let group = rows.blocks[block].group
      let center = rows.packing.left[group] + rows.packing.groupWidth[group] / 2
      let columns = rows.blocks[block].columnCount
      for (index, box) in boxesOfBlock[block].enumerated() {
        let column = Double(index / rows.blocks[block].rowCount)
        middle[box] = center + (column - Double(columns - 1) / 2) * pitch(ofGroup: group)
      }
    }
  }

  mutating func sweep(times: Int) {
    for time in 0..<times {
      // The last sweeps use the neighbors above and below, so that long chains are straight.
      let isLast = time >= times - 2
      if time.isMultiple(of: 2) {
        for block in rows.blocks.indices { arrange(block, by: isLast ? [above, below] : [above]) }
      } else {
        for block in rows.blocks.indices.reversed() { arrange(block, by: isLast ? [above, below] : [below]) }
      }
    }
  }

  var frames: [LayeredLayout.Frame] {
    var frames = [LayeredLayout.Frame](
      repeating: LayeredLayout.Frame(x: 0, y: 0, width: 0, height: LayoutMeasure.boxHeight), count: middle.count)
    for (block, boxes) in zip(rows.blocks, boxesOfBlock) {
      let width = plan.boxWidthOfGroup[block.group]
      for (index, box) in boxes.enumerated() {
        frames[box].x = (middle[box] - width / 2).rounded()
        frames[box].y = GroupPacking.top(ofRow: block.row + index % block.rowCount)
        frames[box].width = width
      }
    }
    return frames
  }

  private func pitch(ofGroup group: Int) -> Double { plan.boxWidthOfGroup[group] + LayoutMeasure.boxGap }

  private mutating func arrange(_ index: Int, by neighbors: [Adjacency]) {
    let block = rows.blocks[index]
    let ideal = boxesOfBlock[index].map { box in (box: box, x: mean(of: box, neighbors)) }
    let sorted = ideal.enumerated().sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }.map(\.element)
    boxesOfBlock[index] = sorted.map(\.box)
    let columns = stride(from: 0, to: sorted.count, by: block.rowCount).map { start in
      sorted[start..<min(start + block.rowCount, sorted.count)]
    }
    let pitch = pitch(ofGroup: block.group)
    let left = rows.packing.left[block.group] + LayoutMeasure.padding + plan.boxWidthOfGroup[block.group] / 2
    let right =
      rows.packing.left[block.group] + rows.packing.groupWidth[block.group] - LayoutMeasure.padding
      - plan.boxWidthOfGroup[block.group] / 2
    let places = SpacedPlaces(
      columns.map { column in column.reduce(0) { $0 + $1.x } / Double(column.count) },
      distance: pitch, in: left...max(left, right)
    ).places
    for (column, place) in zip(columns, places) { for (box, _) in column { middle[box] = place } }
  }

  private func mean(of box: Int, _ neighbors: [Adjacency]) -> Double {
    var (sum, count) = (0.0, 0.0)
    for adjacency in neighbors {
      for neighbor in adjacency[box] {
        sum += middle[neighbor]
        count += 1
      }
    }
    return count == 0 ? middle[box] : sum / count
  }
}
