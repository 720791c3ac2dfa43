import ExampleTestSupport
import Furnish
import FurnishTesting
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import LandmarkPersistence
import LandmarkServices
import Logging

@testable import LandmarkServer

/// A server for one test.
enum LandmarkTestServer {
  /// A logger that discards its entries.
  static let noLogger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  /// Runs a test against a server over the registered services, and closes its container.
  ///
  /// The services of a request sleep on `clock`, which is immediate by default.
  static func run<Result: Sendable>(
    _ setup: TestingSetup = .router,
    logger: Logger = noLogger,
    clock: any Clock<Duration> = ImmediateClock(),
    registering register: (any ServiceCollection) -> Void,
    _ test: @Sendable (any TestClientProtocol) async throws -> Result
  ) async throws -> Result {
    let container = try ServiceContainer.ofServer(logger: logger, registering: register)
    try await container.start()
    let application = try LandmarkApplication.build(over: try container.provider, host: "127.0.0.1", port: 0)
    let result = try await withServices {
      $0.continuousClock = clock
    } operation: {
      try await application.test(setup, test)
    }
    try await container.close()
    return result
  }

  /// Runs a test against a server over the given service.
  static func run<Result: Sendable>(
    _ setup: TestingSetup = .router,
    over service: LandmarkService,
    from source: LandmarkSource = .live,
    logger: Logger = noLogger,
    _ test: @Sendable (any TestClientProtocol) async throws -> Result
  ) async throws -> Result {
    try await run(setup, logger: logger) {
      $0.register(LandmarkService.self, instance: service).register(LandmarkSource.self, instance: source)
    } _: {
      try await test($0)
    }
  }

  /// Runs a test against a server over a new database with all landmarks.
  static func run<Result: Sendable>(
    _ setup: TestingSetup = .router,
    clock: any Clock<Duration> = ImmediateClock(),
    _ test: @Sendable (any TestClientProtocol) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    return try await run(setup, clock: clock) {
      $0.include(LiveServices(databaseAt: folder.path("landmarks.sqlite")))
    } _: {
      try await test($0)
    }
  }
}

extension ServiceContainer {
  /// Creates a container with the services of the server and with those that a closure registers.
  static func ofServer(
    logger: Logger = LandmarkTestServer.noLogger, registering register: (any ServiceCollection) -> Void
  ) throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(ServerServices(logger: logger))
    services.include(StandInServices())
    register(services)
    return container
  }
}
