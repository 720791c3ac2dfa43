import ExampleTestSupport
import Furnish
import FurnishServiceLifecycle
import LandmarkPersistence
import LandmarkServices
import Logging
import NIOConcurrencyHelpers
import NIOCore
import ServiceLifecycle
import Testing

@testable import LandmarkServer

@Suite struct LandmarkServerTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a server like the program does, until the test ends.
  private func run(
    _ container: ServiceContainer, host: String = "127.0.0.1",
    _ test: (_ port: Int, _ group: ServiceGroup) async throws -> Void
  ) async throws {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    try container.services.registerRunning(LandmarkServer.self) { provider in
      LandmarkServer(provider, host: host, port: 0) { port.yield($0) }
    }
    let group = try await container.makeServiceGroup(logger: LandmarkTestServer.noLogger)
    async let running: Void = {
      defer { port.finish() }
      try await group.run()
    }()
    for await port in ports {
      try await test(port, group)
      break
    }
    await group.triggerGracefulShutdown()
    try await running
  }

  @Test func `the database is open before the server listens and closed after the last request`() async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let (releases, release) = AsyncStream.makeStream(of: Void.self)
    let databases = NIOLockedValueBox<[LandmarkDatabase]>([])
    let isReadableAtTheEnd = NIOLockedValueBox<[Bool]>([])
    let counter = VisitCounter {
      for database in databases.withLockedValue({ $0 }) {
        let isReadable = (try? await database.landmarks()) != nil
        isReadableAtTheEnd.withLockedValue { $0.append(isReadable) }
      }
    }
    let container = try ServiceContainer.ofServer { [folder] services in
      services.include(LiveServices(databaseAt: folder.path("landmarks.sqlite")))
      services.decorate(LandmarkService.self) { (live: LandmarkService) in
        var slow = live
        slow.fetchCategories = {
          arrival.yield()
          for await _ in releases { break }
          return try await live.fetchCategories()
        }
        return slow
      }
      services.include(VisitServices(counter: counter))
    }
    try await run(container) { port, group in
      // The request is synchronous, so it finds only a service that was created at the start.
      let database = try Result { try container.provider.require(LandmarkDatabase.self) }.get()
      databases.withLockedValue { $0.append(database) }
      async let answer = RawConnection.get("/health", port: port)
      for await _ in arrivals { break }
      await group.triggerGracefulShutdown()
      #expect(try await database.landmarks().count == LandmarkDataSet.all.count)
      release.yield()
      #expect(try await answer.status == 200)
    }
    #expect(isReadableAtTheEnd.withLockedValue { $0 } == [true])
    let database = try #require(databases.withLockedValue { $0.first })
    await #expect(throws: DatabaseReadingError.self) { try await database.landmarks() }
  }

  @Test func `a server that cannot start never listens`() async throws {
    try folder.write("my diary\n".utf8, to: "diary.txt")
    let container = try ServiceContainer.ofServer { [folder] in
      $0.include(LiveServices(databaseAt: folder.path("diary.txt")))
    }
    let error = await #expect(throws: ServiceError.self) {
      try await run(container) { _, _ in Issue.record("It listens.") }
    }
    #expect((error?.underlying as? DatabaseOpeningError)?.reason == .notADatabase)
  }

  @Test func `a server that cannot listen closes the database`() async throws {
    let container = try ServiceContainer.ofServer { [folder] in
      $0.include(LiveServices(databaseAt: folder.path("landmarks.sqlite")))
    }
    await #expect(throws: (any Error).self) {
      try await run(container, host: "203.0.113.7") { _, _ in Issue.record("It listens.") }
    }
    #expect(try folder.names == ["landmarks.sqlite"])
    #expect(throws: ServiceError.self) { try container.provider.require(LandmarkDatabase.self) }
  }

  @Test func `an incomplete wiring is reported before anything is created`() async throws {
    let container = ServiceContainer()
    try container.services.include(LiveServices(databaseAt: folder.path("landmarks.sqlite")))
    try container.services.decorate(LandmarkService.self) { (service: LandmarkService, _: VisitCounter) in service }
    let error = await #expect(throws: WiringError.self) {
      try await run(container) { _, _ in Issue.record("It listens.") }
    }
    #expect(error?.findings.map(\.rule) == ["missing-service"])
    #expect(try folder.names.isEmpty)
  }
}
