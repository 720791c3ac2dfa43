import Furnish
import FurnishGRPC
import FurnishTesting
import GRPCCore
import Synchronization
import Testing

/// A scope for each call.
@Suite(.serialized, .timeLimit(.minutes(60))) struct ScopeTests {
  private let calls = Calls()

  /// Creates a service that resolves the services of its call.
  private func service() async throws -> LandmarkService {
    let container = ServiceContainer()
    try container.services
      .addLevel(CallLevel.self)
      .register(Calls.self) { [calls] in calls }
      .register(Call.self, lifetime: .scoped(to: CallLevel.self), Call.init(token:calls:))
    var source = LandmarkService.mock
    source.fetch = { id in
      let call = try await currentCall()
      if id == "secret" { throw DatabaseError() }
      return Landmark(id: id, name: call.token)
    }
    source.count = { [calls] in
      _ = try await currentCall()
      calls.start()
      try await Task.sleep(for: .seconds(3_600))
      return 0
    }
    source.watch = { limit in
      let token = try await currentCall().token
      let numbers = Numbers()
      return AsyncThrowingStream {
        let number = await numbers.next()
        // The scope is in force, and open, while the stream is pulled.
        return number < limit ? Landmark(id: try await currentCall().token, name: token) : nil
      }
    }
    let provider = try container.validated()
    let loopback = try await Loopback([
      source.grpcService(scoping: provider, CallLevel.self) { metadata in
        guard let token = metadata[stringValues: "token"].first(where: { _ in true }) else {
          throw RemoteError(.unauthenticated, "the call has no token")
        }
        return token
      }
    ])
    return LandmarkService.remote(
      over: .grpc(loopback.client) {
        withExtendedLifetime(loopback) { CallToken.current.map { ["token": "\($0)"] } ?? [:] }
      })
  }

  @Test func `each call has a scope of its own, with the input that its metadata gives`() async throws {
    let service = try await service()
    for token in ["red", "blue"] {
      let landmark = try await CallToken.$current.withValue(token) { try await service.fetch(id: "7") }
      #expect(landmark?.name == token)
    }
    try await calls.wait(untilClosed: 2)
    #expect(calls.opened == 2)
  }

  @Test func `a call that the input refuses fails, and opens no scope`() async throws {
    let service = try await service()
    let error = await #expect(throws: RemoteError.self) { try await service.fetch(id: "7") }
    #expect(error?.description == "LandmarkService.fetch failed (unauthenticated): the call has no token")
    #expect(calls.opened == 0)
  }

  @Test func `an input that calls an unimplemented endpoint fails its call`() async throws {
    let container = ServiceContainer()
    try container.services.addLevel(CallLevel.self)
    let provider = try container.validated()
    let loopback = try await withServices {
      $0.unimplementedCalls = .stopping
    } operation: {
      try await Loopback([
        LandmarkService.mock.grpcService(scoping: provider, CallLevel.self) { _ in
          try await LandmarkService.unimplemented.fetch(id: "1")?.name ?? ""
        }
      ])
    }
    let service = LandmarkService.remote(over: .grpc(loopback.client))
    let error = await #expect(throws: RemoteError.self) { try await service.count() }
    #expect(error?.code == .unimplemented)
    withExtendedLifetime(loopback) {}
  }

  @Test func `the scope is closed after a call that throws`() async throws {
    let service = try await service()
    await CallToken.$current.withValue("red") {
      _ = await #expect(throws: RemoteError.self) { try await service.fetch(id: "secret") }
    }
    try await calls.wait(untilClosed: 1)
  }

  @Test func `the scope is closed after a call that is canceled`() async throws {
    let service = try await service()
    let call = CallToken.$current.withValue("red") { Task { try await service.count() } }
    try await calls.waitForStart()
    #expect(calls.closed == 0)
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    try await calls.wait(untilClosed: 1)
  }

  @Test func `the scope is open while a stream is pulled, and closed after its end`() async throws {
    let service = try await service()
    var tokens: [String] = []
    let stream = try await CallToken.$current.withValue("red") { try await service.watch(limit: 3) }
    #expect(calls.closed == 0 || calls.opened == calls.closed)
    for try await landmark in stream { tokens += [landmark.id, landmark.name] }
    #expect(tokens == Array(repeating: "red", count: 6))
    try await calls.wait(untilClosed: 1)
    #expect(calls.opened == 1)
  }

  @Test func `the scope is closed after a stream that its caller ends early`() async throws {
    let service = try await service()
    func readOne() async throws {
      let stream = try await CallToken.$current.withValue("red") { try await service.watch(limit: .max) }
      for try await _ in stream { return }
    }
    try await readOne()
    try await calls.wait(untilClosed: 1)
  }

  private func currentCall() async throws -> Call {
    guard let provider = ServiceValues.current.provider else { throw RemoteError(.internal, "no provider is in force") }
    return try await provider.require(Call.self)
  }
}

/// The token of the calls of a task.
private enum CallToken { @TaskLocal static var current: String? }

/// A service that belongs to one call.
private final class Call: Closeable, Sendable {
  let token: String
  private let calls: Calls

  init(token: String, calls: Calls) {
    self.token = token
    self.calls = calls
    calls.count(opened: 1)
  }

  func close() { calls.count(closed: 1) }
}

/// The number of calls that were opened and closed.
private final class Calls: Sendable {
  private let state = Mutex((opened: 0, closed: 0))
  private let started = AsyncStream<Void>.makeStream()
  private let ended = AsyncStream<Void>.makeStream()

  var opened: Int { state.withLock { $0.opened } }
  var closed: Int { state.withLock { $0.closed } }

  func start() { started.continuation.yield() }

  func waitForStart() async throws { for await _ in started.stream { return } }

  func count(opened: Int = 0, closed: Int = 0) {
    state.withLock { $0 = ($0.opened + opened, $0.closed + closed) }
    ended.continuation.yield()
  }

  /// Waits until a number of calls have closed their services.
  func wait(untilClosed count: Int) async throws {
    if closed >= count { return }
    for await _ in ended.stream where closed >= count { return }
  }
}
