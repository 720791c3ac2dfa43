import ExampleTestSupport
import Foundation
import LandmarkNetworking
import Testing

/// The real client, against a server on this machine.
@Suite(.timeLimit(.minutes(60))) struct NetworkClientLiveTests {
  private func url(_ server: LoopbackServer) throws -> URL { try #require(URL(string: server.address + "/x?y=z")) }

  private let client = NetworkClient.live(patience: .seconds(300), limit: 1 << 16)

  @Test(arguments: [200, 204, 404, 500]) func `every answer has bytes and a status`(status: Int) async throws {
    let body = status == 204 ? "" : "{}"
    try await LoopbackServer.run { _ in
      .json(body, status: status)
    } _: { server in
      let response = try await client.get(url: try url(server))
      #expect(response == NetworkResponse(status: status, body: Data(body.utf8)))
      #expect(server.targets == ["/x?y=z"])
    }
  }

  @Test func `an address without a server is unreachable`() async throws {
    let server = try await LoopbackServer.run { _ in
      .silence
    } _: {
      $0
    }
    let refusal = NetworkError.unreachable(try url(server), reason: "Connection refused")
    await #expect(throws: refusal) { _ = try await client.get(url: try url(server)) }
  }

  @Test(arguments: ["HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"half", "SSH-2.0-server\r\n", "HTTP/1.1 2", ""])
  func `an answer that is incomplete or no HTTP is broken`(bytes: String) async throws {
    try await LoopbackServer.run { _ in
      .bytes(bytes)
    } _: { server in
      let error = await #expect(throws: NetworkError.self) { _ = try await client.get(url: try url(server)) }
      guard case .broken(try url(server), _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test(arguments: [
    LoopbackServer.Answer.silence,
    .endless(head: "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n", part: "a", pause: .milliseconds(20)),
    .endless(head: "HTTP/1.1 200 OK\r\n", part: "A: b\r\n", pause: .milliseconds(20)),
  ])
  func `an answer that does not arrive is too slow`(answer: LoopbackServer.Answer) async throws {
    try await LoopbackServer.run { _ in
      answer
    } _: { server in
      let patience = Duration.milliseconds(300)
      let refusal = NetworkError.tooSlow(try url(server), patience: patience)
      await #expect(throws: refusal) { _ = try await NetworkClient.live(patience: patience).get(url: try url(server)) }
    }
  }

  @Test(arguments: [
    LoopbackServer.Answer.json(String(repeating: " ", count: 1 << 16 + 1)),
    .endless(
      head: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
      part: "400\r\n\(String(repeating: " ", count: 1024))\r\n"),
  ])
  func `an answer with more bytes than the limit is too large`(answer: LoopbackServer.Answer) async throws {
    try await LoopbackServer.run { _ in
      answer
    } _: { server in
      let refusal = NetworkError.tooLarge(try url(server), limit: 1 << 16)
      await #expect(throws: refusal) { _ = try await client.get(url: try url(server)) }
    }
  }

  @Test func `a canceled caller stops waiting`() async throws {
    try await LoopbackServer.run { _ in
      .silence
    } _: { server in
      let url = try url(server)
      let getting = Task { try await client.get(url: url) }
      while server.targets.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
      getting.cancel()
      await #expect(throws: CancellationError.self) { _ = try await getting.value }
    }
  }
}
