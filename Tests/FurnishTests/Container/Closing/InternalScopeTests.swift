import Testing

@testable import Furnish
@testable import FurnishValues

/// Singletons that are requested from a provider which overrides a session: a scope that belongs to the provider stores
/// them.
struct InternalScopeTests {
  private enum Session: ScopeLevel { typealias Input = Void }
  private struct Unit: Sendable {}

  private final class Runner: Closeable, Sendable {
    let provider: any ServiceProvider
    private let closed: Shared<[String]>
    private let body: @Sendable () async throws -> Void

    init(
      _ provider: any ServiceProvider, _ closed: Shared<[String]>,
      closing body: @escaping @Sendable () async throws -> Void = {}
    ) {
      self.provider = provider
      self.closed = closed
      self.body = body
    }

    func close() async throws {
      try await body()
      closed.withValue { $0.append("runner") }
    }
  }

  private final class Page: Closeable, Sendable {
    private let closed: Shared<[String]>

    init(_ closed: Shared<[String]>) { self.closed = closed }

    func close() async throws { closed.withValue { $0.append("page") } }
  }

  private func overridden(
    _ closed: Shared<[String]>, closing body: @escaping @Sendable () async throws -> Void = {}
  ) throws -> (root: ServiceScope, override: ServiceScope) {
    let root = try validatedProvider {
      $0.register(Runner.self) { Runner($0, closed, closing: body) }
        .register(Unit.self, lifetime: .scoped) { Unit() }
        .register(Page.self, lifetime: .scoped) { Page(closed) }
        .register(Int.self, lifetime: .scoped(to: Session.self)) { 1 }
    }
    return (root, root.makeScope(Session.self, ()).overriding { $0.register(Double.self) { 2 } })
  }

  @Test func `closing a scope that a singleton opened leaves the singleton open`() async throws {
    let closed = Shared<[String]>([])
    let (root, override) = try overridden(closed)
    let runner = override.resolveRequired(Runner.self)
    for _ in 0..<2 {
      let scope: any ScopedProvider = runner.provider.makeScope()
      _ = scope.resolveRequired(Unit.self)
      try await scope.close()
    }
    #expect(closed.value == [])
    try await override.close()
    #expect(closed.value == ["runner"])
    try await root.close()
    #expect(closed.value == ["runner"])
  }

  @Test func `a scope that a singleton opened is closed before the singleton`() async throws {
    let closed = Shared<[String]>([])
    let (root, override) = try overridden(closed)
    let scope: any ScopedProvider = override.resolveRequired(Runner.self).provider.makeScope()
    _ = scope.resolveRequired(Page.self)
    try await override.close()
    #expect(closed.value == ["page", "runner"])
    withExtendedLifetime((root, scope)) {}
  }

  @Test func `a singleton that closes the overriding provider does not wait for itself`() async throws {
    let closed = Shared<[String]>([])
    let owner = Shared<ServiceScope?>(nil)
    let (root, override) = try overridden(closed) { try await owner.value?.close() }
    owner.set(override)
    _ = override.resolveRequired(Runner.self)
    try await override.close()
    owner.set(nil)
    #expect(closed.value == ["runner"])
    withExtendedLifetime(root) {}
  }

  @Test func `closing the container awaits the canceled build of a released overriding provider`() async throws {
    let (closed, gate) = (Shared<[String]>([]), TaskGate())
    let root = try validatedProvider {
      $0.register(Page.self) { (_: Double) async in
        await gate.pass()
        return Page(closed)
      }
      .register(Double.self) { 1 }
      .register(Int.self, lifetime: .scoped(to: Session.self)) { 1 }
    }
    let request = Task {
      let override = root.makeScope(Session.self, ()).overriding { $0.replacing.register(Double.self) { 2 } }
      _ = try await override.require(Page.self)
    }
    await gate.waitForArrivals(1)
    request.cancel()
    await #expect(throws: CancellationError.self) { try await request.value }
    let hasClosed = Shared(false)
    let closing = Task {
      try await root.close()
      hasClosed.set(true)
    }
    while !root.isClosing { await Task.yield() }
    try await Task.sleep(for: .milliseconds(20))
    #expect(!hasClosed.value)
    await gate.open()
    try await closing.value
    #expect(closed.value == ["page"])
  }
}
