import ExampleTestSupport
import Foundation
import Furnish
import HummingbirdTesting
import LandmarkPersistence
import NIOCore
import Testing

@testable import LandmarkServer

/// One after the other: each keeps the machine busy.
@Suite(.serialized) struct ManyRequestsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `ten thousand requests leave no scope open`() async throws {
    let book = VisitBook()
    try await LandmarkTestServer.run(.live) { [folder] in
      $0.include(LiveServices(databaseAt: folder.path("landmarks.sqlite")))
      $0.include(VisitServices(book: book))
    } _: { client in
      try await Crowd(port: try #require(client.port)).visit(requests: 10_000)
    }
    let visits = book.counts.made
    #expect(visits >= 10_000)
    try await Deadline.poll("every visit to be let go", state: "\(book.counts)") {
      book.counts == .init(made: visits, closed: visits, freed: visits) ? () : nil
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/statm"), "memory is read from /proc"))
  func `ten thousand requests leave memory flat`() async throws {
    let server = try await ServerProcess(["--port", "0", "--database", folder.path("landmarks.sqlite")])
    let crowd = Crowd(port: try await server.address().port)
    // Caches and the allocator's arenas fill first.
    try await crowd.visit(requests: 4_000)
    let before = try #require(server.residentBytes)
    try await crowd.visit(requests: 10_000)
    let after = try #require(server.residentBytes)
    // If each left its scope behind, that would be nine million; the allocator's own coming and going is below one.
    #expect(after - before < 5_000_000)
    server.signal(SIGTERM)
    #expect(try await server.ending().status == 0)
  }
}

/// Visitors that come at once; beside each one that stays, another disconnects before its answers are written.
///
/// Few of them request much, as each takes one of the ports that other tests need.
private struct Crowd {
  static let paths = ["/health", "/api/landmarks/petra", "/api/categories", "/landmarks/nowhere", "/nowhere"]
  static let requestsOfConnection = 250

  let port: Int

  /// Sends requests, and expects an answer to each; those of visitors that disconnect are additional.
  func visit(requests: Int) async throws {
    let connections = requests / Self.requestsOfConnection
    try await withThrowingTaskGroup(of: Void.self) { group in
      for connection in 0..<connections {
        if connection >= 8 { try await group.next() }
        group.addTask {
          try await stay()
          try await leave()
        }
      }
      try await group.waitForAll()
    }
  }

  private func stay() async throws {
    var requests = (1..<Self.requestsOfConnection).map { request(Self.paths[$0 % Self.paths.count]) }
    requests.append(request("/health", isLast: true))
    let answers = try await RawConnection.exchange(requests.joined().utf8, port: port)
    #expect(answers.ranges(of: "HTTP/1.1 ").count == Self.requestsOfConnection)
  }

  /// Requests more than the connection can buffer, reads a little of it, and disconnects.
  private func leave() async throws {
    let connection = try await RawConnection.open(port: port)
    do {
      try await connection.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: String(repeating: request("/"), count: 20)))
        var iterator = inbound.makeAsyncIterator()
        _ = try await iterator.next()
      }
    } catch is ChannelError {
      // Closing what has bytes on their way.
    }
  }

  private func request(_ path: String, isLast: Bool = false) -> String {
    "GET \(path) HTTP/1.1\r\nHost: test\r\n\(isLast ? "Connection: close\r\n" : "")\r\n"
  }
}
