import ExampleTestSupport
import Foundation
import LandmarkServices
import NIOCore
import Testing

@testable import LandmarkServer

/// The two programs of `make demo-remote`: the page, and the store of its landmarks.
@Suite(.timeLimit(.minutes(60))) struct TwoProcessesTests {
  let folder: TemporaryFolder
  let database: String

  init() throws {
    folder = try TemporaryFolder()
    database = folder.path("landmarks.sqlite")
  }

  /// Starts a store and a page over it, and waits until the page shows the landmarks.
  private func start() async throws -> (store: StoreProcess, page: ServerProcess, port: Int) {
    let store = try await StoreProcess(database: database)
    let page = try await ServerProcess(arguments(store.port))
    let (_, port) = try await page.address()
    try await recovery(of: port)
    return (store, page, port)
  }

  /// Waits until the page is served again.
  private func recovery(of port: Int) async throws {
    try await Deadline.poll("a page of the store", for: .seconds(60)) {
      try await RawConnection.get("/", port: port).status == 200 ? () : nil
    }
  }

  /// The deadline of calls in seconds, which is long enough for a busy machine.
  private static let deadline = 600

  /// Returns the arguments of the page's server.
  private func arguments(_ store: Int) -> [String] {
    ["--port", "0", "--store", "127.0.0.1:\(store)", "--store-deadline", "\(Self.deadline)"]
  }

  @Test func `the page shows the landmarks of the store, and its panel shows remote`() async throws {
    let (store, page, port) = try await start()
    let (status, body) = try await RawConnection.get("/", port: port)
    #expect(status == 200)
    #expect(body.contains("\(LandmarkDataSet.all.count) landmarks"))
    #expect(body.contains("value=\"remote\" aria-pressed=\"true\""))
    // The page has no database of its own.
    #expect(try folder.names.allSatisfy { $0.hasPrefix("landmarks.sqlite") })
    // Each request can still choose the services of this process.
    #expect(try await RawConnection.get("/health?services=preview", port: port).body.contains("\"landmarks\":9"))
    page.signal(SIGTERM)
    #expect(try await page.ending().status == 0)
    store.process.signal(SIGTERM)
    #expect(try await store.process.ending().status == 0)
    #expect(try folder.names == ["landmarks.sqlite"])
  }

  @Test func `a killed store is reported before the deadline, and a restarted one is found`()
    async throws
  {
    let (store, page, port) = try await start()
    store.process.signal(SIGKILL)
    _ = try await store.process.ending()
    for address in ["/", "/landmarks/petra", "/api/landmarks", "/health"] {
      let started = ContinuousClock.now
      let (status, body) = try await RawConnection.get(address, port: port)
      #expect(ContinuousClock.now - started < .seconds(Self.deadline))
      #expect(status == 503)
      #expect(body.contains("The process that holds the landmarks cannot be reached at the moment."))
    }
    // The other services of the program are not affected.
    #expect(try await RawConnection.get("/?services=preview", port: port).status == 200)
    let restarted = try await StoreProcess(database: database, port: store.port)
    try await recovery(of: port)
    page.signal(SIGTERM)
    #expect(try await page.ending().status == 0)
    await restarted.process.stop()
  }

  @Test func `a page that starts before its store connects to it later`() async throws {
    let first = try await StoreProcess(database: database)
    first.process.signal(SIGTERM)
    _ = try await first.process.ending()
    let page = try await ServerProcess(arguments(first.port))
    let (_, port) = try await page.address()
    #expect(try await RawConnection.get("/", port: port).status == 503)
    let store = try await StoreProcess(database: database, port: first.port)
    try await recovery(of: port)
    await store.process.stop()
  }

  @Test func `every page is answered while the store stops`() async throws {
    let (store, page, port) = try await start()
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<60 {
        group.addTask {
          if index == 20 { store.process.signal(SIGTERM) }
          return try await RawConnection.get("/", port: port).status
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(statuses.isSubset(of: [200, 503]))
    #expect(try await store.process.ending().status == 0)
    page.signal(SIGTERM)
    #expect(try await page.ending().status == 0)
  }

  @Test(arguments: [nil, "4bf92f3577b34da6a3ce929d0e0e4736"])
  func `one trace covers both processes`(_ callerTrace: String?) async throws {
    let (store, page, port) = try await start()
    let earlier = Set(traces(in: store.process.errors))
    let header = callerTrace.map { "traceparent: 00-\($0)-00f067aa0ba902b7-01\r\n" } ?? ""
    let answer = try await RawConnection.exchange(
      "GET /landmarks/petra HTTP/1.1\r\nHost: test\r\n\(header)Connection: close\r\n\r\n".utf8, port: port)
    #expect(RawConnection.parse(answer).status == 200)
    page.signal(SIGTERM)
    let pageEntries = try await page.ending().errors
    store.process.signal(SIGTERM)
    let storeEntries = try await store.process.ending().errors

    let calls = ["LandmarkService.fetchLandmark", "LandmarkService.fetchLandmarksByCategory"]
    let trace = try #require(traces(in: storeEntries).first { !earlier.contains($0) })
    if let callerTrace { #expect(trace == callerTrace) }
    #expect(endpoints(of: trace, in: pageEntries) == calls)
    #expect(endpoints(of: trace, in: storeEntries) == calls)
    // Each call has a span in each of the processes.
    #expect(Set(spans(of: trace, in: pageEntries) + spans(of: trace, in: storeEntries)).count == 4)
  }

  private func traces(in log: String) -> [String] { log.matches(of: /trace=([0-9a-f]{32})/).map { String($0.1) } }

  private func entries(of trace: String, in log: String) -> [Substring] {
    log.split(separator: "\n").filter { $0.contains("trace=\(trace)") }
  }

  private func endpoints(of trace: String, in log: String) -> [String] {
    entries(of: trace, in: log).compactMap { $0.firstMatch(of: /endpoint=([\w.]+)/).map { String($0.1) } }
  }

  private func spans(of trace: String, in log: String) -> [String] {
    entries(of: trace, in: log).compactMap { $0.firstMatch(of: /span=([0-9a-f]{16})/).map { String($0.1) } }
  }
}
