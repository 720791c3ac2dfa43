/// The boxes and arrows to lay out.
struct LayoutPlan: Sendable {
  /// The group that each box belongs to.
  var groupOfBox: [Int]
  /// The width of the boxes of each group.
  var boxWidthOfGroup: [Double]
  /// The least width of each group, for its heading.
  var leastWidthOfGroup: [Double]
  /// The number of rows above the boxes of a group for its heading: more in a larger graph, whose scale is smaller.
  var headingRows = 0
  var arrows: [Arrow]
}
