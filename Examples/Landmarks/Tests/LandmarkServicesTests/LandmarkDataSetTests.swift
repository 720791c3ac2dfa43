import LandmarkServices
import Testing

@Suite struct LandmarkDataSetTests {
  let landmarks = LandmarkDataSet.all

  @Test func thereAreFarMoreThanAHundredLandmarks() {
    #expect(landmarks.count >= 130)
  }

  @Test(arguments: Category.allCases) func everyCategoryHasEnoughToFillAPage(category: Category) {
    #expect(landmarks.count { $0.category == category } >= LandmarkQuery.defaultPageSize)
  }

  @Test func noTwoLandmarksShareAnIdentifierOrAName() {
    #expect(Set(landmarks.map(\.id)).count == landmarks.count)
    #expect(Set(landmarks.map(\.sortKey)).count == landmarks.count)
  }

  @Test func noTwoLandmarksStandInTheSamePlace() {
    let places = Set(landmarks.map { "\($0.latitude) \($0.longitude)" })
    #expect(places.count == landmarks.count)
  }

  @Test(arguments: LandmarkDataSet.all) func identifiersAreWordsWithHyphens(landmark: Landmark) {
    #expect(landmark.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
  }

  @Test(arguments: LandmarkDataSet.all) func placesAreOnTheEarth(landmark: Landmark) {
    #expect((-90.0...90.0).contains(landmark.latitude))
    #expect((-180.0...180.0).contains(landmark.longitude))
  }

  @Test(arguments: LandmarkDataSet.all) func yearsAreInThePastAndNeverZero(landmark: Landmark) {
    #expect(landmark.year != 0)
    #expect((-10_000...2025).contains(landmark.year))
  }

  @Test(arguments: LandmarkDataSet.all) func whatIsSaidIsOneSentenceOnOneLine(landmark: Landmark) {
    #expect((20...120).contains(landmark.summary.count))
    #expect(landmark.summary.hasSuffix("."))
    #expect(!landmark.summary.contains { $0.isNewline })
  }

  @Test(arguments: LandmarkDataSet.all) func textsAreNotEmptyAndHaveNoStraySpaces(landmark: Landmark) {
    for text in [landmark.name, landmark.country, landmark.summary] {
      #expect(!text.isEmpty)
      #expect(text.split(separator: " ").joined(separator: " ") == text)
    }
  }

  @Test(arguments: [
    "Egypt", "Japan", "France", "United States", "Peru", "Australia", "Antarctica",
  ])
  func everyContinentIsThere(country: String) {
    #expect(landmarks.contains { $0.country == country })
  }

  @Test func theListIsInOrder() {
    let sorted = landmarks.shuffled().sorted(by: Landmark.comesFirst)
    #expect(landmarks == sorted)
  }

  @Test func aSampleHasAsManyOfEachCategoryAsAskedFor() {
    let sample = LandmarkDataSet.sample(ofEach: 2)
    #expect(sample.count == 2 * Category.allCases.count)
    #expect(Category.allCases.allSatisfy { category in sample.count { $0.category == category } == 2 })
  }
}
