import LandmarkServices
import Testing

@Suite struct LandmarkQueryTests {
  @Test func `all pages together are the whole list in order`() {
    let first = LandmarkQuery().page(of: LandmarkDataSet.all)
    let pages = (1...first.pageCount).map { LandmarkQuery(page: $0).page(of: LandmarkDataSet.all) }
    #expect(pages.flatMap(\.landmarks) == LandmarkDataSet.all)
    #expect(pages.allSatisfy { $0.total == LandmarkDataSet.all.count })
  }

  @Test func `the order of the source does not matter`() {
    let query = LandmarkQuery(text: "tower", page: 1)
    let once = query.page(of: LandmarkDataSet.all.shuffled())
    let again = query.page(of: LandmarkDataSet.all.shuffled())
    #expect(once == again)
  }

  @Test func `a search that finds nothing has one empty page`() {
    let page = LandmarkQuery(text: "nowhere at all").page(of: LandmarkDataSet.all)
    #expect(page.landmarks.isEmpty)
    #expect(page.total == 0)
    #expect(page.pageCount == 1)
  }

  @Test func `a full last page is not followed by an empty one`() {
    let landmarks = Array(LandmarkDataSet.all.prefix(40))
    #expect(LandmarkQuery(pageSize: 20).page(of: landmarks).pageCount == 2)
    #expect(LandmarkQuery(pageSize: 39).page(of: landmarks).pageCount == 2)
    #expect(LandmarkQuery(pageSize: 40).page(of: landmarks).pageCount == 1)
  }

  @Test(arguments: [Int.max, Int.max / 20 + 2, 0, -1, Int.min])
  func `a page that cannot be counted is empty`(page: Int) {
    let query = LandmarkQuery(page: page)
    #expect(query.offset == nil)
    #expect(query.page(of: LandmarkDataSet.all).landmarks.isEmpty)
    #expect(query.page(of: LandmarkDataSet.all).total == LandmarkDataSet.all.count)
  }

  @Test func `a category and a text both have to match`() {
    let page = LandmarkQuery(category: .towers, text: "paris").page(of: LandmarkDataSet.all)
    #expect(page.landmarks.isEmpty)
    let french = LandmarkQuery(category: .towers, text: "france").page(of: LandmarkDataSet.all)
    #expect(french.landmarks.map(\.id) == ["eiffel-tower"])
  }

  @Test(arguments: ["CHICHÉN ITZÁ", "chichen itza", "Chiche\u{301}n", " chichén   itzá "])
  func `case, accents and spaces do not matter`(text: String) {
    let page = LandmarkQuery(text: text).page(of: LandmarkDataSet.all)
    #expect(page.landmarks.map(\.id) == ["chichen-itza"])
  }

  @Test(arguments: ["%", "_", "*", "?", ".*", "eiffel%", "e_ffel"])
  func `no character of a search is a wildcard`(text: String) {
    let found = LandmarkQuery(text: text).page(of: LandmarkDataSet.all).landmarks
    #expect(found.allSatisfy { $0.searchText.contains(SearchText.folded(text)) })
    #expect(found.count < LandmarkDataSet.all.count)
  }

  @Test(arguments: [
    ("ÅSTRÖM", "astrom"), ("Þingvellir", "þingvellir"), ("İZNİK", "iznik"), ("ΑΘΗΝΑ", "αθηνα"),
    ("МОСКВА", "москва"), ("Hạ  Long\tBay", "ha long bay"), ("", ""), ("   ", ""),
  ])
  func `text is folded in every language`(text: String, folded: String) {
    #expect(SearchText.folded(text) == folded)
  }

  @Test func `folding a text twice has the same result`() {
    for landmark in LandmarkDataSet.all {
      #expect(SearchText.folded(landmark.searchText) == landmark.searchText)
    }
  }
}
