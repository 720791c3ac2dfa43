import LandmarkServices
import Testing

@testable import LandmarkPages

@Suite struct WorldMapTests {
  func landmark(latitude: Double, longitude: Double) -> Landmark {
    Landmark(
      id: "a", name: "A & B", category: .nature, country: "", latitude: latitude,
      longitude: longitude, year: 0, summary: "")
  }

  @Test(arguments: [
    (48.8584, 2.2945, "2.29", "-48.86"), (-33.8568, 151.2153, "151.22", "33.86"), (0, 0, "0", "0"),
    (90, 180, "180", "-90"), (-90, -180, "-180", "90"), (123, 500, "180", "-90"),
    (.nan, -.infinity, "-180", "0"), (-0.001, 0.001, "0", "0"),
  ])
  func `north is up and east is right`(latitude: Double, longitude: Double, x: String, y: String) {
    let position = WorldMap.Position(landmark(latitude: latitude, longitude: longitude))
    #expect(position.x == x)
    #expect(position.y == y)
  }

  @Test func `the marker is where the landmark is`() {
    let map = WorldMap.detail(of: landmark(latitude: 10, longitude: 20)).description
    #expect(map.contains("<circle class=\"marker\" cx=\"20\" cy=\"-10\""))
    #expect(map.contains("<path class=\"cross\" d=\"M-180 -10H180M20 -90V90\"/>"))
    #expect(map.contains("<text x=\"25\" y=\"-15\" text-anchor=\"start\">A &amp; B</text>"))
  }

  @Test func `a name in the east is left of its point`() {
    let map = WorldMap.detail(of: landmark(latitude: 0, longitude: 175)).description
    #expect(map.contains("<text x=\"170\" y=\"-5\" text-anchor=\"end\">"))
  }

  @Test func `the map has a line every thirty degrees`() {
    let map = WorldMap.whole.html(label: "", content: "").description
    #expect(map.contains("viewBox=\"-180 -90 360 180\""))
    #expect(map.matches(of: /<path [^>]*d="M-?\d+ -90V90"/).count == 11)
    #expect(map.matches(of: /<path [^>]*d="M-180 -?\d+H180"/).count == 5)
  }

  @Test func `every landmark is a dot and the listed ones are highlighted`() {
    let all = LandmarkDataSet.all
    let map = WorldMap.overview(of: all, highlighting: Array(all.prefix(3))).description
    #expect(map.ranges(of: "<circle class=\"dot ").count == all.count)
    #expect(map.ranges(of: " found\"").count == 3)
  }

  @Test func `a dot beyond the edge is drawn at the edge`() {
    let pole = WorldMap.Position(longitude: 0, latitude: -90)
    #expect(WorldMap.inhabited.visible(pole).latitude == -55)
  }

  @Test func `every coast is a shape within the world`() {
    #expect(WorldMap.land.count > 20)
    for coast in WorldMap.land { #expect(coast.count >= 3) }
  }
}
