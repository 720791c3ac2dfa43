import LandmarkServices
import Testing

@testable import LandmarkPages

@Suite struct LandmarkListPageTests {
  let page = PageSamples.list()

  @Test func `every landmark of the page is a card with a link`() {
    for landmark in LandmarkDataSet.all.prefix(20) {
      let link: HTML = "<h3><a href=\"/landmarks/\(segment: landmark.id)\">\(landmark.name)</a></h3>"
      #expect(page.contains(link.description))
    }
    #expect(page.matches(of: /<li class="card [a-z]+">/).count == 20)
  }

  @Test func `the link of every category repeats the search`() {
    let page = PageSamples.list(LandmarkQuery(category: .towers, text: "a b&c", page: 1))
    for category in Category.allCases {
      #expect(page.contains("href=\"/?q=a%20b%26c&amp;category=\(category.rawValue)\""))
    }
    #expect(page.contains("<a class=\"all\" href=\"/?q=a%20b%26c\">"))
  }

  @Test func `only the chosen category is current`() throws {
    let page = PageSamples.list(LandmarkQuery(category: .nature))
    #expect(page.matches(of: /aria-current/).count == 1)
    #expect(page.contains("category=nature\" aria-current=\"true\""))
  }

  @Test func `links to other pages repeat the search, the category and the services`() {
    let query = LandmarkQuery(category: .nature, text: "a", page: 2, pageSize: 5)
    let page = PageSamples.list(query, panel: PageSamples.panel("mock", pinned: "mock"))
    let address = "/?q=a&amp;category=nature"
    #expect(page.contains("rel=\"prev\" href=\"\(address)&amp;services=mock\">"))
    #expect(page.contains("rel=\"next\" href=\"\(address)&amp;page=3&amp;services=mock\">"))
    #expect(page.contains("Page 2 of"))
  }

  @Test func `the first page has no link to a previous one`() {
    #expect(page.contains("rel=\"prev\" href=\"/\" hidden>"))
    #expect(page.contains("rel=\"next\" href=\"/?page=2\">"))
  }

  @Test func `a list with one page has no links to other pages`() {
    let page = PageSamples.list(LandmarkQuery(text: "eiffel"))
    #expect(page.contains("aria-label=\"Pages\"></nav>"))
  }

  @Test func `a search without a result has a message and links to more landmarks`() {
    let page = PageSamples.list(LandmarkQuery(category: .towers, text: "xyz"))
    #expect(page.contains("<h2>No landmark matches “xyz” in Towers</h2>"))
    #expect(page.contains("<a class=\"button\" href=\"/?q=xyz\">Search all categories</a>"))
    #expect(page.contains("<a class=\"button quiet\" href=\"/\">Show all landmarks</a>"))
  }

  @Test func `a list without landmarks is a complete page`() {
    let page = PageSamples.list(of: [])
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<h2>There is no landmark</h2>"))
    #expect(page.contains("0 landmarks"))
  }

  @Test func `the page declares its language, its title and its encoding`() {
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("<title>Landmarks</title>"))
    #expect(page.contains("<meta charset=\"utf-8\">"))
  }

  @Test func `the searched text is in the field`() {
    let page = PageSamples.list(LandmarkQuery(category: .towers, text: "\"><script>"))
    #expect(page.contains("value=\"&quot;&gt;&lt;script&gt;\""))
    #expect(page.contains("<input type=\"hidden\" name=\"category\" value=\"towers\">"))
  }
}
