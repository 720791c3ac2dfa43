import Furnish
import Testing

/// Synchronous requests for a service while tasks await its build.
struct SynchronousRequestDuringAsyncBuildTests {
  private final class Database: Sendable {}

  private static func provider(holding gate: TaskGate) throws -> ServiceScope {
    try validatedProvider {
      $0.register(Database.self) { () async in
        await gate.pass()
        return Database()
      }
    }
  }

  @Test func `the main actor receives an error while a task awaits the build`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let gate = TaskGate()
      let provider = try Self.provider(holding: gate)
      let task = Task { try await provider.require(Database.self) }
      await gate.waitForArrivals(1)
      let rule = await MainActor.run { ruleOfRequest(for: Database.self, from: provider) }
      await gate.open()
      _ = try await task.value
      #expect(rule == "async-in-sync")
    }
  }

  @Test func `all threads of the pool receive an error while a task awaits the build`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let gate = TaskGate()
      let provider = try Self.provider(holding: gate)
      let task = Task { try await provider.require(Database.self) }
      await gate.waitForArrivals(1)
      let rules = await withTaskGroup(of: String?.self) { group in
        for _ in 0..<64 { group.addTask { ruleOfRequest(for: Database.self, from: provider) } }
        return await group.reduce(into: Set<String?>()) { $0.insert($1) }
      }
      await gate.open()
      _ = try await task.value
      #expect(rules == ["async-in-sync"])
    }
  }

  @Test func `a thread that requests a service repeatedly does not block the tasks that await it`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging(after: Rounds.patience)
      let provider = try validatedProvider {
        $0.register(Database.self, lifetime: .scoped) { () async in
          await Task.yield()
          return Database()
        }
      }
      for _ in Rounds.few(300) {
        let scope = provider.makeScope()
        let threads = (0..<2).map { _ in
          TestThread { while requestIfPossible(Database.self, from: scope) == nil {} }
        }
        let tasks = (0..<4).map { _ in Task { try await scope.require(Database.self) } }
        let first = try await tasks[0].value
        for task in tasks.dropFirst() {
          let other = try await task.value
          #expect(isSame(first, other))
        }
        for thread in threads { thread.join() }
      }
    }
  }

  private enum Level: PlainKey { static var value: Int { 1 } }

  private final class Server: Sendable {
    init(database: Database) {}
  }

  @Test func `under an override of a value, all threads receive an error while a task awaits the build`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let gate = TaskGate()
      let provider = try validatedProvider {
        $0.register(Database.self) { () async in
          if ServiceValues.current[Level.self] > 1 { await gate.pass() }
          return Database()
        }
        .register(Server.self) { (database: Database) async in Server(database: database) }
      }
      _ = try await provider.require(Server.self)
      await withServices {
        $0[Level.self] = 3
      } operation: {
        let task = Task { _ = try await provider.require(Server.self) }
        await gate.waitForArrivals(1)
        let rules = await withTaskGroup(of: String?.self) { group in
          for _ in 0..<64 {
            group.addTask { ruleOfRequest(for: Database.self, from: provider) }
            group.addTask { ruleOfRequest(for: Server.self, from: provider) }
          }
          return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        await gate.open()
        _ = await task.result
        #expect(rules == ["async-in-sync"])
      }
    }
  }
}
