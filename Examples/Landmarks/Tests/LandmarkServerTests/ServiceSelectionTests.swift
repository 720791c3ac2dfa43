import Furnish
import FurnishTesting
import HTTPTypes
import HummingbirdTesting
import LandmarkServices
import Testing

@testable import LandmarkServer

@Suite struct ServiceSelectionTests {
  static let totals = [
    "live": LandmarkDataSet.all.count,
    "mock": LandmarkDataSet.sample(ofEach: 3).count,
    "preview": LandmarkDataSet.sample(ofEach: 1).count,
  ]

  @Test(arguments: totals) func `the query chooses the services`(name: String, total: Int) async throws {
    try await LandmarkTestServer.run { client in
      let page = try await client.get("/api/landmarks?services=\(name)").json(as: LandmarkPage.self)
      #expect(page.total == total)
    }
  }

  @Test(arguments: totals) func `the header chooses the services`(name: String, total: Int) async throws {
    try await LandmarkTestServer.run { client in
      let health = try await client.get("/health", services: name).json(as: Health.self)
      #expect(health.landmarks == total)
    }
  }

  @Test func `a choice applies to its request alone`() async throws {
    try await LandmarkTestServer.run { client in
      _ = try await client.get("/health?services=preview")
      let health = try await client.get("/health").json(as: Health.self)
      #expect(health.landmarks == LandmarkDataSet.all.count)
    }
  }

  @Test func `a response states that it varies by the header and the cookie`() async throws {
    try await LandmarkTestServer.run { client in
      for services in [nil, "preview"] {
        let response = try await client.get("/health", services: services)
        #expect(response.headers[.vary] == "services, cookie")
      }
    }
  }

  @Test func `a header and a query may make the same choice`() async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.get("/health?services=preview", services: "preview")
      #expect(try response.json(as: Health.self).landmarks == Self.totals["preview"])
    }
  }

  @Test func `a header and a query that disagree are refused`() async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.get("/health?services=preview", services: "mock")
      #expect(try response.errorCode == "conflicting-services")
    }
  }

  @Test(arguments: ["nonsense", "", "Mock", "mock, mock", "../live"])
  func `an unknown choice in the header is refused`(name: String) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.get("/health", services: name)
      #expect(try response.errorCode == "unknown-services")
    }
  }

  @Test func `the mock is half a second late`() async throws {
    let clock = ImmediateClock()
    try await LandmarkTestServer.run(clock: clock) { client in
      _ = try await client.get("/api/landmarks?services=mock")
    }
    #expect(clock.now.offset == .milliseconds(500))
  }

  @Test func `the start page shows the store of the chosen services`() async throws {
    try await LandmarkTestServer.run { client in
      let count = try #require(Self.totals["preview"])
      let page = try await client.get("/?services=preview")
      #expect(page.text.contains("\(count) landmarks"))
    }
  }

  @Test func `requests in flight at the same time read their own services`() async throws {
    try await LandmarkTestServer.run { client in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for index in 0..<64 {
          let name = ["live", "mock", "preview", "unimplemented"][index % 4]
          group.addTask {
            let response = try await client.get("/api/landmarks", services: name)
            let total = try? response.json(as: LandmarkPage.self).total
            #expect(total == Self.totals[name])
            #expect(response.status == (name == "unimplemented" ? .notImplemented : .ok))
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test func `the live services are those that the program registers`() async throws {
    try await LandmarkTestServer.run(over: .inMemory([])) { client in
      for path in ["/health?services=live", "/health"] {
        let health = try await client.get(path).json(as: Health.self)
        #expect(health.landmarks == 0)
      }
    }
  }
}
