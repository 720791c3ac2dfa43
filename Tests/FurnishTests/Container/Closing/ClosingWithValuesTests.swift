import Furnish
import Testing

/// Closeable singletons that read a value which a request overrides.
struct ClosingWithValuesTests {
  private enum User: PlainKey { static var value: Int { 0 } }
  private struct Stuck: Error {}

  private final class Session: Closeable, Sendable {
    let user = ServiceValues.current[User.self]
    private let closed: Shared<[Int]>
    private let body: @Sendable () async throws -> Void
    private let member: Member

    init(
      _ population: Population, _ closed: Shared<[Int]>,
      closing body: @escaping @Sendable () async throws -> Void = {}
    ) {
      member = Member(of: population)
      self.closed = closed
      self.body = body
    }

    func close() async throws {
      try await body()
      closed.withValue { $0.append(user) }
    }
  }

  private func request(_ user: Int, _ provider: ServiceScope) {
    withServices {
      $0[User.self] = user
    } operation: {
      #expect(provider.resolveRequired(Session.self).user == user)
    }
  }

  @Test func `a singleton of an override is closed and released when the override ends`() async throws {
    let (population, closed) = (Population(), Shared<[Int]>([]))
    let provider = try validatedProvider { $0.register(Session.self) { Session(population, closed) } }
    for user in 1...100 { request(user, provider) }
    let deadline = ContinuousClock.now + .seconds(60)
    while closed.value.count < 100 || population.living > 0, .now < deadline { await Task.yield() }
    #expect(closed.value.sorted() == Array(1...100))
    #expect(population.living == 0)
    try await provider.close()
    #expect(closed.value.count == 100)
  }

  @Test func `an alias in a scope does not close the singleton a second time`() async throws {
    let (population, closed) = (Population(), Shared<[Int]>([]))
    let provider = try validatedProvider {
      $0.register(Session.self) { Session(population, closed) }
        .register((any Closeable & Sendable).self, lifetime: .scoped) { (session: Session) in session }
    }
    let scope = provider.makeScope()
    withServices {
      $0[User.self] = 3
    } operation: {
      _ = scope.resolveRequired((any Closeable & Sendable).self)
    }
    try await scope.close()
    try await provider.close()
    #expect(closed.value == [3])
  }

  @Test func `closing the container waits for a singleton that is being closed`() async throws {
    let (population, closed) = (Population(), Shared<[Int]>([]))
    let gate = TaskGate()
    let provider = try validatedProvider {
      $0.register(Session.self) { Session(population, closed) { await gate.pass() } }
    }
    request(1, provider)
    let closing = Task { try await provider.close() }
    try await Task.sleep(for: .milliseconds(20))
    await gate.open()
    try await closing.value
    #expect(closed.value == [1])
  }

  @Test func `a singleton that fails to close is reported as an issue that names it`() async throws {
    let (population, closed) = (Population(), Shared<[Int]>([]))
    let attempts = Shared(0)
    let found = try await reports {
      let provider = try validatedProvider {
        $0.register(Session.self) {
          Session(population, closed) {
            attempts.withValue { $0 += 1 }
            throw Stuck()
          }
        }
      }
      request(1, provider)
      let deadline = ContinuousClock.now + .seconds(60)
      while attempts.value == 0, .now < deadline { try await Task.sleep(for: .milliseconds(1)) }
      try await provider.close()
    }
    #expect(attempts.value == 1)
    #expect(found.count == 1)
    let lines = found.first?.message.split(separator: "\n") ?? []
    #expect(lines.count == 3)
    #expect(lines.first == "Session could not be closed: Stuck()")
    #expect(lines.dropFirst().first?.hasPrefix("  where: ") == true)
    #expect(lines.last == "  fix:   catch the error in its `close()`.")
  }

  private final class History: Closeable, Sendable {
    private let session: Session
    private let closed: Shared<[Int]>

    init(_ session: Session, _ closed: Shared<[Int]>) {
      self.session = session
      self.closed = closed
    }

    func close() async throws { closed.withValue { $0.append(-session.user) } }
  }

  @Test func `a scoped service is closed before the singleton that it holds`() async throws {
    let population = Population()
    for _ in 0..<50 {
      let closed = Shared<[Int]>([])
      let provider = try validatedProvider {
        $0.register(Session.self) { Session(population, closed) }
          .register(History.self, lifetime: .scoped) { (session: Session) in History(session, closed) }
      }
      let scope = provider.makeScope()
      withServices {
        $0[User.self] = 7
      } operation: {
        _ = scope.resolveRequired(History.self)
      }
      try await provider.close()
      #expect(closed.value == [-7, 7])
    }
  }

  @Test func `closing waits for an instance whose requester was canceled and whose override has ended`() async throws {
    let population = Population()
    for _ in 0..<50 {
      let (closed, gate) = (Shared<[Int]>([]), TaskGate())
      let provider = try validatedProvider {
        $0.register(Session.self) { () async in
          await gate.pass()
          return Session(population, closed)
        }
      }
      let request = Task {
        try await withServices {
          $0[User.self] = 5
        } operation: {
          _ = try await provider.require(Session.self)
        }
      }
      await gate.waitForArrivals(1)
      request.cancel()
      _ = await request.result
      await gate.open()
      try await provider.close()
      #expect(closed.value == [5])
    }
  }

  private enum Tenant: PlainKey { static var value: Int { 0 } }

  /// A service that reads two values: the tenant under which its page was created, and the user of the code that reads
  /// the page.
  private final class Basket: Closeable, Sendable {
    let tenant = ServiceValues.current[Tenant.self]
    let user = ServiceValues.current[User.self]
    private let closed: Shared<[Int]>
    init(_ closed: Shared<[Int]>) { self.closed = closed }
    func close() async throws { closed.withValue { $0.append(tenant) } }
  }

  private enum BasketKey: PlainKey {
    static var value: Basket { ServiceValues.current.provider!.resolveRequired(Basket.self) }
  }

  private struct Page: Sendable {
    let basket = Injected(BasketKey.self)
  }

  private func page(_ tenant: Int) -> Page {
    withServices {
      $0[Tenant.self] = tenant
    } operation: {
      Page()
    }
  }

  @Test func `an instance is closed when one of the overrides that it read has ended and another instance is stored`()
    async throws
  {
    let closed = Shared<[Int]>([])
    let provider = try validatedProvider { $0.register(Basket.self) { Basket(closed) } }
    try await withServices {
      $0.provider = provider
      $0[User.self] = 1
    } operation: {
      for tenant in 1...8 { #expect(page(tenant).basket.wrappedValue.tenant == tenant) }
      let deadline = ContinuousClock.now + .seconds(60)
      while closed.value.isEmpty, .now < deadline { await Task.yield() }
      #expect(!closed.value.isEmpty)
      try await provider.close()
    }
    #expect(closed.value.sorted() == Array(1...8))
  }

  private final class Log: Closeable, Sendable {
    private let closed: Shared<[Int]>
    init(_ closed: Shared<[Int]>) { self.closed = closed }

    func close() async throws {
      // Yields less often than the cart does: if the cart were not awaited, the log would be closed first.
      for _ in 0..<2 { await Task.yield() }
      closed.withValue { $0.append(0) }
    }
  }

  private final class Cart: Closeable, Sendable {
    let user = ServiceValues.current[User.self]
    private let log: Log
    private let closed: Shared<[Int]>

    init(_ log: Log, _ closed: Shared<[Int]>) {
      self.log = log
      self.closed = closed
    }

    func close() async throws {
      for _ in 0..<4 { await Task.yield() }
      closed.withValue { $0.append(user) }
    }
  }

  @Test func `a service is closed before its dependency, also when its override ends while the container closes`()
    async throws
  {
    for round in Rounds.few(20) {
      let closed = Shared<[Int]>([])
      let provider = try validatedProvider {
        $0.register(Log.self) { Log(closed) }.register(Cart.self) { (log: Log) in Cart(log, closed) }
      }
      let (gate, spins) = (TaskGate(), round % 200)
      let request = Task {
        await withServices {
          $0[User.self] = 1
        } operation: {
          _ = provider.resolveRequired(Cart.self)
          await gate.pass()
          for _ in 0..<spins { _ = ServiceValues.current[User.self] }
        }
      }
      await gate.waitForArrivals(1)
      async let opening: Void = gate.open()
      try await provider.close()
      _ = await (opening, request.value)
      #expect(closed.value == [1, 0])
    }
  }
}
