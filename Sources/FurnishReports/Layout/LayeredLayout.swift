/// The places of boxes, groups and arrows, so that nearly all arrows lead down and groups stay together.
///
/// After Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical system structures": layers by
/// the longest path, then orders by barycentres. Other than there, a group of boxes keeps a rectangle of its own, layers
/// that are too wide are broken into rows, and arrows find their way through the gaps between boxes afterwards.
struct LayeredLayout: Sendable {
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  struct Frame: Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var midX: Double { x + width / 2 }
    var maxX: Double { x + width }
    var maxY: Double { y + height }
  }

  /// The way of an arrow.
  struct Way: Hashable, Sendable {
    /// From its start to its end, in pairs between which it runs straight down, or upwards in a bow.
    var points: [Point]
    var leadsUp: Bool
  }

  /// In the order of the boxes.
  private(set) var boxes: [Frame]
  /// In the order of the groups; a group without boxes has an empty one.
  private(set) var groups: [Frame]
  /// In the order of the arrows.
  private(set) var ways: [Way]
  private(set) var width: Double
  private(set) var height: Double

  /// - Parameters:
  ///   - plan: The boxes and arrows to lay out.
  /// - Complexity: About linear in boxes, arrows, and the rows that arrows cross.
  init(_ plan: LayoutPlan) {
    let order = DownwardOrder(count: plan.groupOfBox.count, plan.arrows)
    let downward = plan.arrows.filter(order.isDownward)
    let layers = Layers(plan, order, downward)
    let rows = LayoutRows(plan, layers, order, downward)
    var columns = LayoutColumns(plan, rows, downward)
    columns.sweep(times: 12)
    boxes = columns.frames
    groups = rows.packing.groupFrames
    ways = ArrowRouter(boxes).ways(plan.arrows)
    width = rows.packing.width
    height = rows.packing.height
  }
}

/// The boxes and arrows to lay out.
struct LayoutPlan: Sendable {
  /// The group that each box belongs to.
  var groupOfBox: [Int]
  /// How wide the boxes of each group are.
  var boxWidthOfGroup: [Double]
  /// How wide each group is at least, for its heading.
  var leastWidthOfGroup: [Double]
  /// How many rows above its boxes a group has for its heading: some, where it is to be read from afar.
  var headingRows = 0
  var arrows: [Arrow]
}

/// The measures that every layout shares.
enum LayoutMeasure {
  static let boxHeight = 44.0
  /// From the top of a row to that of the next.
  static let rowPitch = 96.0
  /// Between boxes of a row.
  static let boxGap = 22.0
  /// Between the edge of a group and its boxes.
  static let padding = 16.0
  /// Above the first row of a group, for its heading.
  static let heading = 30.0
  /// Between groups, and around all of them.
  static let groupGap = 18.0
  /// A picture that is not wider than this is never broken into more rows, whatever its shape.
  static let comfortableWidth = 1_500.0
  /// The ratio of the width of a screen to its height.
  static let screenShape = 1.5
}
