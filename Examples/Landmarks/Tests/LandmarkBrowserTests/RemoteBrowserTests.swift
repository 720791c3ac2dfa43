import ExampleTestSupport
import Foundation
import Testing

/// A page whose landmarks are in another process.
@Suite(.serialized, .timeLimit(.minutes(60)), .enabled(if: BrowserInstallation.isExpected))
struct RemoteBrowserTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func startStore(port: Int = 0) async throws -> (process: ChildProcess, port: Int) {
    let process = try await ChildProcess(
      ChildProcess.product("landmarks-store"), ["--port", "\(port)", "--database", folder.path("landmarks.sqlite")])
    return (process, try await process.port(after: "127.0.0.1:"))
  }

  @Test func `the page shows that the store was killed, and the landmarks once it runs again`() async throws {
    let store = try await startStore()
    try await Browser.run(store: store.port) { browser in
      try await Deadline.poll("the connection to the store") {
        try await browser.open("/")
        return try await browser.evaluate(ListBrowserTests.count) == "20" ? () : nil
      }
      #expect(try await browser.evaluate(ServicesBrowserTests.badge) == "remote")
      store.process.signal(SIGKILL)
      _ = try await store.process.ending()
      try await browser.type("petra", into: "#q")
      try await browser.waitUntil(
        "document.querySelector('.failure p')?.textContent",
        is: "The process that holds the landmarks cannot be reached at the moment.")
      let again = try await startStore(port: store.port)
      try await Deadline.poll("the landmarks") {
        if try await browser.evaluate("document.querySelector('.failure .button') != null") == "true" {
          try? await browser.click(".failure .button")
        }
        return try await browser.evaluate(ListBrowserTests.first) == "Petra" ? () : nil
      }
      await again.process.stop()
    }
  }
}
