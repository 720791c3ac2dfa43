import Furnish
import Testing

/// Requests that are canceled, and other requests that wait for the same build.
struct CancellationTests {
  private final class Database: Sendable {}

  /// Returns a provider whose first build of the database waits for its cancellation, then for `end`, and fails.
  private static func provider(
    attempts: Shared<Int>, begun: TaskGate, canceled: TaskGate, end: TaskGate
  ) throws -> ServiceScope {
    try validatedProvider {
      $0.register(Database.self) { () async throws in
        let attempt = attempts.withValue {
          $0 += 1
          return $0
        }
        if attempt > 1 { return Database() }
        Task { await begun.pass() }
        try? await Task.sleep(for: .seconds(3_600))
        Task { await canceled.pass() }
        await end.pass()
        throw CancellationError()
      }
    }
  }

  @Test func `a request that arrives while an abandoned build winds down receives an instance`() async throws {
    let attempts = Shared(0)
    let (begun, canceled, end) = (TaskGate(), TaskGate(), TaskGate())
    let provider = try Self.provider(attempts: attempts, begun: begun, canceled: canceled, end: end)
    let first = Task { try await provider.require(Database.self) }
    await begun.waitForArrivals(1)
    first.cancel()
    await canceled.waitForArrivals(1)
    let second = Task { try await provider.require(Database.self) }
    for _ in 0..<100 { await Task.yield() }
    await end.open()
    await #expect(throws: CancellationError.self) { try await first.value }
    await #expect(throws: Never.self) { _ = try await second.value }
    #expect(attempts.value == 2)
  }

  @Test func `an instance that a canceled recipe returns is stored, and received by a later request`() async throws {
    let (attempts, gate) = (Shared(0), TaskGate())
    let provider = try validatedProvider {
      $0.register(Database.self) { () async in
        attempts.withValue { $0 += 1 }
        await gate.pass()
        return Database()
      }
    }
    let first = Task { try await provider.require(Database.self) }
    await gate.waitForArrivals(1)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    async let second = provider.require(Database.self)
    for _ in 0..<100 { await Task.yield() }
    await gate.open()
    let database = try await second
    #expect(try await provider.require(Database.self) === database)
    #expect(attempts.value == 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a request in a canceled task cancels the build that it starts`() async throws {
    let canceled = TaskGate()
    let provider = try validatedProvider {
      $0.register(Database.self) { () async throws in
        do { try await Task.sleep(for: .seconds(3_600)) } catch {
          Task { await canceled.pass() }
          throw error
        }
        return Database()
      }
    }
    let request = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await provider.require(Database.self)
    }
    await #expect(throws: CancellationError.self) { try await request.value }
    await canceled.waitForArrivals(1)
    await canceled.open()
  }

  @Test func `a request that was not canceled never receives a cancellation error`() async throws {
    var failures = 0
    for _ in Rounds.few(400) {
      let (attempts, isReleased) = (Shared(0), Shared(false))
      let begun = TaskGate()
      await begun.open()
      let provider = try validatedProvider {
        $0.register(Database.self) { () async throws in
          attempts.withValue { $0 += 1 }
          await begun.pass()
          while !isReleased.value {
            try Task.checkCancellation()
            await Task.yield()
          }
          return Database()
        }
      }
      let first = Task { try await provider.require(Database.self) }
      await begun.waitForArrivals(1)
      async let second = Result { try await provider.require(Database.self) }
      first.cancel()
      _ = await first.result
      isReleased.set(true)
      if case .failure = await second { failures += 1 }
    }
    #expect(failures == 0)
  }

  private struct Page: Sendable {}
  private struct Index: Sendable {}

  @Test func `a recipe that throws CancellationError without being canceled fails with the chain of requests`()
    async throws
  {
    let provider = try validatedProvider {
      $0.register(Index.self) { () async throws in throw CancellationError() }
      $0.register(Page.self) { (_: Index) async in Page() }
    }
    let error = await #expect(throws: ServiceError.self) { try await provider.require(Page.self) }
    #expect(error?.finding.chain.map(\.description) == ["Page", "Index"])
    #expect(error?.underlying is CancellationError)
  }

  @Test func `in a task that is canceled, no asynchronous recipe of a transient service begins`() async throws {
    let runs = Shared(0)
    let provider = try validatedProvider {
      $0.register(Index.self, lifetime: .transient) { () async in
        runs.withValue { $0 += 1 }
        return Index()
      }
    }
    let gate = TaskGate()
    let request = Task {
      await gate.pass()
      return try await provider.require(Index.self)
    }
    await gate.waitForArrivals(1)
    request.cancel()
    await gate.open()
    await #expect(throws: CancellationError.self) { try await request.value }
    #expect(runs.value == 0)
  }
}

extension Result where Failure == any Error {
  /// Runs an asynchronous `body` and stores its result or its error.
  fileprivate init(_ body: @Sendable () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
