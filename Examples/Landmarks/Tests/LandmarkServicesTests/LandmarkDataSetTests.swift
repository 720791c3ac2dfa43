import LandmarkServices
import Testing

@Suite struct LandmarkDataSetTests {
  let landmarks = LandmarkDataSet.all

  @Test func `the data set has far more than a hundred landmarks`() {
    #expect(landmarks.count >= 130)
  }

  @Test(arguments: Category.allCases) func `every category has enough landmarks to fill a page`(category: Category) {
    #expect(landmarks.count { $0.category == category } >= LandmarkQuery.defaultPageSize)
  }

  @Test func `no two landmarks share an identifier or a name`() {
    #expect(Set(landmarks.map(\.id)).count == landmarks.count)
    #expect(Set(landmarks.map(\.sortKey)).count == landmarks.count)
  }

  @Test func `no two landmarks are in the same place`() {
    let places = Set(landmarks.map { "\($0.latitude) \($0.longitude)" })
    #expect(places.count == landmarks.count)
  }

  @Test(arguments: LandmarkDataSet.all) func `identifiers are words with hyphens`(landmark: Landmark) {
    #expect(landmark.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
  }

  @Test(arguments: LandmarkDataSet.all) func `places are on the earth`(landmark: Landmark) {
    #expect((-90.0...90.0).contains(landmark.latitude))
    #expect((-180.0...180.0).contains(landmark.longitude))
  }

  @Test(arguments: LandmarkDataSet.all) func `years are in the past and never zero`(landmark: Landmark) {
    #expect(landmark.year != 0)
    #expect((-10_000...2025).contains(landmark.year))
  }

  @Test(arguments: LandmarkDataSet.all) func `a summary is one sentence on one line`(landmark: Landmark) {
    #expect((20...120).contains(landmark.summary.count))
    #expect(landmark.summary.hasSuffix("."))
    #expect(!landmark.summary.contains { $0.isNewline })
  }

  @Test(arguments: LandmarkDataSet.all) func `texts are not empty and have no stray spaces`(landmark: Landmark) {
    for text in [landmark.name, landmark.country, landmark.summary] {
      #expect(!text.isEmpty)
      #expect(text.split(separator: " ").joined(separator: " ") == text)
    }
  }

  @Test(arguments: [
    "Egypt", "Japan", "France", "United States", "Peru", "Australia", "Antarctica",
  ])
  func `every continent has a landmark`(country: String) {
    #expect(landmarks.contains { $0.country == country })
  }

  @Test func `the landmarks are in order`() {
    let sorted = landmarks.shuffled().sorted(by: Landmark.comesFirst)
    #expect(landmarks == sorted)
  }

  @Test func `a sample has as many of each category as requested`() {
    let sample = LandmarkDataSet.sample(ofEach: 2)
    #expect(sample.count == 2 * Category.allCases.count)
    #expect(Category.allCases.allSatisfy { category in sample.count { $0.category == category } == 2 })
  }
}
