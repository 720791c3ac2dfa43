import ExampleTestSupport
import FurnishGRPC
import GRPCCore
import Testing

/// Servers that end, and ports where no server is.
@Suite(.serialized, .timeLimit(.minutes(60))) struct FaultTests {
  @Test func `a server that is killed in mid-call makes the call unavailable`() async throws {
    let server = try await ServerProcess()
    let service = server.landmarks
    let call = Task { try await service.visit(id: "wait") }
    try await server.process.find("the call") { $0.contains("waiting") ? () : nil }
    try await server.kill()
    let error = await #expect(throws: LandmarkError.self) { _ = try await call.value }
    guard case .notReached(let failure) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.code == .unavailable)
  }

  @Test func `a server that is killed in mid-stream ends the stream with an error`() async throws {
    let server = try await ServerProcess()
    var landmarks = try await server.landmarks.watch(limit: .max).makeAsyncIterator()
    let first = try await landmarks.next()
    #expect(first?.id == "0")
    try await server.kill()
    do {
      _ = try await landmarks.next()
      Issue.record("The stream ended as if it were complete.")
    } catch {
      #expect((error as? RemoteError)?.code == .unavailable)
    }
  }

  @Test func `a client finds a server that was started again`() async throws {
    let server = try await ServerProcess()
    let service = server.landmarks
    #expect(try await service.count() == 3)
    try await server.kill()
    let error = await #expect(throws: RemoteError.self) { try await service.count() }
    #expect(error?.code == .unavailable)
    let (process, port) = try await ServerProcess.start(port: server.port)
    #expect(port == server.port)
    let count = try await Deadline.poll("the server") { try? await service.count() }
    #expect(count == 3)
    await process.stop()
  }

  @Test func `a port without a server is unavailable`() async throws {
    let port = try await LoopbackServer.run(answering: silence) { $0.port }
    let client = try Loopback.client(port: port)
    Task { try await client.runConnections() }
    defer { client.beginGracefulShutdown() }
    let service = LandmarkService.remote(over: .grpc(client))
    let error = await #expect(throws: RemoteError.self) { try await service.count() }
    #expect(error?.code == .unavailable)
  }

  @Test func `garbage on the port is an error`() async throws {
    try await LoopbackServer.run(answering: garbage) { server in
      let client = try Loopback.client(port: server.port)
      Task { try await client.runConnections() }
      defer { client.beginGracefulShutdown() }
      let service = LandmarkService.remote(over: .grpc(client)).deadline(.seconds(60), clock: ContinuousClock())
      let error = await #expect(throws: RemoteError.self) { try await service.count() }
      #expect(error?.code == .unavailable)
    }
  }

  @Test func `a call of a port that never answers fails at the deadline`() async throws {
    try await LoopbackServer.run(answering: silence) { server in
      let client = try Loopback.client(port: server.port)
      Task { try await client.runConnections() }
      defer { client.beginGracefulShutdown() }
      let service = LandmarkService.remote(over: .grpc(client)).deadline(.milliseconds(200), clock: ContinuousClock())
      let error = await #expect(throws: RemoteError.self) { try await service.count() }
      #expect(error?.message == "the call took longer than its deadline of 0.2 seconds")
    }
  }

  @Test func `a client that was stopped is unavailable`() async throws {
    let loopback = try await Loopback([LandmarkService.mock.grpcService()])
    loopback.client.beginGracefulShutdown()
    let error = await #expect(throws: RemoteError.self) { try await loopback.landmarks.count() }
    #expect(error?.code == .unavailable)
  }

  @Test func `a message larger than the transport allows is an error, and the client stays usable`() async throws {
    let service = try await Loopback([LandmarkService.mock.grpcService()]).landmarks
    let error = await #expect(throws: RemoteError.self) {
      _ = try await service.fetch(id: String(repeating: "x", count: 40_000_000))
    }
    #expect(error?.endpoint == "fetch")
    #expect(try await service.count() == 3)
  }

  @Test func `metadata of a megabyte is an error, and the server stays usable`() async throws {
    let loopback = try await Loopback([LandmarkService.mock.grpcService()])
    let heavy = LandmarkService.remote(
      over: .grpc(loopback.client) { ["heavy": "\(String(repeating: "x", count: 1_000_000))"] }
    ).deadline(.seconds(60), clock: ContinuousClock())
    await #expect(throws: RemoteError.self) { try await heavy.count() }
    let count = try await Deadline.poll("a connection") { try? await loopback.landmarks.count() }
    #expect(count == 3)
  }

  @Sendable private func silence(_ target: String) -> LoopbackServer.Answer { .silence }

  @Sendable private func garbage(_ target: String) -> LoopbackServer.Answer {
    .bytes(String(repeating: "garbage", count: 100))
  }
}
