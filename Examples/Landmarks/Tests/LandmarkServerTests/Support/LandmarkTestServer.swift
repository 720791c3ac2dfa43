import Furnish
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import LandmarkPersistence
import LandmarkServices
import LandmarkTestSupport
import Logging

@testable import LandmarkServer

/// A server that a test has for itself.
enum LandmarkTestServer {
  /// Runs a test against a server over the given service.
  static func run<Result: Sendable>(
    _ setup: TestingSetup = .router,
    over service: LandmarkService,
    logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
    _ test: @Sendable (any TestClientProtocol) async throws -> Result
  ) async throws -> Result {
    try await withServices {
      $0.landmarks = service
    } operation: {
      let application = LandmarkApplication.build(
        host: "127.0.0.1", port: 0, logger: logger)
      return try await application.test(setup, test)
    }
  }

  /// Runs a test against a server over a new database with all landmarks.
  static func run<Result: Sendable>(
    _ setup: TestingSetup = .router,
    _ test: @Sendable (any TestClientProtocol) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    let database = try LandmarkDatabase(path: folder.path("landmarks.sqlite"))
    defer { try? database.close() }
    return try await run(setup, over: .live(database: database), test)
  }
}
