import Dispatch
import Furnish
import Testing

/// Closing while other tasks make requests.
struct ClosingConcurrencyTests {
  /// Counts the instances that are created, that are closed, and that are used after that.
  private final class Record: Sendable {
    let made = Shared(0)
    let closed = Shared(0)
    let misused = Shared(0)
    let closedTwice = Shared(0)
  }

  private final class Session: Closeable, Sendable {
    private let record: Record
    private let isClosed = Shared(false)
    private let member: Member

    init(_ record: Record, _ population: Population) {
      self.record = record
      member = Member(of: population)
      record.made.withValue { $0 += 1 }
    }

    func use() { if isClosed.value { record.misused.withValue { $0 += 1 } } }

    func close() async throws {
      let wasClosed = isClosed.withValue { value in
        defer { value = true }
        return value
      }
      record.closed.withValue { $0 += 1 }
      if wasClosed { record.closedTwice.withValue { $0 += 1 } }
    }
  }

  private final class Desk: Sendable {
    let session: Session
    init(session: Session) { self.session = session }
  }

  @Test func `sixty-four tasks open and close scopes while others resolve`() async throws {
    let (record, population) = (Record(), Population())
    try await { () async throws in
      let container = ServiceContainer()
      try container.services
        .register(Session.self, lifetime: .scoped) { Session(record, population) }
        .register(Desk.self, lifetime: .scoped, Desk.init)
      let provider = try container.validated()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<64 {
          group.addTask {
            for _ in 0..<20 {
              let scope = provider.makeScope()
              await withTaskGroup(of: Void.self) { askers in
                for _ in 0..<4 {
                  askers.addTask { _ = try? await scope.require(Desk.self) }
                }
                askers.addTask { try? await scope.close() }
              }
              let late: () throws -> Desk = { try scope.require(Desk.self) }
              #expect(throws: ServiceError.self) { _ = try late() }
            }
          }
          group.addTask {
            for _ in 0..<20 {
              let scope = provider.makeScope()
              let desk = scope.resolveRequired(Desk.self)
              #expect(desk.session === scope.resolveRequired(Session.self))
              desk.session.use()
              try await scope.close()
            }
          }
        }
        try await group.waitForAll()
      }
    }()
    #expect(record.made.value == record.closed.value)
    #expect(record.made.value >= 64 * 20)
    #expect(record.closedTwice.value == 0)
    #expect(record.misused.value == 0)
    #expect(population.living == 0)
  }

  @Test func `closing in a canceled task still waits for builds`() async throws {
    let (record, population) = (Record(), Population())
    let (started, go) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
    let container = ServiceContainer()
    try container.services.register(Session.self) { () async throws in
      started.continuation.finish()
      for await _ in go.stream {}
      return Session(record, population)
    }
    let provider = try container.validated()
    let asking = Task { try await provider.require(Session.self) }
    for await _ in started.stream {}
    let closing = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await container.close()
    }
    // Time for it to stop waiting, if it would.
    for _ in 0..<100 { await Task.yield() }
    go.continuation.finish()
    try await closing.value
    _ = try? await asking.value
    #expect(record.closed.value == 1)
  }

  @Test func `a cycle whose halves two threads make is reported and does not hang`() throws {
    final class Left: Sendable {}
    final class Right: Sendable {}
    let (leftBegan, rightBegan) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let isFirst = Shared(2)
    let container = ServiceContainer()
    try container.services
      .register(Left.self) { provider in
        let meets = isFirst.withValue {
          $0 -= 1
          return $0 >= 0
        }
        leftBegan.signal()
        if meets { rightBegan.wait() }
        _ = try provider.require(Right.self)
        return Left()
      }
      .register(Right.self) { provider in
        let meets = isFirst.withValue {
          $0 -= 1
          return $0 >= 0
        }
        rightBegan.signal()
        if meets { leftBegan.wait() }
        _ = try provider.require(Left.self)
        return Right()
      }
    let provider = try container.validated()
    let rules = TestThread.each(of: 2) { number in
      do {
        if number == 0 { _ = try provider.require(Left.self) } else { _ = try provider.require(Right.self) }
        return "none"
      } catch {
        return (error as? ServiceError)?.rule ?? "\(error)"
      }
    }
    #expect(rules == ["dependency-cycle", "dependency-cycle"])
  }
}
