import Foundation
import HummingbirdTesting
import LandmarkServices
import Testing

@testable import LandmarkServer

@Suite struct LiveSelectionTests {
  @Test func `sixty-four connections each read their own services`() async throws {
    try await LandmarkTestServer.run(.live) { client in
      let port = try #require(client.port)
      let answers = try await withThrowingTaskGroup(of: (String, Int, String).self) { group in
        for index in 0..<64 {
          let name = ["mock", "live", "unimplemented", "preview"][index % 4]
          group.addTask {
            // Half of the choices are in the query, and half in the header.
            let answer =
              index % 8 < 4
              ? try await RawConnection.get("/health?services=\(name)", port: port)
              : try await RawConnection.get("/health", services: name, port: port)
            return (name, answer.status, answer.body)
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.count == 64)
      for (name, status, body) in answers {
        guard name != "unimplemented" else {
          #expect(status == 501)
          continue
        }
        #expect(status == 200)
        let health = try JSONDecoder().decode(Health.self, from: Data(body.utf8))
        #expect(health.landmarks == ServiceSelectionTests.totals[name])
      }
    }
  }

  @Test func `a request reads its own services while other requests run`() async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let (releases, release) = AsyncStream.makeStream(of: Void.self)
    var waiting = LandmarkService.inMemory([])
    waiting.fetchCategories = { [fetchCategories = waiting.fetchCategories] in
      arrival.yield()
      for await _ in releases { break }
      return try await fetchCategories()
    }
    try await LandmarkTestServer.run(.live, over: waiting) { client in
      let port = try #require(client.port)
      async let slow = RawConnection.get("/health", port: port)
      for await _ in arrivals { break }
      for name in ["preview", "unimplemented", "preview"] {
        let fast = try await RawConnection.get("/health", services: name, port: port)
        #expect(fast.status == (name == "preview" ? 200 : 501))
      }
      release.yield()
      #expect(try await slow.body == #"{"landmarks":0,"status":"ok"}"#)
    }
  }

  @Test func `each request of one connection makes its own choice`() async throws {
    try await LandmarkTestServer.run(.live) { client in
      for name in ["mock", "live", "preview", "live", "mock"] {
        let health = try await client.get("/health", services: name).json(as: Health.self)
        #expect(health.landmarks == ServiceSelectionTests.totals[name])
      }
    }
  }
}
