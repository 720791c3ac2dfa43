import ExampleTestSupport
import Testing

@Suite(.serialized, .timeLimit(.minutes(60)), .enabled(if: BrowserInstallation.isExpected))
struct WiringBrowserTests {
  @Test func `a search finds a service of the server, and shows which service requests it`() async throws {
    try await Browser.run { browser in
      try await browser.open("/")
      try await browser.click("[href='/wiring']")
      try await browser.waitUntil("document.querySelectorAll('.box').length", is: "9")
      try await browser.type("LandmarkDatabase", into: "#search")
      try await browser.press(.enter)
      try await browser.waitUntil("document.querySelector('#panel h2')?.textContent", is: "LandmarkDatabase")
      let chips = "[...document.querySelectorAll('#panel .chip')].map((chip) => chip.textContent)"
      #expect(try await browser.evaluate(chips) == "singleton,asynchronous,eager")
      #expect(
        try await browser.evaluate("document.querySelector('#panel .row .words').textContent") == "LandmarkService")
      #expect(try await browser.errors == [])
    }
  }
}
