import LandmarkServices
import Testing

@testable import LandmarkPages

@Suite struct MarkupTests {
  static let pages = [
    "list": PageSamples.list(
      LandmarkQuery(category: .towers, text: "<script>alert(0)</script>"), of: [PageSamples.hostile]),
    "found": PageSamples.list(of: [PageSamples.hostile]),
    "detail": PageSamples.detail(PageSamples.hostile),
    "error": ErrorPage(
      title: "<script>alert(4)</script>", message: "<img src=x>", retryAddress: "/\"><script>",
      panel: PageSamples.panel("<script>", returnAddress: "\"><script>")
    ).html.description,
  ]

  @Test(arguments: pages.keys.sorted()) func `the name of a landmark is only text`(name: String) throws {
    let page = try #require(Self.pages[name])
    #expect(page.matches(of: /<script/).count == 1)
    #expect(page.contains("<script type=\"module\" src=\"/assets/landmarks.js?v="))
    #expect(!page.contains("<img"))
    #expect(!page.contains("\" onmouseover"))
  }

  @Test(arguments: pages.keys.sorted()) func `no page contains inline styles or scripts`(name: String) throws {
    let page = try #require(Self.pages[name])
    #expect(!page.contains("style="))
    #expect(!page.contains("<style"))
    #expect(!page.contains("javascript:"))
    #expect(page.matches(of: /<[^>"]*("[^"]*"[^>"]*)* on[a-z]+=/).isEmpty)
  }

  @Test(
    arguments: pages.keys.sorted(),
    ["main", "nav", "header", "ul", "li", "a", "h1", "h2", "h3", "p", "div", "svg", "g", "form", "template", "span"])
  func `every tag that is opened is closed`(name: String, tag: String) throws {
    let page = try #require(Self.pages[name])
    let opened = page.matches(of: try Regex("<\(tag)[ >]")).count
    #expect(opened == page.matches(of: try Regex("</\(tag)>")).count)
  }

  @Test(arguments: pages.keys.sorted()) func `every page can be used by keyboard and has one heading`(
    name: String
  ) throws {
    let page = try #require(Self.pages[name])
    #expect(page.contains("<a class=\"skip\" href=\"#main\">"))
    #expect(page.matches(of: /<main id="main" tabindex="-1">/).count == 1)
    #expect(page.matches(of: /<h1>/).count == 1)
  }

  @Test func `a hostile identifier is one segment of a link`() throws {
    let page = try #require(Self.pages["found"])
    #expect(page.contains("href=\"/landmarks/%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E\""))
  }
}
