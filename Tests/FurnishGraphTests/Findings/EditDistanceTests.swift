import Testing

@testable import FurnishGraph

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("images", "images", 0), ("", "abc", 3), ("abc", "", 3), ("image", "images", 1),
    ("images", "image", 1),
    ("images", "inages", 1), ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("Images", "iMAGES", 0),
  ])
  func `the distance is the number of edits without regard to case`(left: String, right: String, distance: Int) {
    #expect(EditDistance.between(left, right) == distance)
  }
}
