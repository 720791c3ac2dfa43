import FurnishSwiftUI
import SwiftUI
import SwiftUIExamples
import Testing

@MainActor @Suite struct SearchExampleTests {
  private let opened = OpenedURLs()

  @Test func `the first preview opens google`() throws {
    let host = TextHost(SearchViewPreviews.previews, environment: opened.environment)
    try host.type("swift", into: "Search")
    try host.tap("Open", at: 0)
    #expect(opened.log.entries == ["https://www.google.com/search?q=swift"])
  }

  @Test func `the second preview opens another search engine`() throws {
    let host = TextHost(SearchViewPreviews.previews, environment: opened.environment)
    try host.tap("Open", at: 1)
    #expect(opened.log.entries == ["https://www.duckduckgo.com/search?q="])
  }

  @Test func `both previews fetch from google`() async throws {
    let fetched = ViewLog<String>()
    let host = TextHost(
      SearchViewPreviews.previews.services {
        $0.httpClient = HTTPClient { url in
          fetched.append(url.host ?? "")
          return Data([1, 2, 3])
        }
      })
    try host.tap("Fetch", at: 0)
    try host.tap("Fetch", at: 1)
    try await host.wait { host.text.components(separatedBy: "Result: 3 bytes").count == 3 }
    #expect(fetched.entries == ["www.google.com", "www.google.com"])
  }

  @Test func `an error is shown`() async throws {
    let host = TextHost(
      SearchView().services { $0.httpClient = HTTPClient { _ in throw Trouble(number: 1) } })
    try host.tap("Fetch")
    try await host.wait { host.text.contains("Result: trouble 1") }
  }

  @Test func `the next request cancels the one before`() async throws {
    let log = ViewLog<String>()
    let host = TextHost(
      SearchView().services {
        $0.httpClient = HTTPClient { _ in
          log.append("started")
          if log.count == 1 {
            do { try await Task.sleep(for: .seconds(100_000)) } catch { log.append("cancelled") }
          }
          return Data()
        }
      })
    try host.tap("Fetch")
    try await host.wait { log.count == 1 }
    try host.tap("Fetch")
    try await host.wait { log.count == 3 }
    #expect(log.entries.contains("cancelled"))
  }
}
