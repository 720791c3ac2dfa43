/// The routes of arrows from the lower edge of a box to the upper edge of another, through the gaps of the rows between
/// them.
struct ArrowRouter: Sendable {
  private typealias Point = LayeredLayout.Point

  private let frames: [LayeredLayout.Frame]
  private let rowOfBox: [Int]
  /// The boxes of each row, from left to right.
  private let boxesOfRow: [[Int]]

  /// The distance between a box and an arrow that passes it, if the space allows it.
  private static let clearance = 9.0
  /// The greatest distance between arrows that leave a box.
  private static let portDistance = 12.0

  init(_ frames: [LayeredLayout.Frame]) {
    self.frames = frames
    rowOfBox = frames.map { Int((($0.y - GroupPacking.top(ofRow: 0)) / LayoutMeasure.rowPitch).rounded()) }
    var boxesOfRow = [[Int]](repeating: [], count: (rowOfBox.max() ?? -1) + 1)
    for (box, row) in rowOfBox.enumerated() { boxesOfRow[row].append(box) }
    self.boxesOfRow = boxesOfRow.map { $0.sorted { frames[$0].x < frames[$1].x } }
  }

  /// Returns the route of each arrow.
  ///
  /// - Complexity: Linear in the rows that the arrows cross, times the logarithm of boxes in a row.
  func routes(_ arrows: [Arrow]) -> [LayeredLayout.Route] {
    let starts = ports(arrows, at: \.from, towards: \.to)
    let ends = ports(arrows, at: \.to, towards: \.from)
    return arrows.indices.map { index in
      let arrow = arrows[index]
      guard rowOfBox[arrow.from] < rowOfBox[arrow.to] else { return routeUp(arrow) }
      let start = Point(x: starts[index], y: frames[arrow.from].maxY)
      let end = Point(x: ends[index], y: frames[arrow.to].y)
      let between = (rowOfBox[arrow.from] + 1)..<rowOfBox[arrow.to]
      return LayeredLayout.Route(points: [start] + passages(between, from: start, to: end) + [end], leadsUp: false)
    }
  }

  /// Returns the horizontal positions at which arrows touch their boxes. They are spread along the edge of a box, in
  /// the order of the boxes at the other ends.
  private func ports(_ arrows: [Arrow], at near: KeyPath<Arrow, Int>, towards far: KeyPath<Arrow, Int>) -> [Double] {
    var arrowsOfBox = [[Int]](repeating: [], count: frames.count)
    for (index, arrow) in arrows.enumerated() where rowOfBox[arrow.from] < rowOfBox[arrow.to] {
      arrowsOfBox[arrow[keyPath: near]].append(index)
    }
    var ports = [Double](repeating: 0, count: arrows.count)
    for (box, indices) in arrowsOfBox.enumerated() where !indices.isEmpty {
      let frame = frames[box]
      let sorted = indices.sorted { left, right in
        (frames[arrows[left][keyPath: far]].midX, left) < (frames[arrows[right][keyPath: far]].midX, right)
      }
      let distance = min(Self.portDistance, (frame.width - 24) / Double(sorted.count))
      for (place, index) in sorted.enumerated() {
        ports[index] = frame.midX + (Double(place) - Double(sorted.count - 1) / 2) * distance
      }
    }
    return ports
  }

  /// Returns, for each row between two boxes, the points at which the arrow enters and leaves the row.
  private func passages(_ rows: Range<Int>, from start: Point, to end: Point) -> [Point] {
    var points: [Point] = []
    var x = start.x
    for row in rows {
      let straight = x + (end.x - x) / Double(rows.upperBound - row + 1)
      let gap = gap(at: straight, inRow: row)
      let top = GroupPacking.top(ofRow: row)
      points.append(Point(x: gap, y: top))
      points.append(Point(x: gap, y: top + LayoutMeasure.boxHeight))
      x = gap
    }
    return points
  }

  /// Returns the horizontal position nearest to `x` that no box of the row covers.
  private func gap(at x: Double, inRow row: Int) -> Double {
    let boxes = boxesOfRow[row]
    // The first box whose right edge is not left of `x`.
    var (low, high) = (0, boxes.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[boxes[middle]].maxX + Self.clearance <= x { low = middle + 1 } else { high = middle }
    }
    guard low < boxes.count, frames[boxes[low]].x - Self.clearance < x else { return x }
    let frame = frames[boxes[low]]
    let before = low > 0 ? frame.x - frames[boxes[low - 1]].maxX : .infinity
    let behind = low + 1 < boxes.count ? frames[boxes[low + 1]].x - frame.maxX : .infinity
    let left = frame.x - min(Self.clearance, before / 2)
    let right = frame.maxX + min(Self.clearance, behind / 2)
    return x - left < right - x ? left : right
  }

  /// Returns the route from the right edge of a box to the right edge of another that is not below it.
  private func routeUp(_ arrow: Arrow) -> LayeredLayout.Route {
    let (from, to) = (frames[arrow.from], frames[arrow.to])
    let isLoop = arrow.from == arrow.to
    return LayeredLayout.Route(
      points: [
        Point(x: from.maxX, y: from.y + from.height * (isLoop ? 0.7 : 0.5)),
        Point(x: to.maxX, y: to.y + to.height * (isLoop ? 0.3 : 0.5)),
      ], leadsUp: true)
  }
}
