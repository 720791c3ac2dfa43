import Furnish
import Testing

/// Canceled requests for a scoped service, whose recipe runs in the task of one of them.
@Suite(.timeLimit(.minutes(10))) struct ScopedRecipeCancellationTests {
  private final class Connection: Sendable {}
  private struct Interrupted: Error {}

  /// The runs of a recipe, which waits until it is canceled or `end` is true.
  private final class Trace: Sendable {
    let runs = Shared(0)
    let canceledRuns = Shared(0)
    /// The tasks in which the recipe has run.
    let tasks = Shared<[Int]>([])
    let begun = TaskGate()
    let end = Shared(false)

    static var currentTask: Int { withUnsafeCurrentTask { $0.hashValue } }

    /// Returns a scope whose connection has a recipe that throws an error when it is canceled.
    func scope(throwing error: any Error = CancellationError()) throws -> ServiceScope {
      try validatedProvider {
        $0.register(Connection.self, lifetime: .scoped) { (_: any ServiceProvider) async throws in
          self.runs.withValue { $0 += 1 }
          self.tasks.withValue { $0.append(Self.currentTask) }
          Task { await self.begun.pass() }
          while !self.end.value {
            if Task.isCancelled {
              self.canceledRuns.withValue { $0 += 1 }
              throw error
            }
            await Task.yield()
          }
          return Connection()
        }
      }.makeScope()
    }
  }

  /// Returns once another request had the time to begin to wait.
  private func settle() async { for _ in 0..<200 { await Task.yield() } }

  @Test func `a canceled request cancels the recipe that it runs`() async throws {
    let trace = Trace()
    let scope = try trace.scope()
    let request = Task { try await scope.require(Connection.self) }
    await trace.begun.waitForArrivals(1)
    request.cancel()
    await #expect(throws: CancellationError.self) { try await request.value }
    #expect(trace.canceledRuns.value == 1)
    trace.end.set(true)
    _ = try await scope.require(Connection.self)
    #expect(trace.runs.value == 2)
  }

  @Test(arguments: [CancellationError(), Interrupted()] as [any Error])
  func `a request that waits for a canceled one runs the recipe again`(_ error: any Error) async throws {
    let trace = Trace()
    let scope = try trace.scope(throwing: error)
    let first = Task { try await scope.require(Connection.self) }
    await trace.begun.waitForArrivals(1)
    let second = Task { try await scope.require(Connection.self) }
    await settle()
    first.cancel()
    await trace.begun.waitForArrivals(2)
    trace.end.set(true)
    await #expect(throws: (any Error).self) { try await first.value }
    let connection = try await second.value
    #expect(try await scope.require(Connection.self) === connection)
    #expect(trace.runs.value == 2)
  }

  @Test(arguments: [false, true])
  func `a recipe that one request has canceled runs in a task of its own, and is not canceled while others wait`(
    _ isOverridden: Bool
  ) async throws {
    let trace = Trace()
    let base = try trace.scope()
    let scope = isOverridden ? base.overriding { $0.register(Int.self) { 1 } } : base
    let first = Task { try await scope.require(Connection.self) }
    await trace.begun.waitForArrivals(1)
    let tasks = Shared<[Int]>([])
    let others = (0..<2).map { _ in
      Task {
        tasks.withValue { $0.append(Trace.currentTask) }
        return try await scope.require(Connection.self)
      }
    }
    await settle()
    first.cancel()
    await trace.begun.waitForArrivals(2)
    await settle()
    others[0].cancel()
    await #expect(throws: CancellationError.self) { try await others[0].value }
    trace.end.set(true)
    await #expect(throws: Never.self) { _ = try await others[1].value }
    #expect(trace.canceledRuns.value == 1)
    #expect(try !tasks.value.contains(#require(trace.tasks.value.last)))
  }

  @Test
  func `a cancellation error of a recipe that was not canceled is an error, even if a waiting request was canceled`()
    async throws
  {
    let gate = TaskGate()
    let scope = try validatedProvider {
      $0.register(Connection.self, lifetime: .scoped) { () async throws in
        await gate.pass()
        throw CancellationError()
      }
    }.makeScope()
    let first = Task { try await scope.require(Connection.self) }
    await gate.waitForArrivals(1)
    let second = Task { try await scope.require(Connection.self) }
    await settle()
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    await gate.open()
    await #expect(throws: ServiceError.self) { try await first.value }
  }

  @Test func `requests that are all canceled cancel the second run of a recipe`() async throws {
    let trace = Trace()
    let scope = try trace.scope()
    let first = Task { try await scope.require(Connection.self) }
    await trace.begun.waitForArrivals(1)
    let others = (0..<2).map { _ in Task { try await scope.require(Connection.self) } }
    await settle()
    first.cancel()
    await trace.begun.waitForArrivals(2)
    for request in others { request.cancel() }
    for request in others { await #expect(throws: CancellationError.self) { try await request.value } }
    try await scope.close()
    #expect(trace.canceledRuns.value == 2)
  }

  @Test func `a request that is canceled while its recipe returns an instance leaves it to others`() async throws {
    let (runs, gate) = (Shared(0), TaskGate())
    let scope = try validatedProvider {
      $0.register(Connection.self, lifetime: .scoped) { () async in
        runs.withValue { $0 += 1 }
        await gate.pass()
        return Connection()
      }
    }.makeScope()
    let first = Task { try await scope.require(Connection.self) }
    await gate.waitForArrivals(1)
    let second = Task { try await scope.require(Connection.self) }
    await settle()
    first.cancel()
    await gate.open()
    await #expect(throws: CancellationError.self) { try await first.value }
    let connection = try await second.value
    #expect(try await scope.require(Connection.self) === connection)
    #expect(runs.value == 1)
  }

  @Test func `a request in a canceled task runs no recipe, and receives an instance that exists`() async throws {
    let trace = Trace()
    trace.end.set(true)
    let scope = try trace.scope()
    let request = {
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await scope.require(Connection.self)
      }.result
    }
    await #expect(throws: CancellationError.self) { try await request().get() }
    #expect(trace.runs.value == 0)
    let connection = try await scope.require(Connection.self)
    #expect(try await request().get() === connection)
  }

  @Test func `of many requests, those that are not canceled receive the instance`() async throws {
    for round in Rounds.few(200) {
      let trace = Trace()
      let scope = try trace.scope()
      let overriding = scope.overriding { $0.register(Int.self) { round } }
      let requests = (0..<12).map { number in
        Task { try await (number.isMultiple(of: 2) ? scope : overriding).require(Connection.self) }
      }
      let canceled = round % 12
      for _ in 0..<round % 5 { await Task.yield() }
      for number in 0..<canceled { requests[number].cancel() }
      trace.end.set(true)
      for request in requests[canceled...] { await #expect(throws: Never.self) { _ = try await request.value } }
      try await overriding.close()
      try await scope.close()
    }
  }
}
