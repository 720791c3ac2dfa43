import ExampleTestSupport
import Furnish
import FurnishHummingbird
import FurnishServiceLifecycle
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Many clients at the same time, with good and bad requests, hang-ups and slow readers, until a signal stops the
/// server.
///
/// `FURNISH_LOAD_SECONDS` is the time until the signal.
@Suite(.timeLimit(.minutes(60))) struct LoadTests {
  static let seconds = getenv("FURNISH_LOAD_SECONDS").flatMap { Int(String(cString: $0)) } ?? 3
  static let clients = 64

  @Test func `every scope is closed, and every response is as expected, until a signal stops the server`() async throws
  {
    let container = ServiceContainer()
    let ports = AsyncStream.makeStream(of: Int.self)
    try container.services
      .include(TodoServices())
      .register(Broken.self, lifetime: .scoped(to: RequestLevel.self)) { (_: TodoStore) in throw Broken.Failure() }
      .registerRunning(LoadServer.self) { provider in LoadServer(provider: provider) { ports.continuation.yield($0) } }
    let database = try await container.validated().require(TodoDatabase.self)
    let group = try await withServices {
      $0.continuousClock = ContinuousClock()
    } operation: {
      try await container.makeServiceGroup(
        gracefulShutdownSignals: [.sigusr2], stopTimeout: .seconds(2), logger: .silent)
    }
    let running = Task { try await group.run() }
    let port = try #require(await ports.stream.first { _ in true })

    try await Deadline.poll("the server to be ready") { container.state == .ready ? () : nil }

    let crowd = ManyClients(port: port)
    async let visits: Void = crowd.run(clients: Self.clients)
    try await Task.sleep(for: .seconds(Self.seconds))
    crowd.phase.withLock { $0 = .stopping }
    kill(getpid(), SIGUSR2)
    try await running.value
    crowd.phase.withLock { $0 = .ended }
    await visits

    #expect(crowd.unexpected.withLock { $0 } == [])
    #expect(crowd.answers.withLock { $0 } > Self.clients)
    #expect(database.openedStores > Self.clients)
    try await Deadline.poll("every store to be closed", state: "\(database.openStores) open") {
      database.openStores == 0 ? () : nil
    }
    #expect(container.state == .closed)
  }
}

/// A service of a request that can never be created.
private struct Broken: Sendable { struct Failure: Error {} }

private struct LoadServer: ReadinessSignaling {
  let provider: any ServiceProvider
  let onListening: @Sendable (Int) -> Void

  func run(ready: @escaping @Sendable () -> Void) async throws {
    let router = TodoServices.router(provider)
    router.get("conflict") { _, context -> String in
      _ = try await context.scope.require(TodoStore.self)
      throw HTTPError(.conflict)
    }
    router.get("broken") { _, context -> String in "\(try await context.scope.require(Broken.self))" }
    router.get("large") { _, context in
      let store = try await context.scope.require(TodoStore.self)
      return Response(
        status: .ok,
        body: .init { writer in
          for _ in 0..<ManyClients.largeParts {
            guard ServiceValues.current.provider?.resolve(TodoStore.self) === store else { throw HTTPError(.gone) }
            try await writer.write(ByteBuffer(repeating: 0x78, count: ManyClients.partSize))
          }
          try await writer.finish(nil)
        })
    }
    try await Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        ready()
        onListening(channel.localAddress?.port ?? 0)
      },
      logger: .silent
    ).run()
  }
}

/// Clients that send requests of every kind until the server has ended.
private final class ManyClients: Sendable {
  static let largeParts = 16
  static let partSize = 16_384

  /// The kinds of requests, with the expected status of each.
  static let kinds: [(request: String, status: String)] = [
    ("GET /todos HTTP/1.1\r\nAuthorization: Ada\r\n", "200"),
    ("GET /todos HTTP/1.1\r\n", "401"),
    ("GET /nowhere HTTP/1.1\r\n", "404"),
    ("HEAD /todos HTTP/1.1\r\nAuthorization: Ada\r\n", "200"),
    ("GET /conflict HTTP/1.1\r\nAuthorization: Ada\r\n", "409"),
    ("GET /broken HTTP/1.1\r\nAuthorization: Ada\r\n", "500"),
    ("GET /ready HTTP/1.1\r\n", "200"),
  ]

  let port: Int
  /// The state of the server, as the clients expect it.
  enum Phase { case serving, stopping, ended }

  let phase = Mutex(Phase.serving)
  let unexpected = Mutex<[String]>([])
  let answers = Mutex(0)

  init(port: Int) { self.port = port }

  func run(clients: Int) async {
    await withTaskGroup(of: Void.self) { group in
      for client in 0..<clients {
        group.addTask { [self] in
          var turn = client
          repeat {
            await visit(turn)
            turn += 1
          } while phase.withLock { $0 } != .ended
        }
      }
    }
  }

  private func visit(_ turn: Int) async {
    do {
      switch turn % 4 {
      case 0, 1: try await sendBatch(turn)
      case 2: try await readSlowly()
      default: try await hangUp(turn)
      }
    } catch {
      // The server refuses connections, and closes those that are idle, once it is being stopped.
      if phase.withLock({ $0 }) == .serving { return recordUnexpected("turn \(turn): \(error)") }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Sends requests of all kinds on one connection, and compares every status.
  private func sendBatch(_ turn: Int) async throws {
    let kinds = (0..<14).map { Self.kinds[(turn + $0) % Self.kinds.count] }
    var requests = kinds.map { $0.request + "Host: t\r\n\r\n" }
    requests[13] = kinds[13].request + "Host: t\r\nConnection: close\r\n\r\n"
    let answer = try await exchange(requests.joined()) { _ in }
    let statuses = answer.matches(of: #/HTTP/1\.1 (\d+)/#).map { String($0.1) }
    answers.withLock { $0 += statuses.count }
    let expected = kinds.map(\.status)
    if statuses == expected { return }
    // A server that is being stopped may close a connection between two responses, and is not ready.
    let isRight = zip(kinds, statuses).allSatisfy { kind, status in
      status == kind.status || (status == "503" && kind.request.hasPrefix("GET /ready "))
    }
    if isRight, statuses.count <= expected.count, phase.withLock({ $0 }) != .serving { return }
    recordUnexpected("turn \(turn): \(statuses), not \(expected)")
  }

  private func readSlowly() async throws {
    let request = "GET /large HTTP/1.1\r\nHost: t\r\nAuthorization: Ada\r\nConnection: close\r\n\r\n"
    let answer = try await exchange(request) { _ in try await Task.sleep(for: .milliseconds(2)) }
    let count = answer.utf8.count { $0 == 0x78 }
    if phase.withLock({ $0 }) != .serving { return }
    if count < Self.largeParts * Self.partSize { recordUnexpected("a slow reader received \(count) bytes") }
  }

  /// Closes the connection before the response begins, or after its first part.
  private func hangUp(_ turn: Int) async throws {
    do {
      try await Connection.open(port: port).executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: "GET /large HTTP/1.1\r\nHost: t\r\nAuthorization: Ada\r\n\r\n"))
        guard turn % 8 == 3 else { return }
        var iterator = inbound.makeAsyncIterator()
        _ = try await iterator.next()
      }
    } catch is ChannelError {
      // The connection is closed while bytes of the response arrive.
    } catch is IOError {
      // The system can report the same event as this error.
    }
  }

  private func exchange(_ text: String, _ pause: (ByteBuffer) async throws -> Void) async throws -> String {
    try await Connection.open(port: port).executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      var received = ByteBuffer()
      for try await var part in inbound {
        try await pause(part)
        received.writeBuffer(&part)
      }
      return String(buffer: received)
    }
  }

  private func recordUnexpected(_ text: String) { unexpected.withLock { $0.append(text) } }
}
