import ExampleTestSupport
import Furnish
import FurnishHummingbird
import FurnishServiceLifecycle
import FurnishTesting
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import ServiceLifecycle
import Testing

// snippet.tests
@Suite(.container { $0.include(TodoServices()) })
struct TodoRouteTests {
  @Test func `a user receives the todos of that user`() async throws {
    try await client { client in
      let response = try await client.execute(uri: "/todos", method: .get, headers: [.authorization: "Ada"])
      #expect(response.status == .ok)
      #expect(String(buffer: response.body) == #"["Ada: write tests"]"#)
    }
  }

  @Test func `a request without a token is refused`() async throws {
    try await client { client in
      let response = try await client.execute(uri: "/todos", method: .get)
      #expect(response.status == .unauthorized)
    }
  }

  /// Runs a test with a client of the routes, without a network.
  private func client(_ test: @escaping @Sendable (any TestClientProtocol) async throws -> Void) async throws {
    let router = TodoServices.router(try TestContainer.current.provider)
    try await Application(router: router).test(.router, test)
  }
}
// snippet.end

@Suite(.timeLimit(.minutes(60))) struct TodoServerTests {
  @Test func `the server listens, becomes ready, and closes the container at the end`() async throws {
    let container = ServiceContainer()
    let port = AsyncStream.makeStream(of: Int.self)
    try container.services
      .include(TodoServices())
      .registerRunning(TodoServer.self) { provider in
        TodoServer(provider: provider, port: 0, logger: .silent) { port.continuation.yield($0) }
      }
    let group = try await container.makeServiceGroup(logger: .silent)
    let running = Task { try await group.run() }
    for await number in port.stream {
      try await Deadline.poll("the server to be ready") { container.state == .ready ? () : nil }
      let answer = try await Connection.get("/todos", headers: ["Authorization": "Ada"], port: number)
      #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
      #expect(answer.hasSuffix(#"["Ada: write tests"]"#))
      break
    }
    await group.triggerGracefulShutdown()
    try await running.value
    #expect(container.state == .closed)
  }
}
