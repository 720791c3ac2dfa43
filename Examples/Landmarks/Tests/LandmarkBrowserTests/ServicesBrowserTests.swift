import ExampleTestSupport
import Foundation
import GRDB
import LandmarkPersistence
import LandmarkServices
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.serialized, .timeLimit(.minutes(60)), .enabled(if: BrowserInstallation.isExpected))
struct ServicesBrowserTests {
  static let badge = "document.querySelector('.badge b').textContent"
  static let status = ListBrowserTests.status

  /// A script that counts how often the page shows that it waits.
  static let watch = """
    (window.waited = 0, new MutationObserver(() => {
      if (document.querySelector('.waiting')) window.waited += 1;
    }).observe(document.querySelector('#outcome'), { childList: true }))
    """

  @Test func `the page shows that a slow service is loading`() async throws {
    try await Browser.run { browser in
      try await browser.open("/")
      try await browser.click(".services [value=mock]")
      try await browser.waitUntil(Self.badge, is: "mock")
      _ = try await browser.evaluate(Self.watch)
      try await browser.type("a", into: "#q")
      try await browser.waitUntil("window.waited > 0", is: "true")
      try await browser.waitUntil("document.querySelector('#outcome').getAttribute('aria-busy')", is: "false")
      try await browser.waitUntil("document.querySelectorAll('.waiting').length", is: "0")
      #expect(try await browser.evaluate(Self.status).hasSuffix("matching “a”"))
      #expect(try await browser.errors == [])
    }
  }

  @Test func `the choice of one visitor does not affect another`() async throws {
    try await Browser.run { browser in
      try await browser.open("/?q=a")
      try await browser.click(".services [value=preview]")
      try await browser.waitUntil(Self.badge, is: "preview")
      #expect(try await browser.address == "/?q=a")
      let address = try #require(URL(string: browser.root))
      let (data, _) = try await URLSession(configuration: .ephemeral).data(from: address)
      #expect(String(decoding: data, as: UTF8.self).contains("\(LandmarkDataSet.all.count) landmarks"))
      #expect(try await browser.evaluate("document.cookie") == "")
    }
  }

  @Test func `the choice of an unimplemented service is reported and can be changed`() async throws {
    try await Browser.run { browser in
      try await browser.open("/")
      try await browser.click(".services [value=unimplemented]")
      try await browser.waitUntil(
        "document.querySelector('.failure p')?.textContent", is: "LandmarkService.fetchLandmarks is unimplemented.")
      try await browser.click(".services [value=live]")
      try await browser.waitUntil(Self.badge, is: "live")
      try await browser.waitUntil(ListBrowserTests.count, is: "20")
    }
  }

  @Test func `the page explains that its server cannot be reached`() async throws {
    try await Browser.run { browser in
      try await browser.open("/")
      await browser.server.stop()
      try await browser.type("a", into: "#q")
      try await browser.waitUntil(
        "document.querySelector('.failure h2')?.textContent", is: "The landmarks did not arrive")
      #expect(
        try await browser.evaluate("document.querySelector('.failure p').textContent").contains("cannot be reached"))
    }
  }

  @Test func `the name of a landmark is not run as a script`() async throws {
    let hostile = "<img src=x onerror='window.hacked = true'><script>window.hacked = true</script>"
    let prepare: (String) async throws -> Void = { path in
      try LandmarkDatabase(path: path).close()
      let queue = try DatabaseQueue(path: path)
      try await queue.write { database in
        try database.execute(sql: "UPDATE landmark SET name = ? WHERE id = 'petra'", arguments: [hostile])
      }
      try queue.close()
    }
    try await Browser.run(database: prepare) { browser in
      try await browser.open("/?q=petra")
      try await browser.waitUntil(ListBrowserTests.first, is: hostile)
      try await browser.type(" ", into: "#q")
      try await browser.waitUntil(Self.status, is: "1 landmark matching “petra ”")
      try await browser.waitUntil(ListBrowserTests.first, is: hostile)
      try await browser.open("/landmarks/petra")
      try await browser.waitUntil(ListBrowserTests.heading, is: hostile)
      #expect(try await browser.evaluate("window.hacked") == "undefined")
      #expect(try await browser.errors == [])
    }
  }
}
