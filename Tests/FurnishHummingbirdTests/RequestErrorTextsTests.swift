import Furnish
import FurnishHummingbird
import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import Logging
import NIOCore
import Testing

/// The texts of errors that services throw. Neither the log nor a response contains them.
@Suite struct RequestErrorTextsTests {
  private static let secret = "swordfish-4711"

  private struct Refused: Error, CustomStringConvertible {
    var description: String { "postgres://ada:\(RequestErrorTextsTests.secret)@db refused" }
  }

  private final class Stuck: Closeable, Sendable {
    func close() throws { throw Refused() }
  }

  @Test func `the log has the type of a service's error, the service and its place, and no text`() async throws {
    let container = ServiceContainer()
    try container.services
      .register(Int.self, lifetime: .scoped(to: RequestLevel.self)) { () throws -> Int in throw Refused() }
      .register(Stuck.self, lifetime: .scoped(to: RequestLevel.self)) { Stuck() }
    let router = Router(context: AppContext.self)
    router.add(
      middleware: ScopeMiddleware(try container.validated(), opening: RequestLevel.self) { _, _ in
        RequestInput(token: RequestErrorTextsTests.secret)
      })
    router.get("number") { _, context in "\(try await context.scope.require(Int.self))" }
    router.get("stuck") { _, context in
      _ = try await context.scope.require(Stuck.self)
      return "done"
    }
    let log = InMemoryLogHandler()
    try await Application(router: router, logger: Logger(label: "server") { _ in log }).test(.router) { client in
      let refused = try await client.execute(uri: "/number", method: .get)
      #expect(refused.status == .internalServerError)
      #expect(!String(buffer: refused.body).contains(Self.secret))
      let stuck = try await client.execute(uri: "/stuck", method: .get)
      #expect(String(buffer: stuck.body) == "done")
    }
    #expect(!log.entries.contains { "\($0)".contains(Self.secret) })
    let entries = log.entries.filter { $0.level == .error }
    #expect(
      entries.map(\.message) == [
        "A service of a request could not be created", "The services of a request could not be closed",
      ])
    #expect(entries.map { $0.metadata["error"] } == ["Refused", "Refused"])
    #expect(entries.map { $0.metadata["service"] } == ["Int", "Stuck"])
    for entry in entries {
      let place = "\(entry.metadata["place"] ?? "")"
      #expect(place.hasPrefix("FurnishHummingbirdTests/RequestErrorTextsTests.swift:"))
    }
    try await container.close()
  }

  @Test func `the log has the type of the error of a service that a body requests, and no text`() async throws {
    let container = ServiceContainer()
    try container.services.register(Int.self, lifetime: .scoped(to: RequestLevel.self)) { () throws -> Int in
      throw Refused()
    }
    let router = Router(context: AppContext.self)
    router.add(
      middleware: ScopeMiddleware(try container.validated(), opening: RequestLevel.self) { _, _ in
        RequestInput(token: RequestErrorTextsTests.secret)
      })
    router.get("stream") { _, context in
      Response(
        status: .ok,
        body: .init { writer in
          try await writer.write(ByteBuffer(string: "\(try await context.scope.require(Int.self))"))
          try await writer.finish(nil)
        })
    }
    let log = InMemoryLogHandler()
    var logger = Logger(label: "server") { _ in log }
    logger.logLevel = .trace
    try await Application(router: router, logger: logger).test(.live) { client in
      // The connection is closed in the middle of the response.
      _ = try? await client.execute(uri: "/stream", method: .get)
    }
    #expect(!log.entries.contains { "\($0)".contains(Self.secret) })
    let entries = log.entries.filter { $0.level == .error }
    #expect(entries.map(\.message) == ["A service of a request could not be created"])
    #expect(entries.first?.metadata["error"] == "Refused")
    #expect(entries.first?.metadata["service"] == "Int")
    try await container.close()
  }
}
