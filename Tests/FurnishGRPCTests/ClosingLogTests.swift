import Furnish
import FurnishGRPC
import GRPCCore
import InMemoryLogging
import Logging
import Testing

/// The log of a server that could not close the services of a call.
struct ClosingLogTests {
  private static let secret = "swordfish-4711"

  private struct Refused: Error, CustomStringConvertible {
    var description: String { "postgres://ada:\(ClosingLogTests.secret)@db refused" }
  }

  private final class Stuck: Closeable, Sendable {
    func close() throws { throw Refused() }
  }

  @Test func `an entry has the type of the error and the service, and no text of the error`() async throws {
    let container = ServiceContainer()
    try container.services.register(Stuck.self, lifetime: .scoped(to: CallLevel.self)) { Stuck() }
    var source = LandmarkService.mock
    source.fetch = { id in
      _ = try await ServiceValues.current.provider?.require(Stuck.self)
      return Landmark(id: id, name: "Tower")
    }
    let log = InMemoryLogHandler()
    let logger = Logger(label: "calls") { _ in log }
    let loopback = try await Loopback([
      source.grpcService(scoping: try container.validated(), CallLevel.self, logger: logger) { _ in "token" }
    ])
    let service = LandmarkService.remote(over: .grpc(loopback.client))
    #expect(try await service.fetch(id: "7")?.name == "Tower")
    // The scope is closed after the client has its answer.
    while log.entries.isEmpty { await Task.yield() }
    withExtendedLifetime(loopback) {}
    #expect(log.entries.map(\.message) == ["The services of a call could not be closed"])
    #expect(log.entries.map { $0.metadata["error"] } == ["Refused"])
    #expect(log.entries.map { $0.metadata["service"] } == ["Stuck"])
    #expect(!log.entries.contains { "\($0)".contains(Self.secret) })
  }
}
