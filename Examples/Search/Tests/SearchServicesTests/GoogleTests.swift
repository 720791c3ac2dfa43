import Foundation
import Furnish
import FurnishFoundation
import FurnishTesting
import SearchServices
import Testing

@Suite struct GoogleTests {
  private struct Page {
    @Injected var google: Google
  }

  /// Runs code with a network that answers with the requested address, and returns the addresses that the code opened.
  private func addresses(
    openedBy operation: (Page) async throws -> Void
  ) async throws -> [String] {
    let (opened, continuation) = AsyncStream.makeStream(of: String.self)
    try await withServices {
      $0.openURL = OpenURL { continuation.yield($0.absoluteString) }
      $0.httpClient = HTTPClient { Data($0.absoluteString.utf8) }
    } operation: {
      try await operation(Page())
    }
    continuation.finish()
    return await opened.reduce(into: []) { $0.append($1) }
  }

  @Test func `open shows the results`() async throws {
    let addresses = try await addresses { $0.google.open("swift") }
    #expect(addresses == ["https://www.google.com/search?q=swift"])
  }

  @Test func `fetch answers with the page`() async throws {
    let opened = try await addresses { page in
      let data = try await page.google.fetch("swift")
      #expect(String(decoding: data, as: UTF8.self) == "https://www.google.com/search?q=swift")
    }
    #expect(opened.isEmpty)
  }

  @Test func `an override of one operation does not change the other, and ends with its closure`() async throws {
    let addresses = try await addresses { page in
      try await withServices {
        $0[service: \Google.self].endpoints.open = Google.opening(in: .duckDuckGo)
      } operation: {
        page.google.open("swift")
        let data = try await page.google.fetch("swift")
        #expect(String(decoding: data, as: UTF8.self) == "https://www.google.com/search?q=swift")
      }
      page.google.open("swift")
    }
    #expect(
      addresses == [
        "https://html.duckduckgo.com/html/?q=swift", "https://www.google.com/search?q=swift",
      ])
  }

  @Test func `an override reaches the tasks that its closure starts`() async throws {
    let addresses = try await addresses { page in
      await withServices {
        $0[service: \Google.self].endpoints.open = Google.opening(in: .duckDuckGo)
      } operation: {
        await withTaskGroup { group in
          for query in ["a", "b"] { group.addTask { page.google.open(query) } }
        }
      }
    }
    #expect(
      addresses.sorted() == [
        "https://html.duckduckgo.com/html/?q=a", "https://html.duckduckgo.com/html/?q=b",
      ])
  }

  @Test func `an operation of your own reads the whole environment`() async throws {
    let addresses = try await addresses { page in
      try await withServices {
        $0[service: \Google.self].endpoints.fetch = { environment in
          { query in
            environment.openURL(SearchEngine.duckDuckGo.url(for: query))
            return try await environment.httpClient(SearchEngine.duckDuckGo.url(for: query))
          }
        }
      } operation: {
        let data = try await page.google.fetch("swift")
        #expect(String(decoding: data, as: UTF8.self) == "https://html.duckduckgo.com/html/?q=swift")
      }
    }
    #expect(addresses == ["https://html.duckduckgo.com/html/?q=swift"])
  }

  @Test func `a test without an override of the network fails`() async throws {
    // No server runs at this address, so nothing is sent although the test continues.
    let nowhere = try #require(SearchEngine(address: "http://127.0.0.1:1/"))
    await withKnownIssue {
      await withServices {
        $0[service: \Google.self].endpoints.fetch = Google.fetching(from: nowhere)
      } operation: {
        _ = try? await Page().google.fetch("swift")
      }
    } matching: { issue in
      "\(issue)".contains("HTTPClientKey")
    }
  }
}
