import HTTPTypes
import HummingbirdTesting
import LandmarkServices
import NIOCore
import Testing

@testable import LandmarkServer

@Suite struct LandmarkRoutesTests {
  @Test func `the first page contains the number of landmarks`() async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.get("/api/landmarks")
      let page = try response.json(as: LandmarkPage.self)
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "application/json; charset=utf-8")
      #expect(page.total == LandmarkDataSet.all.count)
      #expect(page.landmarks == Array(LandmarkDataSet.all.prefix(20)))
    }
  }

  @Test func `all pages together contain every landmark once`() async throws {
    try await LandmarkTestServer.run { client in
      var landmarks: [Landmark] = []
      var page = try await client.get("/api/landmarks?page=1").json(as: LandmarkPage.self)
      landmarks += page.landmarks
      while page.page < page.pageCount {
        page = try await client.get("/api/landmarks?page=\(page.page + 1)").json()
        landmarks += page.landmarks
      }
      #expect(landmarks == LandmarkDataSet.all)
    }
  }

  @Test func `a category and a search can be combined`() async throws {
    try await LandmarkTestServer.run { client in
      let page = try await client.get("/api/landmarks?category=towers&q=FRANCE")
        .json(as: LandmarkPage.self)
      #expect(page.landmarks.map(\.id) == ["eiffel-tower"])
    }
  }

  @Test(arguments: [
    ("GÖBEKLI", ["gobekli-tepe"]), ("%C3%BEingvellir", ["thingvellir"]),
    ("%C3%9Eingvellir", ["thingvellir"]), ("chiche%CC%81n", ["chichen-itza"]),
  ])
  func `a search ignores case in every language`(text: String, ids: [String]) async throws {
    try await LandmarkTestServer.run { client in
      let page = try await client.get("/api/landmarks?q=\(text)").json(as: LandmarkPage.self)
      #expect(page.landmarks.map(\.id) == ids)
    }
  }

  @Test(arguments: ["%25", "_", "%25%25", "'%20OR%201=1%20--", "';DROP%20TABLE%20landmark;--", "*"])
  func `no character of a search is a wildcard`(text: String) async throws {
    try await LandmarkTestServer.run { client in
      let page = try await client.get("/api/landmarks?q=\(text)").json(as: LandmarkPage.self)
      #expect(page.total == 0)
      let health = try await client.get("/health").json(as: Health.self)
      #expect(health.landmarks == LandmarkDataSet.all.count)
    }
  }

  @Test(arguments: LandmarkDataSet.sample(ofEach: 1))
  func `a landmark is found by its identifier`(landmark: Landmark) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.get("/api/landmarks/\(landmark.id)")
      #expect(try response.json(as: Landmark.self) == landmark)
    }
  }

  @Test func `an escaped identifier is the same identifier`() async throws {
    try await LandmarkTestServer.run { client in
      let landmark = try await client.get("/api/landmarks/p%65tra").json(as: Landmark.self)
      #expect(landmark.id == "petra")
    }
  }

  @Test func `the categories together have all landmarks`() async throws {
    try await LandmarkTestServer.run { client in
      let list = try await client.get("/api/categories").json(as: CategoryList.self)
      #expect(list.categories.map(\.id) == Category.allCases)
      #expect(list.categories.reduce(0) { $0 + $1.count } == LandmarkDataSet.all.count)
    }
  }

  @Test func `the health of a running server is ok`() async throws {
    try await LandmarkTestServer.run { client in
      let health = try await client.get("/health").json(as: Health.self)
      #expect(health.status == "ok")
    }
  }

  @Test func `the start page lists every landmark as text`() async throws {
    var hostile = LandmarkDataSet.all[0]
    hostile.name = "<script>alert(1)</script>"
    try await LandmarkTestServer.run(over: .inMemory([hostile])) { client in
      let response = try await client.get("/")
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "text/html; charset=utf-8")
      #expect(response.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
      #expect(response.text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
      #expect(!response.text.contains("<script>"))
    }
  }

  @Test(arguments: ["/", "/api/landmarks", "/api/landmarks/petra", "/api/categories", "/health", "/no"])
  func `HEAD answers like GET, without a body`(path: String) async throws {
    try await LandmarkTestServer.run { client in
      let get = try await client.get(path)
      let head = try await client.executeRequest(uri: path, method: .head, headers: [:], body: nil)
      #expect(head.status == get.status)
      #expect(head.headers[.contentLength] == get.headers[.contentLength])
      #expect(head.body.readableBytes == 0)
    }
  }
}
