import Furnish
import FurnishServiceLifecycle
import Logging
import ServiceLifecycle
import Testing

// The program of the section "Open a scope for each job" of the article "Start and stop in order".

// snippet.worker
struct Importer: RunningService {
  let provider: any ServiceProvider
  let files: AsyncStream<String>

  func run() async throws {
    for await file in files.cancelOnGracefulShutdown() {
      try await provider.withScope { scope in
        try await scope.require(Transaction.self).insert(file)
      }
    }
  }
}
// snippet.end

final class Transaction: Closeable, Sendable {
  private let log: EventLog

  init(log: EventLog) { self.log = log }

  func insert(_ file: String) { log.append("inserts \(file)") }
  func close() { log.append("commits") }
}

struct Imports: ServiceModule {
  let log: EventLog
  let files: AsyncStream<String>

  func register(in services: any ServiceCollection) {
    services.register(EventLog.self, instance: log)
    // snippet.register
    services
      .register(Transaction.self, lifetime: .scoped, Transaction.init(log:))
      .registerRunning(Importer.self) { provider in Importer(provider: provider, files: files) }
    // snippet.end
  }
}

@Suite(.timeLimit(.minutes(60))) struct JobScopesTests {
  @Test func `a running service opens a scope for each job`() async throws {
    let (log, files) = (EventLog(), AsyncStream.makeStream(of: String.self))
    let container = ServiceContainer()
    try container.services.include(Imports(log: log, files: files.stream))
    let group = try await container.makeServiceGroup(logger: .silent)
    let running = Task { try await group.run() }
    files.continuation.yield("first")
    files.continuation.yield("second")
    #expect(await log.next(4) == ["inserts first", "commits", "inserts second", "commits"])
    await group.triggerGracefulShutdown()
    try await running.value
  }

  @Test func `a running service that takes a scoped one is advised to open a scope for each job`() async throws {
    struct Worker: RunningService {
      let transaction: Transaction
      func run() async throws {}
    }
    let container = ServiceContainer()
    try container.services
      .register(EventLog.self, instance: EventLog())
      .register(Transaction.self, lifetime: .scoped, Transaction.init(log:))
      .registerRunning(Worker.self, Worker.init(transaction:))
    let error = await #expect(throws: WiringError.self) { try await container.makeServiceGroup(logger: .silent) }
    #expect(
      error?.findings.map(\.fix) == [
        "let Worker take `any ServiceProvider`, and request Transaction in a scope for each job, "
          + "`try await provider.withScope { scope in try await scope.require(Transaction.self) }`, "
          + "or make Transaction a singleton."
      ])
  }
}
