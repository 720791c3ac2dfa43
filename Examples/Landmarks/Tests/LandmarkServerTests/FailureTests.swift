import ExampleTestSupport
import GRDB
import HTTPTypes
import HummingbirdTesting
import InMemoryLogging
import LandmarkPersistence
import LandmarkServices
import Logging
import Testing

@testable import LandmarkServer

@Suite struct FailureTests {
  struct Secret: Error, CustomStringConvertible {
    let description = "the password is swordfish"
  }

  static let paths = ["/", "/api/landmarks", "/api/landmarks/petra", "/api/categories", "/health"]

  /// Creates a service whose endpoints all throw an error.
  static func throwing(_ error: any Error & Sendable) -> LandmarkService {
    LandmarkService(
      store: LandmarkStore(),
      fetchLandmarks: { throw error },
      fetchLandmark: { _ in throw error },
      fetchLandmarksByCategory: { _ in throw error },
      searchLandmarks: { _ in throw error },
      fetchCategories: { throw error })
  }

  @Test(arguments: paths) func `an unexpected error is logged and not shown`(path: String) async throws {
    let log = InMemoryLogHandler()
    let logger = Logger(label: "test") { _ in log }
    try await LandmarkTestServer.run(over: Self.throwing(Secret()), logger: logger) { client in
      let response = try await client.get(path)
      #expect(response.status == .internalServerError)
      #expect(try response.errorCode == "internal-error")
      #expect(!response.text.contains("swordfish"))
    }
    let failures = log.entries.filter { $0.level == .error }
    #expect(failures.count == 1)
    #expect(failures.first?.metadata["error"] == "the password is swordfish")
    #expect(failures.first?.metadata["path"] == "\(path)")
  }

  @Test(arguments: paths) func `a broken database is unavailable`(path: String) async throws {
    let folder = try TemporaryFolder()
    let database = try LandmarkDatabase(path: folder.path("landmarks.sqlite"))
    try await LandmarkTestServer.run(over: .live(database: database)) { client in
      #expect(try await client.get(path).status == .ok)
      try await DatabaseQueue(path: database.path).write { database in
        try database.execute(sql: "DROP TABLE landmark")
      }
      let response = try await client.get(path)
      #expect(response.status == .serviceUnavailable)
      #expect(try response.errorCode == "database-unavailable")
      #expect(!response.text.contains("landmark WHERE"))
      #expect(!response.text.contains("no such table"))
    }
  }

  @Test(arguments: [
    ("/", "fetchLandmarks"), ("/api/landmarks", "searchLandmarks"),
    ("/api/landmarks/petra", "fetchLandmark"), ("/api/categories", "fetchCategories"),
    ("/health", "fetchCategories"),
  ])
  func `an unimplemented service names its endpoint and the server continues`(
    path: String,
    endpoint: String
  ) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.get("\(path)?services=unimplemented")
      #expect(response.status == .notImplemented)
      let body = try response.json(as: ErrorBody.self)
      #expect(body.error.code == "unimplemented")
      #expect(body.error.message == "LandmarkService.\(endpoint) is unimplemented.")
      #expect(try await client.get(path).status == .ok)
    }
  }

  @Test(arguments: [
    ("/", ["fetchCategories", "fetchLandmarks", "searchLandmarks"]), ("/api/landmarks?q=castle", ["searchLandmarks"]),
    ("/landmarks/petra", ["fetchLandmark", "fetchLandmarksByCategory"]), ("/health", ["fetchCategories"]),
  ])
  func `every call of a service is logged without its arguments`(path: String, endpoints: [String]) async throws {
    let log = InMemoryLogHandler()
    let logger = Logger(label: "test") { _ in log }
    try await LandmarkTestServer.run(over: .inMemory(LandmarkDataSet.all), logger: logger) { client in
      let response = try await client.get(path)
      #expect(response.status == .ok)
    }
    let calls = log.entries.filter { $0.message == "A service was called" }
    #expect(
      calls.compactMap { $0.metadata["endpoint"] }.map(\.description).sorted()
        == endpoints.map { "LandmarkService.\($0)" })
    #expect(calls.allSatisfy { Set($0.metadata.keys) == ["endpoint", "duration"] })
  }

  @Test func `a call that fails is logged by the type of its error`() async throws {
    let log = InMemoryLogHandler()
    let logger = Logger(label: "test") { _ in log }
    try await LandmarkTestServer.run(over: Self.throwing(Secret()), logger: logger) { client in
      _ = try await client.get("/health")
    }
    let calls = log.entries.filter { $0.message == "A call of a service failed" }
    #expect(calls.map { $0.metadata["error"] } == ["Secret"])
    #expect(calls.allSatisfy { $0.level == .info })
  }

  @Test func `a refusal is not logged as an error`() async throws {
    let log = InMemoryLogHandler()
    let logger = Logger(label: "test") { _ in log }
    try await LandmarkTestServer.run(over: .preview, logger: logger) { client in
      _ = try await client.get("/nowhere")
    }
    #expect(log.entries.allSatisfy { $0.level < .error })
  }

  @Test func `a canceled request is not an internal error`() async throws {
    try await LandmarkTestServer.run(over: Self.throwing(CancellationError())) { client in
      let response = try await client.get("/health")
      #expect(response.status == .serviceUnavailable)
    }
  }
}
