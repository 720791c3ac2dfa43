import Foundation
import FurnishGraph
import FurnishReports
import Testing

@Suite(.serialized, .timeLimit(.minutes(60)), .enabled(if: BrowserInstallation.isExpected))
struct PageBrowserTests {
  private static let highlighted =
    "[...document.querySelectorAll('.box.lit .name')].map((name) => name.textContent).sort()"
  private static let heading = "document.querySelector('#panel h2')?.textContent"
  private static let view = "document.querySelector('#view').getAttribute('transform')"
  private static let rows = "[...document.querySelectorAll('#panel .row .words')].map((row) => row.textContent)"

  private func show(_ graph: ServiceGraph, _ test: (Browser) async throws -> Void) async throws {
    try await Browser.show(GraphReport(graph, title: "Landmarks").html()) { browser in
      try await test(browser)
      #expect(await browser.problems == [])
    }
  }

  @Test func `a click shows the dependencies of a service and its dependents`() async throws {
    try await show(SampleGraphs.small) { browser in
      try await browser.click("[aria-label='any Log'] .name")
      #expect(try await browser.evaluate(Self.heading) == "any Log")
      #expect(try await browser.evaluate(Self.rows) == "any Clock,LandmarkPage,SearchPage,RequestUser")
      #expect(try await browser.evaluate(Self.highlighted) == "LandmarkPage,RequestUser,SearchPage,any Clock,any Log")
      let titles = "[...document.querySelectorAll('#panel h3')].map((title) => title.textContent)"
      #expect(try await browser.evaluate(titles) == "Needs (1),Needed by (3)")
      let panel = try await browser.evaluate("document.querySelector('#panel').textContent")
      #expect(panel.contains("Sources/App/Wiring.swift:7"))
    }
  }

  @Test func `the escape key ends the selection`() async throws {
    try await show(SampleGraphs.small) { browser in
      try await browser.click("[aria-label='any Log'] .name")
      #expect(try await browser.evaluate("location.hash") == "#service-6")
      try await browser.press("Escape")
      #expect(try await browser.evaluate(Self.heading) == "undefined")
      #expect(try await browser.evaluate("document.querySelector('#graph').classList.contains('focused')") == "false")
      #expect(try await browser.evaluate("location.hash") == "")
    }
  }

  @Test func `a click on a dependency in the panel selects it`() async throws {
    try await show(SampleGraphs.small) { browser in
      try await browser.click("[aria-label='any Log'] .name")
      try await browser.click("#panel .row")
      #expect(try await browser.evaluate(Self.heading) == "any Clock")
    }
  }

  @Test func `the search lists services and the return key selects one`() async throws {
    try await show(SampleGraphs.small) { browser in
      try await browser.press("/")
      try await browser.type("landmark")
      #expect(try await browser.evaluate(Self.rows) == "LandmarkPage,any LandmarkRepository")
      #expect(try await browser.evaluate(Self.highlighted) == "LandmarkPage,any LandmarkRepository")
      try await browser.press("ArrowDown")
      try await browser.press("Enter")
      #expect(try await browser.evaluate(Self.heading) == "any LandmarkRepository")
      #expect(
        try await browser.evaluate("document.activeElement.getAttribute('aria-label')") == "any LandmarkRepository")
    }
  }

  @Test func `the search reads implementations and reports that nothing was found`() async throws {
    try await show(SampleGraphs.small) { browser in
      try await browser.click("#search")
      try await browser.type("consolelog")
      #expect(try await browser.evaluate(Self.rows) == "any Log")
      try await browser.type("x")
      #expect(try await browser.evaluate("document.querySelector('#panel h3').textContent") == "Nothing is called that")
    }
  }

  @Test func `a finding is reported in full and shows its chain`() async throws {
    try await show(SampleGraphs.small) { browser in
      let text = try await browser.evaluate("document.querySelector('.finding.error').textContent")
      #expect(text.contains("any Geocoder is not registered."))
      #expect(text.contains("fix: add `services.register((any Geocoder).self) { … }`."))
      try await browser.click(".finding.error")
      #expect(try await browser.evaluate(Self.highlighted) == "SearchPage,any Geocoder")
      #expect(try await browser.evaluate("document.querySelectorAll('.line.lit.faulty').length") == "1")
      let outline = "getComputedStyle(document.querySelector('.box.error .card')).stroke"
      #expect(try await browser.evaluate(outline) == "rgb(207, 47, 63)")
    }
  }

  @Test func `the longest chain and the services with the most dependents are reported`() async throws {
    try await show(SampleGraphs.small) { browser in
      let panel = try await browser.evaluate("document.querySelector('#panel').textContent")
      #expect(panel.contains("Longest chain: 5 services"))
      #expect(panel.contains("Needed by mostany Log3any Clock3"))
      #expect(panel.contains("Needing mostLandmarkPage3SearchPage3"))
      try await browser.evaluate("document.querySelector('#panel ul + .back').click()")
      #expect(try await browser.evaluate("document.querySelectorAll('.line.lit').length") == "4")
    }
  }

  @Test func `a click on a lifetime highlights its services`() async throws {
    try await show(SampleGraphs.small) { browser in
      try await browser.click(".chip.scoped")
      #expect(try await browser.evaluate(Self.highlighted) == "RequestUser,any LandmarkRepository")
      try await browser.click(".chip.scoped")
      #expect(try await browser.evaluate(Self.highlighted) == "")
    }
  }

  @Test func `a drag moves the graph and the wheel zooms it`() async throws {
    try await show(SampleGraphs.small) { browser in
      let before = try await browser.evaluate(Self.view)
      try await browser.drag(from: (30, 30), to: (130, 80))
      let moved = try await browser.evaluate(Self.view)
      #expect(before != moved)
      try await browser.turnWheel(by: -240, at: (400, 400))
      try await browser.waitUntil("\(Self.view) !== '\(moved)'")
      #expect(try await browser.evaluate("document.querySelector('#graph').classList.contains('focused')") == "false")
      try await browser.press("0")
      #expect(try await browser.evaluate(Self.view) == before)
    }
  }

  @Test func `a name among thousands is readable after a search`() async throws {
    try await show(SampleGraphs.layered(services: 2_000, modules: 40)) { browser in
      let name = "document.querySelector('#b1234 .name')"
      #expect(try await browser.evaluate("getComputedStyle(\(name)).display") == "none")
      try await browser.click("#search")
      try await browser.type("1234")
      try await browser.press("Enter")
      #expect(try await browser.evaluate("getComputedStyle(\(name)).display") != "none")
      #expect(try await browser.evaluate("\(name).getBoundingClientRect().height > 8") == "true")
    }
  }

  @Test func `a hostile name is only text`() async throws {
    let report = GraphReport(SampleGraphs.hostile, title: "</title><script>window.hacked = true</script>")
    try await Browser.show(report.html()) { browser in
      for box in 0..<12 {
        let click = "new MouseEvent('click', { bubbles: true })"
        try await browser.evaluate("document.querySelector('#b\(box)').dispatchEvent(\(click))")
      }
      try await browser.click("#search")
      try await browser.type("script")
      #expect(try await browser.evaluate("window.hacked") == "undefined")
      let injected = "document.querySelectorAll('img, iframe, svg svg, [onload], [onclick]').length"
      #expect(try await browser.evaluate(injected) == "0")
      let title = try await browser.evaluate("document.title")
      #expect(title.contains("<script>"))
      #expect(await browser.problems == [])
    }
  }

  @Test func `a narrow window has the panel below the graph`() async throws {
    try await Browser.show(GraphReport(SampleGraphs.small).html(), width: 390, height: 800) { browser in
      let width = try await browser.evaluate("document.documentElement.scrollWidth")
      #expect(width == "390")
      let top = try await browser.evaluate("document.querySelector('aside').getBoundingClientRect().top > 400")
      #expect(top == "true")
    }
  }
}
