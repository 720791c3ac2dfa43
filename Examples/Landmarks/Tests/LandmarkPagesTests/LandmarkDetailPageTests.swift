import LandmarkServices
import Testing

@testable import LandmarkPages

@Suite struct LandmarkDetailPageTests {
  let eiffel: Landmark
  let page: String

  init() throws {
    eiffel = try #require(LandmarkDataSet.all.first { $0.id == "eiffel-tower" })
    page = PageSamples.detail(eiffel)
  }

  @Test(arguments: ["France", "Towers", "1889", "48.8584° N, 2.2945° E"])
  func `the page lists the facts about the landmark`(fact: String) {
    #expect(page.contains("<dd>\(fact)</dd>"))
  }

  @Test func `the name is the title and the heading`() {
    #expect(page.contains("<title>Eiffel Tower · Landmarks</title>"))
    #expect(page.contains("<h1>Eiffel Tower</h1>"))
  }

  @Test func `the page shows three other landmarks of the category`() {
    #expect(page.matches(of: /<li class="card towers">/).count == 3)
    #expect(!page.contains("<h3><a href=\"/landmarks/eiffel-tower\">"))
  }

  @Test func `the link to the list keeps the choice of services`() {
    let page = PageSamples.detail(eiffel, panel: PageSamples.panel("mock", pinned: "mock"))
    #expect(page.contains("<a href=\"/?category=towers&amp;services=mock\">Towers</a>"))
  }

  @Test func `the panel shows the service and contains the address to return to`() {
    let page = PageSamples.detail(eiffel, panel: PageSamples.panel("mock", returnAddress: "/landmarks/eiffel-tower"))
    #expect(page.contains("<button name=\"services\" value=\"mock\" aria-pressed=\"true\">"))
    #expect(page.contains("<button name=\"services\" value=\"live\" aria-pressed=\"false\">"))
    #expect(page.contains("name=\"return\" value=\"/landmarks/eiffel-tower\""))
  }
}
