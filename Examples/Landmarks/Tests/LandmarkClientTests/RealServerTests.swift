import Foundation
import LandmarkNetworking
import LandmarkServices
import Testing

/// The landmarks that the network delivers, compared with those in memory.
@Suite(.timeLimit(.minutes(60))) struct RealServerTests {
  private let server: RealServer
  private let dropped = DroppedLandmarks()
  private let live: LandmarkService
  private let memory = LandmarkService.inMemory(LandmarkDataSet.all)

  init() async throws {
    server = try await RealServer()
    let url = try #require(URL(string: server.address))
    live = .live(client: .live(patience: .seconds(300)), baseURL: url, dropped: dropped)
  }

  @Test func `every landmark reaches the store`() async throws {
    try await live.loadLandmarks()
    #expect(await live.store.landmarks == LandmarkDataSet.all)
    #expect(await live.store.state == .loaded)
    #expect(await dropped.count == 0)
  }

  @Test func `every category has the same landmarks as in memory`() async throws {
    for category in Category.allCases {
      let found = try await live.fetchLandmarksByCategory(category: category)
      #expect(try await memory.fetchLandmarksByCategory(category: category) == found)
    }
    #expect(try await live.fetchCategories() == memory.fetchCategories())
  }

  @Test(arguments: ["petra", "eiffel-tower", "atlantis", "", "a/b", "..", "é", "%", "?page=1"])
  func `every identifier finds the same landmark as in memory`(id: String) async throws {
    #expect(try await live.fetchLandmark(id: id) == memory.fetchLandmark(id: id))
  }

  @Test(arguments: [
    LandmarkQuery(), LandmarkQuery(page: 3), LandmarkQuery(category: .towers), LandmarkQuery(text: "a & b"),
    LandmarkQuery(category: .nature, text: "PARK"), LandmarkQuery(text: "Þ"), LandmarkQuery(text: "+"),
    LandmarkQuery(page: 2, pageSize: 7), LandmarkQuery(page: 99), LandmarkQuery(page: 0), LandmarkQuery(pageSize: 0),
  ])
  func `every query finds the same page as in memory`(query: LandmarkQuery) async throws {
    #expect(try await live.searchLandmarks(query: query) == memory.searchLandmarks(query: query))
  }
}
