import LandmarkServices
import Testing

@Suite struct LandmarkWordingTests {
  private func landmark(latitude: Double = 0, longitude: Double = 0, year: Int = 0) -> Landmark {
    Landmark(
      id: "a", name: "A", category: .nature, country: "", latitude: latitude, longitude: longitude, year: year,
      summary: "")
  }

  @Test(arguments: [(-432, "432 BC"), (80, "AD 80"), (1889, "1889"), (Int.min, "\(Int.min.magnitude) BC")])
  func `a year is written with its era`(year: Int, written: String) {
    #expect(landmark(year: year).writtenYear == written)
  }

  @Test(arguments: [
    (48.85837, 2.29448, "48.8584° N, 2.2945° E"), (-33.8568, -70.5, "33.8568° S, 70.5° W"),
    (.nan, .infinity, "nan° N, inf° E"),
  ])
  func `positions have four digits`(latitude: Double, longitude: Double, written: String) {
    #expect(landmark(latitude: latitude, longitude: longitude).writtenPosition == written)
  }
}
