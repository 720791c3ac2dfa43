import Furnish
import FurnishServiceLifecycle
import FurnishTesting
import Logging
import ServiceLifecycle
import Testing

// The programs of the article "Start and stop in order".

// snippet.worker
struct ReminderWorker: RunningService {
  let database: ReminderDatabase
  let clock: any Clock<Duration>

  func run() async throws {
    try await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await database.sendDueReminders()
        try await clock.sleep(for: .seconds(60))
      }
    }
  }
}
// snippet.end

// snippet.both
struct Heartbeat: ServiceLifecycle.Service {  // or RunningService
  let beat: @Sendable () async throws -> Void
  func run() async throws { try await beat() }
}

struct Greeter: Furnish.Service {
  var environment = ServiceValues()
  var endpoints = (
    greet: { _ in { name in "hello \(name)" } } as Endpoint<@Sendable (String) -> String>,
    part: { _ in { "goodbye" } } as Endpoint<@Sendable () -> String>
  )
}
// snippet.end

// snippet.readiness
final class ConnectionPool: ReadinessSignaling, Closeable {
  func run(ready: @escaping @Sendable () -> Void) async throws {
    try await connect()
    ready()
    try await gracefulShutdown()
  }

  func close() async throws { await disconnect() }
  // snippet.end

  private let log: EventLog

  init(log: EventLog) { self.log = log }

  private func connect() async throws { log.append("connected") }
  private func disconnect() async { log.append("disconnected") }
}

struct ReminderDatabase: Sendable {
  let pool: ConnectionPool
  let log: EventLog

  func sendDueReminders() async { log.append("reminders sent") }
}

struct EventLog: Sendable {
  private let events = AsyncStream.makeStream(of: String.self)

  func append(_ event: String) { events.continuation.yield(event) }

  /// Waits for the next events.
  func next(_ count: Int) async -> [String] {
    var all: [String] = []
    for await event in events.stream {
      all.append(event)
      if all.count == count { break }
    }
    return all
  }
}

struct Reminders: ServiceModule {
  let log: EventLog
  let clock: any Clock<Duration>

  func register(in services: any ServiceCollection) {
    services
      .register(EventLog.self, instance: log)
      .register((any Clock<Duration>).self, instance: clock)
    // snippet.register
    services
      .register(ReminderDatabase.self, ReminderDatabase.init(pool:log:))
      .registerRunning(ConnectionPool.self, ConnectionPool.init(log:))
      .registerRunning(ReminderWorker.self, ReminderWorker.init(database:clock:))
    // snippet.end
  }
}

extension Reminders {
  // snippet.run
  static func run(_ container: ServiceContainer, logger: Logger) async throws {
    let group = try await container.makeServiceGroup(
      gracefulShutdownSignals: [.sigterm, .sigint],
      startTimeout: .seconds(30), stopTimeout: .seconds(10),
      logger: logger)
    try await group.run()
  }
  // snippet.end
}

@Suite(.timeLimit(.minutes(60))) struct DocumentationTests {
  @Test func `both protocols called Service are used in one file`() async throws {
    let beats = EventLog()
    try await Heartbeat { beats.append(ServiceValues.current[service: \Greeter.self].greet("Ada")) }.run()
    #expect(await beats.next(1) == ["hello Ada"])
  }

  @Test func `the reminders start after the pool and stop before it`() async throws {
    let (log, clock) = (EventLog(), TestClock())
    let container = ServiceContainer()
    try container.services.include(Reminders(log: log, clock: clock))
    let running = Task {
      try await withServices {
        $0.continuousClock = TestClock()
      } operation: {
        try await Reminders.run(container, logger: .silent)
      }
    }
    #expect(await log.next(2) == ["connected", "reminders sent"])
    await clock.waitForSleepers(1)
    running.cancel()
    // Both services were canceled with the task, in order.
    #expect(await log.next(1) == ["disconnected"])
    _ = await running.result
    #expect(container.state == .closed)
  }
}
