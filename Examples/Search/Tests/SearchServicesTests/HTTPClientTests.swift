import ExampleTestSupport
import Foundation
import Furnish
import FurnishFoundation
import FurnishTesting
import SearchServices
import Testing

/// The real client, against a server on this machine.
@Suite(.services { $0.httpClient = .live(patience: .seconds(300), limit: 1 << 16) }, .timeLimit(.minutes(60)))
struct HTTPClientTests {
  private struct Page {
    @Injected var google: Google
  }

  /// Fetches a page through the service, with the server in place of the engine.
  private func fetch(
    _ query: String = "swift", from server: LoopbackServer, path: String = "/find"
  ) async throws -> String {
    let engine = try #require(SearchEngine(address: server.address + path))
    let data = try await withServices {
      $0[service: \Google.self].endpoints.fetch = Google.fetching(from: engine)
    } operation: {
      try await Page().google.fetch(query)
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func url(_ server: LoopbackServer) throws -> URL {
    try #require(URL(string: server.address + "/find?q=swift"))
  }

  @Test func `a page is fetched from the engine`() async throws {
    try await LoopbackServer.run {
      .page(200, "found \($0)")
    } _: { server in
      let page = try await fetch("c++ & co", from: server)
      #expect(page == "found /find?q=c%2B%2B%20%26%20co")
      #expect(server.targets == ["/find?q=c%2B%2B%20%26%20co"])
    }
  }

  @Test func `sixteen pages are fetched at the same time`() async throws {
    try await LoopbackServer.run {
      .page(200, $0)
    } _: { server in
      try await withThrowingTaskGroup(of: (String, String).self) { group in
        for index in 0..<16 {
          group.addTask { ("/find?q=\(index)", try await fetch("\(index)", from: server)) }
        }
        for try await (wanted, found) in group { #expect(found == wanted) }
      }
      #expect(server.targets.count == 16)
    }
  }

  @Test func `a redirection is followed`() async throws {
    try await LoopbackServer.run { target in
      target.hasPrefix("/find") ? .page(302, headers: ["Location: /elsewhere"]) : .page(200, "here")
    } _: { server in
      let page = try await fetch(from: server)
      #expect(page == "here")
      #expect(server.targets == ["/find?q=swift", "/elsewhere"])
    }
  }

  @Test(arguments: [204, 404, 500, 503]) func `a status other than 200 is a refusal`(status: Int) async throws {
    try await LoopbackServer.run { _ in
      .page(status)
    } _: { server in
      let refusal = FetchError.refused(try url(server), status: status)
      await #expect(throws: refusal) { try await fetch(from: server) }
    }
  }

  @Test func `a server that does not run is unreachable`() async throws {
    let server = try await LoopbackServer.run { _ in
      .silence
    } _: {
      $0
    }
    let refusal = FetchError.unreachable(try url(server), reason: "Connection refused")
    await #expect(throws: refusal) { try await fetch(from: server) }
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf of", "SSH-2.0-server\r\n", "HTTP/1.1 200", "",
  ])
  func `an answer that is incomplete or no HTTP is broken`(bytes: String) async throws {
    try await LoopbackServer.run { _ in
      .bytes(bytes)
    } _: { server in
      let error = await #expect(throws: FetchError.self) { try await fetch(from: server) }
      guard case .broken(try url(server), _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func `a circular redirection is an error`() async throws {
    try await LoopbackServer.run {
      .page(302, headers: ["Location: \($0)"])
    } _: { server in
      let error = await #expect(throws: FetchError.self) { try await fetch(from: server) }
      guard case .broken = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test(arguments: [
    LoopbackServer.Answer.silence,
    .endless(head: "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n", part: "a", pause: .milliseconds(20)),
  ])
  func `a page that does not arrive is too slow`(answer: LoopbackServer.Answer) async throws {
    try await LoopbackServer.run { _ in
      answer
    } _: { server in
      let patience = Duration.milliseconds(300)
      let refusal = FetchError.tooSlow(try url(server), patience: patience)
      await #expect(throws: refusal) {
        try await withServices {
          $0.httpClient = .live(patience: patience)
        } operation: {
          try await fetch(from: server)
        }
      }
    }
  }

  @Test(arguments: [
    LoopbackServer.Answer.page(200, String(repeating: "a", count: 1 << 16 + 1)),
    .endless(
      head: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
      part: "400\r\n\(String(repeating: "a", count: 1024))\r\n"),
  ])
  func `a page with more bytes than the limit is too large`(answer: LoopbackServer.Answer) async throws {
    try await LoopbackServer.run { _ in
      answer
    } _: { server in
      let refusal = FetchError.tooLarge(try url(server), limit: 1 << 16)
      await #expect(throws: refusal) { try await fetch(from: server) }
    }
  }

  @Test func `a canceled caller stops waiting`() async throws {
    try await LoopbackServer.run { _ in
      .silence
    } _: { server in
      let fetching = Task { try await fetch(from: server) }
      while server.targets.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
      fetching.cancel()
      await #expect(throws: CancellationError.self) { try await fetching.value }
    }
  }
}
