import Foundation
import Furnish
import FurnishTesting
import LandmarkClient
import LandmarkServices
import Testing

@Suite struct LandmarkServiceClientTests {
  static let baseURL = URL(string: "http://landmarks.example:8080")!

  static let tower = """
    {"id":"tower","name":"Tower","category":"towers","country":"France","latitude":48.8,"longitude":2.3,\
    "year":1889,"summary":"Tall."}
    """

  /// A network that knows these addresses, and nothing else.
  static func network(_ answers: [String: String], status: Int = 200) -> NetworkClient {
    NetworkClient(bytes: { url in
      let address = url.path + (url.query.map { "?\($0)" } ?? "")
      guard let body = answers[address] else { return NetworkResponse(status: 404, body: Data()) }
      return NetworkResponse(status: status, body: Data(body.utf8))
    })
  }

  private func service(_ answers: [String: String], status: Int = 200) -> LandmarkService {
    .live(client: Self.network(answers, status: status), baseURL: Self.baseURL)
  }

  @Test func allPagesAreLoadedIntoTheStore() async throws {
    let other = Self.tower.replacingOccurrences(of: "tower", with: "spire").replacingOccurrences(
      of: "spires", with: "towers")
    let service = service([
      "/api/landmarks?page=1": #"{"landmarks":[\#(Self.tower)],"pageCount":2,"total":2}"#,
      "/api/landmarks?page=2": #"{"landmarks":[\#(other)],"pageCount":2,"total":2}"#,
    ])
    try await service.fetchLandmarks()
    #expect(await service.store.landmarks.map(\.id) == ["tower", "spire"])
    #expect(await service.store.state == .loaded)
  }

  @Test(arguments: [
    #"{}"#, #"{"id":"x"}"#, tower.replacingOccurrences(of: "towers", with: "hotels"),
    tower.replacingOccurrences(of: "48.8", with: "148.8"), tower.replacingOccurrences(of: "\"tower\"", with: "\"\""),
  ])
  func whatIsNoLandmarkIsDroppedAndCounted(model: String) async throws {
    let service = service([
      "/api/landmarks?page=1": #"{"landmarks":[\#(Self.tower),\#(model)],"pageCount":1,"total":2}"#
    ])
    try await service.fetchLandmarks()
    #expect(await service.store.landmarks.map(\.id) == ["tower"])
    #expect(await service.store.droppedCount == 1)
  }

  @Test func oneLandmarkIsFetchedByItsIdentifier() async throws {
    let service = service(["/api/landmarks/tower": Self.tower])
    #expect(try await service.fetchLandmark(id: "tower")?.name == "Tower")
    #expect(try await service.fetchLandmark(id: "nowhere") == nil)
  }

  @Test func anIdentifierIsOnePartOfTheAddress() async throws {
    let seen = ServiceSpy()
    let network = NetworkClient(bytes: { _ in NetworkResponse(status: 404, body: Data()) }).recorded(into: seen)
    _ = try await LandmarkService.live(client: network, baseURL: Self.baseURL).fetchLandmark(id: "a/b?c")
    #expect(
      seen.calls(of: \NetworkClient.bytes).map { $0.arguments[0].value.revealed }
        == ["http://landmarks.example:8080/api/landmarks/a%2Fb%3Fc"])
  }

  @Test func aSearchAsksForItsPage() async throws {
    let service = service([
      "/api/landmarks?page=3&category=towers&q=iron": #"{"landmarks":[\#(Self.tower)],"pageCount":3,"total":41}"#
    ])
    let page = try await service.searchLandmarks(query: LandmarkQuery(category: .towers, text: "iron", page: 3))
    #expect(page.total == 41)
    #expect(page.landmarks.map(\.id) == ["tower"])
  }

  @Test func categoriesThatNobodyKnowsAreLeftOut() async throws {
    let service = service([
      "/api/categories":
        #"{"categories":[{"id":"towers","title":"T","count":3},{"id":"hotels","title":"H","count":1}]}"#
    ])
    #expect(try await service.fetchCategories() == [CategorySummary(.towers, count: 3)])
  }

  @Test func halfAnAnswerFailsTheStore() async throws {
    let service = service(["/api/landmarks?page=1": #"{"landmarks":[{"id":"#])
    await #expect(throws: NetworkError.self) { try await service.fetchLandmarks() }
    guard case .failed(let reason) = await service.store.state else {
      Issue.record("the store does not say that it failed")
      return
    }
    #expect(
      reason == """
        The server at http://landmarks.example:8080 answered /api/landmarks with 20 bytes that are no landmarks. \
        Is it another program?
        """)
  }

  @Test func aServerAtFaultIsRefused() async throws {
    let service = service(["/api/landmarks/x": #"{"error":{"message":"Out of order."}}"#], status: 500)
    let error = await #expect(throws: NetworkError.self) { try await service.fetchLandmark(id: "x") }
    #expect(
      error?.description
        == "The server at http://landmarks.example:8080 refused /api/landmarks/x with status 500: Out of order.")
    #expect(error?.isTransient == true)
  }
}
