import ExampleTestSupport
import Foundation
import Furnish
import HummingbirdTesting
import LandmarkPersistence
import NIOCore
import Testing

@testable import LandmarkServer

/// Tests of many requests, which run one after the other, since each keeps the machine busy.
@Suite(.serialized) struct ManyRequestsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `ten thousand requests leave no scope open`() async throws {
    let counter = VisitCounter()
    try await LandmarkTestServer.run(.live) { [folder] in
      $0.include(LiveServices(databaseAt: folder.path("landmarks.sqlite")))
      $0.include(VisitServices(counter: counter))
    } _: { client in
      try await ManyClients(port: try #require(client.port)).send(requests: 10_000)
    }
    let visits = counter.counts.created
    #expect(visits >= 10_000)
    try await Deadline.poll("every visit to be released", state: "\(counter.counts)") {
      counter.counts == .init(created: visits, closed: visits, released: visits) ? () : nil
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/statm"), "memory is read from /proc"))
  func `ten thousand requests do not increase the memory in use`() async throws {
    let server = try await ServerProcess(["--port", "0", "--database", folder.path("landmarks.sqlite")])
    let clients = ManyClients(port: try await server.address().port)
    // The first requests fill caches and the arenas of the allocator.
    try await clients.send(requests: 4_000)
    let before = try #require(server.residentBytes)
    try await clients.send(requests: 10_000)
    let after = try #require(server.residentBytes)
    // Ten thousand open scopes would take nine million bytes. The allocator varies by less than one million.
    #expect(after - before < 5_000_000)
    server.signal(SIGTERM)
    #expect(try await server.ending().status == 0)
  }
}

/// Clients that connect at the same time. Half of them disconnect before their answers are written.
///
/// A few clients send many requests each, since every connection takes a port that other tests need.
private struct ManyClients {
  static let paths = ["/health", "/api/landmarks/petra", "/api/categories", "/landmarks/nowhere", "/nowhere"]
  static let requestsOfConnection = 250

  let port: Int

  /// Sends requests, and expects an answer to each. The requests of clients that disconnect are additional.
  func send(requests: Int) async throws {
    let connections = requests / Self.requestsOfConnection
    try await withThrowingTaskGroup(of: Void.self) { group in
      for connection in 0..<connections {
        if connection >= 8 { try await group.next() }
        group.addTask {
          try await readAll()
          try await disconnect()
        }
      }
      try await group.waitForAll()
    }
  }

  private func readAll() async throws {
    var requests = (1..<Self.requestsOfConnection).map { request(Self.paths[$0 % Self.paths.count]) }
    requests.append(request("/health", isLast: true))
    let answers = try await RawConnection.exchange(requests.joined().utf8, port: port)
    #expect(answers.ranges(of: "HTTP/1.1 ").count == Self.requestsOfConnection)
  }

  /// Requests more than the connection can buffer, reads a part of the answers, and disconnects.
  private func disconnect() async throws {
    let connection = try await RawConnection.open(port: port)
    do {
      try await connection.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: String(repeating: request("/"), count: 20)))
        var iterator = inbound.makeAsyncIterator()
        _ = try await iterator.next()
      }
    } catch is ChannelError {
      // The connection is closed while bytes arrive.
    }
  }

  private func request(_ path: String, isLast: Bool = false) -> String {
    "GET \(path) HTTP/1.1\r\nHost: test\r\n\(isLast ? "Connection: close\r\n" : "")\r\n"
  }
}
