/// The measures that every layout shares.
enum LayoutMeasure {
  static let boxHeight = 44.0
  /// The distance from the top of a row to that of the next.
  static let rowPitch = 96.0
  /// The distance between boxes of a row.
  static let boxGap = 22.0
  /// The distance between the edge of a group and its boxes.
  static let padding = 16.0
  /// The height above the first row of a group, for its heading.
  static let heading = 30.0
  /// The distance between groups, and around all of them.
  static let groupGap = 18.0
  /// The width up to which a picture is not broken into more rows, even if more rows fit a screen better.
  static let comfortableWidth = 1_500.0
  /// The ratio of the width of a screen to its height.
  static let screenShape = 1.5
}
