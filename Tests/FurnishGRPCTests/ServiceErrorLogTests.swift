import Furnish
import FurnishGRPC
import GRPCCore
import InMemoryLogging
import Logging
import Testing

/// The log of a server that could not create or close the services of a call.
struct ServiceErrorLogTests {
  private static let secret = "swordfish-4711"

  private struct Refused: Error, CustomStringConvertible {
    var description: String { "postgres://ada:\(ServiceErrorLogTests.secret)@db refused" }
  }

  private final class Stuck: Closeable, Sendable {
    func close() throws { throw Refused() }
  }

  /// Checks the entry of the error of an `Int` that could not be created.
  private func expectEntry(in log: InMemoryLogHandler) {
    #expect(log.entries.map(\.message) == ["A service of a call could not be created"])
    #expect(log.entries.map { $0.metadata["error"] } == ["Refused"])
    #expect(log.entries.map { $0.metadata["service"] } == ["Int"])
    let places = log.entries.map { "\($0.metadata["place"] ?? "")" }
    #expect(places.allSatisfy { $0.hasPrefix("FurnishGRPCTests/ServiceErrorLogTests.swift:") })
    #expect(!log.entries.contains { "\($0)".contains(Self.secret) })
  }

  private func failingProvider() throws -> any ServiceProvider {
    let container = ServiceContainer()
    try container.services
      .addLevel(CallLevel.self)
      .register(Int.self) { () throws -> Int in throw Refused() }
    return try container.validated()
  }

  @Test(arguments: [false, true])
  func `the error of a service that could not be created is logged without its text`(isStream: Bool) async throws {
    let provider = try failingProvider()
    var source = LandmarkService.mock
    source.count = { try await provider.require(Int.self) }
    source.watch = { _ in AsyncThrowingStream { Landmark(id: "\(try await provider.require(Int.self))", name: "") } }
    let log = InMemoryLogHandler()
    let loopback = try await Loopback([source.grpcService(logger: Logger(label: "calls") { _ in log })])
    let service = LandmarkService.remote(over: .grpc(loopback.client))
    let error = await #expect(throws: RemoteError.self) {
      if isStream {
        for try await _ in try await service.watch(limit: 1) {}
      } else {
        _ = try await service.count()
      }
    }
    withExtendedLifetime(loopback) {}
    #expect(
      error?.message == "the service threw an error of type 'Refused', which does not travel: throw a 'RemoteError'")
    expectEntry(in: log)
  }

  @Test func `the error of a service that the input of a level requests is logged as well`() async throws {
    let provider = try failingProvider()
    let log = InMemoryLogHandler()
    let loopback = try await Loopback([
      LandmarkService.mock.grpcService(
        scoping: provider, CallLevel.self, logger: Logger(label: "calls") { _ in log }
      ) { _ in "\(try await provider.require(Int.self))" }
    ])
    let service = LandmarkService.remote(over: .grpc(loopback.client))
    await #expect(throws: RemoteError.self) { try await service.count() }
    withExtendedLifetime(loopback) {}
    expectEntry(in: log)
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
