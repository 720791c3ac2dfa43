import Dispatch
import Furnish
import Testing

/// Closing while other tasks make requests.
struct ClosingConcurrencyTests {
  /// Counters of the instances that are created, closed, closed twice, and used after they are closed.
  private final class Record: Sendable {
    let created = Shared(0)
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
      record.created.withValue { $0 += 1 }
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

  @Test func `scopes that many tasks open, use and close at the same time close each instance once`() async throws {
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
              await withTaskGroup(of: Void.self) { requests in
                for _ in 0..<4 {
                  requests.addTask { _ = try? await scope.require(Desk.self) }
                }
                requests.addTask { try? await scope.close() }
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
    #expect(record.created.value == record.closed.value)
    #expect(record.created.value >= 64 * 20)
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
    let request = Task { try await provider.require(Session.self) }
    for await _ in started.stream {}
    let closing = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await container.close()
    }
    // Within this time, a closing that does not wait for the build would end.
    for _ in 0..<100 { await Task.yield() }
    go.continuation.finish()
    try await closing.value
    _ = try? await request.value
    #expect(record.closed.value == 1)
  }

  @Test func `a cycle whose halves are created on two threads is reported and does not hang`() throws {
    final class Left: Sendable {}
    final class Right: Sendable {}
    let (leftBegan, rightBegan) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let meetingBuilds = Shared(2)
    let container = ServiceContainer()
    try container.services
      .register(Left.self) { provider in
        let meets = meetingBuilds.withValue {
          $0 -= 1
          return $0 >= 0
        }
        leftBegan.signal()
        if meets { rightBegan.wait() }
        _ = try provider.require(Right.self)
        return Left()
      }
      .register(Right.self) { provider in
        let meets = meetingBuilds.withValue {
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
