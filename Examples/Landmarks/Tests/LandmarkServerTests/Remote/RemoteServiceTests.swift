import ExampleTestSupport
import Furnish
import FurnishRemote
import FurnishServiceLifecycle
import FurnishTesting
import GRDB
import LandmarkPersistence
import LandmarkRemote
import LandmarkServices
import Logging
import ServiceLifecycle
import Testing

/// Tests of the remote service against a store that runs in this process.
@Suite(.services { $0.continuousClock = ContinuousClock() }, .timeLimit(.minutes(60)))
struct RemoteServiceTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a store and a connection to it, and a test with the service of the connection.
  private func withRemoteService(
    _ test: (_ landmarks: LandmarkService, _ database: String) async throws -> Void
  ) async throws {
    let path = folder.path("landmarks.sqlite")
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let store = ServiceContainer()
    try store.services
      .include(DatabaseServices(at: path))
      .registerRunning(StoreServer.self) { (database: LandmarkDatabase) in
        StoreServer(database, host: "127.0.0.1", port: 0, calls: LandmarkTestServer.noLogger) { port.yield($0) }
      }
    try await whileRunning(store) { _ in
      for await port in ports {
        let page = ServiceContainer()
        try page.services.include(
          RemoteServices(storeAt: try #require(StoreAddress("127.0.0.1:\(port)")), deadline: .seconds(600)))
        try await whileRunning(page) { provider in
          let scope = provider.makeScope()
          try await test(try await scope.require(LandmarkService.self), path)
          try await scope.close()
        }
        break
      }
    }
  }

  private func whileRunning(_ container: ServiceContainer, _ body: (ServiceScope) async throws -> Void) async throws {
    let group = try await container.makeServiceGroup(logger: LandmarkTestServer.noLogger)
    async let running: Void = group.run()
    try await body(try container.provider)
    await group.triggerGracefulShutdown()
    try await running
  }

  @Test func `each endpoint returns the same as the database`() async throws {
    try await withRemoteService { landmarks, _ in
      let memory = LandmarkService.inMemory(LandmarkDataSet.all)
      #expect(try await landmarks.fetchLandmarks() == memory.fetchLandmarks())
      #expect(try await landmarks.fetchCategories() == memory.fetchCategories())
      #expect(try await landmarks.fetchLandmark("petra") == memory.fetchLandmark("petra"))
      #expect(try await landmarks.fetchLandmark("nowhere") == nil)
      for category in Category.allCases {
        let found = try await landmarks.fetchLandmarksByCategory(category)
        #expect(try await found == memory.fetchLandmarksByCategory(category))
      }
      for query in [
        LandmarkQuery(), LandmarkQuery(category: .towers, text: "São \u{1F5FC}"), LandmarkQuery(page: .max),
      ] {
        #expect(try await landmarks.searchLandmarks(query) == memory.searchLandmarks(query))
      }
    }
  }

  @Test func `loading fills the store of the caller`() async throws {
    try await withRemoteService { landmarks, _ in
      #expect(await landmarks.store.state == .idle)
      try await landmarks.loadLandmarks()
      #expect(await landmarks.store.landmarks == LandmarkDataSet.all)
    }
  }

  @Test func `a database that cannot be read causes the error unavailable, without its SQL`() async throws {
    try await withRemoteService { landmarks, path in
      let queue = try DatabaseQueue(path: path)
      try await queue.write { try $0.execute(sql: "ALTER TABLE landmark RENAME TO hidden") }
      let error = await #expect(throws: RemoteError.self) { try await landmarks.fetchCategories() }
      #expect(
        error?.description == "LandmarkService.fetchCategories failed (unavailable): the landmarks cannot be read")
      try await queue.write { try $0.execute(sql: "ALTER TABLE hidden RENAME TO landmark") }
      #expect(try await landmarks.fetchLandmark("petra")?.id == "petra")
      try queue.close()
    }
  }

  @Test func `each call fails if no store runs`() async throws {
    let port = try await LoopbackServer.run(answering: silence) { $0.port }
    let page = ServiceContainer()
    try page.services.include(RemoteServices(storeAt: try #require(StoreAddress("127.0.0.1:\(port)"))))
    try await whileRunning(page) { provider in
      let scope = provider.makeScope()
      let landmarks = try await scope.require(LandmarkService.self)
      for _ in 0..<3 {
        let error = await #expect(throws: RemoteError.self) { try await landmarks.loadLandmarks() }
        // On a busy machine the first attempt to connect may take longer than the deadline.
        #expect([.unavailable, .deadlineExceeded].contains(error?.code))
      }
      guard case .failed = await landmarks.store.state else {
        Issue.record("The store does not note the failure.")
        return
      }
      try await scope.close()
    }
  }

  @Sendable private func silence(_ target: String) -> LoopbackServer.Answer { .silence }
}
