import LandmarkServices
import Testing

@testable import LandmarkPages

@Suite struct LandmarkListPageTests {
  let page = LandmarkListPage(landmarks: LandmarkDataSet.all).html.description

  @Test func everyLandmarkIsListedWithALink() {
    for landmark in LandmarkDataSet.all {
      let link: HTML = "<a href=\"/api/landmarks/\(segment: landmark.id)\">\(landmark.name)</a>"
      #expect(page.contains(link.description))
    }
  }

  @Test func everyCategoryHasAHeadingAndALinkToIt() {
    for category in Category.allCases {
      let heading: HTML = "<h2 id=\"\(category.rawValue)\">\(category.title)</h2>"
      #expect(page.contains(heading.description))
      #expect(page.contains("<a href=\"#\(category.rawValue)\">"))
    }
  }

  @Test func aCategoryWithoutLandmarksHasNoHeading() {
    let bridges = LandmarkDataSet.all.filter { $0.category == .bridges }
    let page = LandmarkListPage(landmarks: bridges).html.description
    #expect(page.contains("id=\"bridges\""))
    #expect(!page.contains("id=\"towers\""))
  }

  @Test func aPageWithoutLandmarksIsStillAPage() {
    let page = LandmarkListPage(landmarks: []).html.description
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("0 landmarks"))
  }

  @Test func thePageSaysItsLanguageItsTitleAndItsEncoding() {
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("<title>Landmarks</title>"))
    #expect(page.contains("<meta charset=\"utf-8\">"))
  }

  @Test(arguments: [
    "main", "nav", "header", "section", "ul", "li", "a", "h1", "h2", "p", "title", "style", "html",
  ])
  func everyTagThatIsOpenedIsClosed(tag: String) throws {
    let opened = page.matches(of: try Regex("<\(tag)[ >]")).count
    #expect(opened > 0)
    #expect(opened == page.matches(of: try Regex("</\(tag)>")).count)
  }

  @Test func aLandmarkCalledScriptIsOnlyText() {
    let hostile = Landmark(
      id: "\"><script>alert(1)</script>", name: "<script>alert('name')</script>",
      category: .towers, country: "<img src=x onerror=alert(2)>", latitude: 0, longitude: 0,
      year: 1, summary: "\" onmouseover=\"alert(3)\" & </li></main>")
    let page = LandmarkListPage(landmarks: [hostile]).html.description
    #expect(!page.contains("<script"))
    #expect(!page.contains("<img"))
    #expect(!page.contains("\" onmouseover"))
    #expect(page.contains("&lt;script&gt;alert(&#39;name&#39;)&lt;/script&gt;"))
  }

  @Test(arguments: [(-432, "432 BC"), (80, "AD 80"), (1889, "1889"), (Int.min, "\(Int.min.magnitude) BC")])
  func yearsAreWrittenAsPeopleDo(year: Int, written: String) {
    #expect(LandmarkListPage.written(year: year) == written)
  }
}
