import LandmarkServices
import Testing

@Suite struct LandmarkQueryTests {
  @Test func pagesTogetherAreTheWholeListInOrder() {
    let first = LandmarkQuery().page(of: LandmarkDataSet.all)
    let pages = (1...first.pageCount).map { LandmarkQuery(page: $0).page(of: LandmarkDataSet.all) }
    #expect(pages.flatMap(\.landmarks) == LandmarkDataSet.all)
    #expect(pages.allSatisfy { $0.total == LandmarkDataSet.all.count })
  }

  @Test func theOrderOfTheSourceDoesNotMatter() {
    let query = LandmarkQuery(text: "tower", page: 1)
    let once = query.page(of: LandmarkDataSet.all.shuffled())
    let again = query.page(of: LandmarkDataSet.all.shuffled())
    #expect(once == again)
  }

  @Test func aSearchThatFindsNothingHasOneEmptyPage() {
    let page = LandmarkQuery(text: "nowhere at all").page(of: LandmarkDataSet.all)
    #expect(page.landmarks.isEmpty)
    #expect(page.total == 0)
    #expect(page.pageCount == 1)
  }

  @Test func aFullLastPageIsNotFollowedByAnEmptyOne() {
    let landmarks = Array(LandmarkDataSet.all.prefix(40))
    #expect(LandmarkQuery(pageSize: 20).page(of: landmarks).pageCount == 2)
    #expect(LandmarkQuery(pageSize: 39).page(of: landmarks).pageCount == 2)
    #expect(LandmarkQuery(pageSize: 40).page(of: landmarks).pageCount == 1)
  }

  @Test(arguments: [Int.max, Int.max / 20 + 2, 0, -1, Int.min])
  func aPageThatCannotBeCountedIsEmpty(page: Int) {
    let query = LandmarkQuery(page: page)
    #expect(query.offset == nil)
    #expect(query.page(of: LandmarkDataSet.all).landmarks.isEmpty)
    #expect(query.page(of: LandmarkDataSet.all).total == LandmarkDataSet.all.count)
  }

  @Test func aCategoryAndATextBothHaveToMatch() {
    let page = LandmarkQuery(category: .towers, text: "paris").page(of: LandmarkDataSet.all)
    #expect(page.landmarks.isEmpty)
    let french = LandmarkQuery(category: .towers, text: "france").page(of: LandmarkDataSet.all)
    #expect(french.landmarks.map(\.id) == ["eiffel-tower"])
  }

  @Test(arguments: ["CHICHÉN ITZÁ", "chichen itza", "Chiche\u{301}n", " chichén   itzá "])
  func caseAccentsAndSpacesDoNotMatter(text: String) {
    let page = LandmarkQuery(text: text).page(of: LandmarkDataSet.all)
    #expect(page.landmarks.map(\.id) == ["chichen-itza"])
  }

  @Test(arguments: ["%", "_", "*", "?", ".*", "eiffel%", "e_ffel"])
  func nothingIsAWildcard(text: String) {
    let found = LandmarkQuery(text: text).page(of: LandmarkDataSet.all).landmarks
    #expect(found.allSatisfy { $0.searchText.contains(SearchText.folded(text)) })
    #expect(found.count < LandmarkDataSet.all.count)
  }

  @Test(arguments: [
    ("ÅSTRÖM", "astrom"), ("Þingvellir", "þingvellir"), ("İZNİK", "iznik"), ("ΑΘΗΝΑ", "αθηνα"),
    ("МОСКВА", "москва"), ("Hạ  Long\tBay", "ha long bay"), ("", ""), ("   ", ""),
  ])
  func textIsFoldedAlsoOutsideEnglish(text: String, folded: String) {
    #expect(SearchText.folded(text) == folded)
  }

  @Test func foldingTwiceChangesNothingMore() {
    for landmark in LandmarkDataSet.all {
      #expect(SearchText.folded(landmark.searchText) == landmark.searchText)
    }
  }
}
