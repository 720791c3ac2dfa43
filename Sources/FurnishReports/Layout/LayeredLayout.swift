/// The places of boxes, groups and arrows, so that nearly all arrows lead down and groups stay together.
///
/// After Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical system structures": layers by
/// the longest path, then orders by barycenters. Unlike in that paper, a group of boxes has a rectangle of its own,
/// layers that are too wide are broken into rows, and arrows are routed through the gaps between boxes at the end.
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

  /// The line that an arrow follows.
  struct Route: Hashable, Sendable {
    /// The points from its start to its end: where it enters and leaves each row that it crosses.
    var points: [Point]
    var leadsUp: Bool
  }

  /// The frames of the boxes, in their order.
  private(set) var boxes: [Frame]
  /// The frames of the groups, in their order; a group without boxes has an empty frame.
  private(set) var groups: [Frame]
  /// The routes of the arrows, in their order.
  private(set) var routes: [Route]
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
    routes = ArrowRouter(boxes).routes(plan.arrows)
    width = rows.packing.width
    height = rows.packing.height
  }
}
