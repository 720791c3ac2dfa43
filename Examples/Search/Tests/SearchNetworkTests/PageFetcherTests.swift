import Foundation
import Furnish
import FurnishTesting
import SearchEngines
import SearchNetwork
import SearchTestSupport
import Testing

/// Real HTTP, to a server on this machine.
@Suite struct PageFetcherTests {
  /// What Google fetches from a server with this status.
  private func fetch(_ query: String, status: Int = 200) async throws -> String {
    let server = try await LoopbackServer.start(status: status)
    let result: Result<Data, any Error>
    do {
      result = .success(
        try await withServices {
          $0.fetchPage = .network
          $0.googleAddress = server.address
        } operation: {
          try await ServiceValues.current[service: \Google.self].fetch(query)
        })
    } catch { result = .failure(error) }
    try await server.stop()
    return String(decoding: try result.get(), as: UTF8.self)
  }

  @Test func aPageIsFetchedOverTheNetwork() async throws {
    #expect(try await fetch("swift & kotlin") == "GET /search?q=swift%20%26%20kotlin")
  }

  @Test func aServerThatRefusesIsAnError() async {
    let error = await #expect(throws: PageError.self) { try await fetch("swift", status: 503) }
    #expect(error?.description == "127.0.0.1 answered with status 503.")
  }

  @Test func aServerThatIsNotThereIsAnError() async throws {
    // Nobody listens on the port for services that only the administrator starts.
    let address = try #require(URL(string: "http://127.0.0.1:1/search"))
    let error = await #expect(throws: PageError.self) { try await PageFetcher.network(address) }
    #expect(error?.description.hasPrefix("Nobody answers at 127.0.0.1 (") == true)
  }
}
