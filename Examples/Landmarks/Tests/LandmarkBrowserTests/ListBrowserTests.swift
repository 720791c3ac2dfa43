import ExampleTestSupport
import LandmarkServices
import Testing

@Suite(.serialized, .timeLimit(.minutes(60)), .enabled(if: BrowserInstallation.isExpected))
struct ListBrowserTests {
  static let count = "document.querySelectorAll('#outcome .card h3').length"
  static let status = "document.querySelector('#status').textContent"
  static let first = "document.querySelector('#outcome .card h3')?.textContent"
  static let heading = "document.querySelector('h1').textContent"

  @Test func `typing in the search field changes the list and the address`() async throws {
    try await Browser.run { browser in
      try await browser.open("/")
      try await browser.waitUntil(Self.count, is: "20")
      _ = try await browser.evaluate("window.same = true")
      try await browser.type("eiffel tower", into: "#q")
      try await browser.waitUntil(Self.count, is: "1")
      try await browser.waitUntil(Self.first, is: "Eiffel Tower")
      try await browser.waitUntil(Self.status, is: "1 landmark matching “eiffel tower”")
      #expect(try await browser.address == "/?q=eiffel+tower")
      #expect(try await browser.evaluate("window.same") == "true")
      #expect(try await browser.evaluate("document.querySelectorAll('.dot.found').length") == "1")
      #expect(try await browser.errors == [])
    }
  }

  @Test func `a category filters the list, and the back button shows all landmarks again`() async throws {
    try await Browser.run { browser in
      try await browser.open("/")
      try await browser.click(".categories .towers")
      try await browser.waitUntil(Self.status, is: "20 landmarks in Towers")
      #expect(try await browser.address == "/?category=towers")
      #expect(try await browser.evaluate("document.querySelector('[aria-current] .name').textContent") == "Towers")
      try await browser.driver.call("POST", "back")
      try await browser.waitUntil(Self.status, is: "\(LandmarkDataSet.all.count) landmarks")
      #expect(try await browser.errors == [])
    }
  }

  @Test func `links to other pages change the list in place`() async throws {
    try await Browser.run { browser in
      try await browser.open("/")
      try await browser.click("#pager [rel=next]")
      try await browser.waitUntil("document.querySelector('#pager span').textContent", is: "Page 2 of 10")
      #expect(try await browser.address == "/?page=2")
      #expect(try await browser.evaluate("document.activeElement.id") == "status")
      #expect(try await browser.errors == [])
    }
  }

  @Test func `a search without a result has a link to all landmarks`() async throws {
    try await Browser.run { browser in
      try await browser.open("/?category=towers")
      try await browser.type("petra", into: "#q")
      try await browser.waitUntil(
        "document.querySelector('.notice h2')?.textContent", is: "No landmark matches “petra” in Towers")
      try await browser.click(".notice .button")
      try await browser.waitUntil(Self.first, is: "Petra")
      #expect(try await browser.address == "/?q=petra")
      #expect(try await browser.errors == [])
    }
  }

  @Test func `a card opens its landmark`() async throws {
    try await Browser.run { browser in
      try await browser.open("/?q=eiffel")
      try await browser.click("#outcome .card a")
      try await browser.waitUntil(Self.heading, is: "Eiffel Tower")
      #expect(try await browser.address == "/landmarks/eiffel-tower")
      #expect(
        try await browser.evaluate("document.querySelector('.map text:not(.degrees)').textContent") == "Eiffel Tower")
      #expect(try await browser.errors == [])
    }
  }

  @Test func `a landmark can be found and opened with the keyboard alone`() async throws {
    try await Browser.run { browser in
      try await browser.open("/")
      try await browser.press(.tab)
      #expect(try await browser.evaluate("document.activeElement.className") == "skip")
      try await browser.press("/")
      try await browser.waitUntil("document.activeElement.id", is: "q")
      try await browser.press("petra")
      try await browser.waitUntil(Self.first, is: "Petra")
      try await Deadline.poll("the focus on the card") {
        let focused = try await browser.evaluate("document.activeElement.textContent")
        if focused == "Petra" { return () }
        try await browser.press(.tab)
        return nil
      }
      try await browser.press(.enter)
      try await browser.waitUntil(Self.heading, is: "Petra")
      #expect(try await browser.errors == [])
    }
  }

  @Test func `without scripts, the form and the links still search, filter and choose services`() async throws {
    try await Browser.run { browser in
      try await browser.forbidScripts()
      try await browser.open("/")
      try await browser.type("tower", into: "#q")
      try await browser.click(".search button")
      try await browser.waitUntil(Self.first, is: "Akashi Kaikyō Bridge")
      try await browser.click(".categories .towers")
      try await browser.waitUntil("document.querySelector('[aria-current] .name').textContent", is: "Towers")
      #expect(try await browser.address == "/?q=tower&category=towers")
      try await browser.click(".services [value=preview]")
      try await browser.waitUntil("document.querySelector('.badge b').textContent", is: "preview")
      try await browser.open("/?page=1")
      try await browser.waitUntil(Self.count, is: "9")
    }
  }
}
