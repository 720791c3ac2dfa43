import Foundation
import Furnish
import FurnishTesting
import LandmarkServices
import Testing

@testable import LandmarkNetworking

@Suite struct LandmarkServiceLiveTests {
  private let petra = Samples.json(Samples.petra)
  private let eiffel = Samples.json(Samples.eiffel)

  // MARK: Loading

  @Test func `all pages are loaded into the store`() async throws {
    let server = MemoryServer([
      "/api/landmarks?page=1": Samples.page([eiffel], pageCount: 2),
      "/api/landmarks?page=2": Samples.page([petra], page: 2, pageCount: 2),
    ])
    let service = try server.service()
    let states = await service.store.states()
    try await service.loadLandmarks()
    #expect(await service.store.landmarks == [Samples.eiffel, Samples.petra])
    #expect(await states.prefix(3).reduce(into: []) { $0.append($1) } == [.idle, .loading, .loaded])
    #expect(await server.targets.count == 2)
  }

  @Test func `an invalid landmark is left out and counted`() async throws {
    let bad = [Samples.json(Samples.petra, ["latitude": "123"]), "7", Samples.json(Samples.eiffel, ["year": nil])]
    let dropped = DroppedLandmarks()
    let service = try MemoryServer(["/api/landmarks?page=1": Samples.page(bad + [eiffel])]).service(dropped: dropped)
    try await service.loadLandmarks()
    #expect(await service.store.landmarks == [Samples.eiffel])
    #expect(await dropped.count == 3)
    #expect(await dropped.first == InvalidLandmark(id: "petra", reason: "its latitude is 123.0"))
  }

  @Test func `a failure is thrown and recorded in the store`() async throws {
    let service = try MemoryServer(["/api/landmarks?page=1": (500, "")]).service()
    let error = await #expect(throws: NetworkError.self) { try await service.loadLandmarks() }
    #expect(await service.store.state == .failed(reason: try #require(error).description))
  }

  @Test func `a client that fails once is called again`() async throws {
    let server = MemoryServer(["/api/landmarks?page=1": Samples.page([eiffel])])
    let dead = NetworkError.unreachable(try #require(URL(string: "http://test")), reason: "no")
    let client = server.client.failing(onCall: 1, with: dead).retrying(attempts: 2, clock: ImmediateClock())
    let service = LandmarkService.live(client: client, baseURL: try #require(URL(string: "http://test")))
    try await service.loadLandmarks()
    #expect(await service.store.landmarks == [Samples.eiffel])
    #expect(await server.targets == ["/api/landmarks?page=1"])
  }

  @Test func `a failure of a later page leaves the previously loaded landmarks`() async throws {
    let pages = Samples.page([eiffel], pageCount: 2)
    let service = try MemoryServer(["/api/landmarks?page=1": (200, pages), "/api/landmarks?page=2": (500, "")])
      .service()
    await service.store.setLandmarks([Samples.petra])
    await #expect(throws: NetworkError.self) { try await service.loadLandmarks() }
    #expect(await service.store.landmarks == [Samples.petra])
  }

  @Test func `a landmark that moves to the next page is loaded once`() async throws {
    let service = try MemoryServer([
      "/api/landmarks?page=1": Samples.page([eiffel], pageCount: 2),
      "/api/landmarks?page=2": Samples.page([eiffel, petra], page: 2, pageCount: 2),
    ]).service()
    try await service.loadLandmarks()
    #expect(await service.store.landmarks == [Samples.eiffel, Samples.petra])
  }

  @Test func `a list that becomes shorter while it is read ends`() async throws {
    let service = try MemoryServer([
      "/api/landmarks?page=1": (200, Samples.page([eiffel], pageCount: 2)),
      "/api/landmarks?page=2": (404, Samples.refusal("page-not-found")),
    ]).service()
    try await service.loadLandmarks()
    #expect(await service.store.landmarks == [Samples.eiffel])
  }

  @Test func `a list that never ends is an error`() async throws {
    let page = Samples.page([eiffel], pageCount: .max)
    let client = NetworkClient { _ in NetworkResponse(status: 200, body: Data(page.utf8)) }
    let url = try #require(URL(string: "http://test"))
    let service = LandmarkService.live(client: client, baseURL: url)
    let first = try #require(URL(string: "http://test/api/landmarks?page=1"))
    await #expect(throws: NetworkError.endless(first, pages: 1000)) { try await service.loadLandmarks() }
  }

  @Test func `empty pages end a list`() async throws {
    let service = try MemoryServer(["/api/landmarks?page=1": Samples.page([], pageCount: .max)]).service()
    try await service.loadLandmarks()
    #expect(await service.store.state == .loaded)
  }

  // MARK: Requests

  @Test func `the landmarks of a category are requested from the server`() async throws {
    let server = MemoryServer(["/api/landmarks?category=towers&page=1": Samples.page([eiffel])])
    #expect(try await server.service().fetchLandmarksByCategory(category: .towers) == [Samples.eiffel])
  }

  @Test func `the address of a server may have a path`() async throws {
    let server = MemoryServer(["/a/b/api/landmarks/petra": petra])
    for base in ["http://test/a/b", "http://test/a/b/"] {
      #expect(try await server.service(base: base).fetchLandmark(id: "petra") == Samples.petra)
    }
  }

  @Test(arguments: [
    ("a/b?c#d", "a%2Fb%3Fc%23d"), ("..", "%2E%2E"), ("é", "%C3%A9"), ("a b+c", "a%20b%2Bc"), ("\n", "%0A"),
  ])
  func `an identifier is one segment of the path`(id: String, segment: String) async throws {
    let server = MemoryServer(["/api/landmarks/\(segment)": petra])
    #expect(try await server.service().fetchLandmark(id: id) == Samples.petra)
  }

  @Test func `a landmark that the server does not have is nil`() async throws {
    let server = MemoryServer(["/api/landmarks/atlantis": (404, Samples.refusal("landmark-not-found"))])
    #expect(try await server.service().fetchLandmark(id: "atlantis") == nil)
    #expect(try await server.service().fetchLandmark(id: "") == nil)
  }

  @Test func `a server without the addresses of landmarks is an error`() async throws {
    let service = try MemoryServer([String: String]()).service()
    let url = try #require(URL(string: "http://test/api/landmarks/petra"))
    await #expect(throws: NetworkError.refused(url, status: 404, code: "not-found", message: "No.")) {
      _ = try await service.fetchLandmark(id: "petra")
    }
  }

  @Test func `a request for an invalid landmark throws an error`() async throws {
    let service = try MemoryServer(["/api/landmarks/petra": Samples.json(Samples.petra, ["year": nil])]).service()
    let url = try #require(URL(string: "http://test/api/landmarks/petra"))
    await #expect(throws: NetworkError.unintelligible(url, reason: "it has no year")) {
      _ = try await service.fetchLandmark(id: "petra")
    }
  }

  @Test func `every category is counted, even an empty one`() async throws {
    let server = MemoryServer([
      "/api/categories":
        #"{"categories":[{"id":"towers","count":7,"title":"x"},{"id":"ruins","count":1},{"id":"nature","count":-1}]}"#
    ])
    let counts = try await server.service().fetchCategories()
    #expect(counts == Category.allCases.map { CategorySummary($0, count: $0 == .towers ? 7 : 0) })
  }

  // MARK: Pages

  @Test func `a page of the size that the server chooses is one request`() async throws {
    let server = MemoryServer([
      "/api/landmarks?category=towers&q=a%26b%20c%2B%2B&page=3": Samples.page([eiffel], page: 3, total: 41)
    ])
    let query = LandmarkQuery(category: .towers, text: "a&b c++", page: 3)
    let page = try await server.service().searchLandmarks(query: query)
    #expect(page == LandmarkPage(landmarks: [Samples.eiffel], total: 41, query: query))
    #expect(await server.targets.count == 1)
  }

  @Test func `a page of another size is taken from the list of all landmarks`() async throws {
    let server = MemoryServer(["/api/landmarks?page=1": Samples.page([eiffel, petra], total: 2)])
    let query = LandmarkQuery(page: 2, pageSize: 1)
    let page = try await server.service().searchLandmarks(query: query)
    #expect(page == LandmarkPage(landmarks: [Samples.petra], total: 2, query: query))
  }

  @Test(arguments: [0, -1, .min, .max]) func `a page that does not exist is empty`(number: Int) async throws {
    let server = MemoryServer([
      "/api/landmarks?page=1": (200, Samples.page([eiffel, petra], total: 2)),
      "/api/landmarks?page=\(Int.max)": (404, Samples.refusal("page-not-found")),
    ])
    let query = LandmarkQuery(page: number)
    let page = try await server.service().searchLandmarks(query: query)
    #expect(page == LandmarkPage(landmarks: [], total: 2, query: query))
  }
}
