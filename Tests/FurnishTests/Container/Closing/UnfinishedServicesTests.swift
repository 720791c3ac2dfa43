import Furnish
import Testing

/// The services that a container reports when it is not closed in time.
struct UnfinishedServicesTests {
  /// A point in a service's code that reports when it is reached, and waits until the test opens it.
  private struct Passage: Sendable {
    private let reached = AsyncStream.makeStream(of: Void.self)
    private let opened = AsyncStream.makeStream(of: Void.self)

    func waitUntilReached() async { for await _ in reached.stream {} }
    func open() { opened.continuation.finish() }

    func pass() async {
      reached.continuation.finish()
      for await _ in opened.stream {}
    }
  }

  private final class First: Closeable, Sendable {
    let passage: Passage
    init(_ passage: Passage) { self.passage = passage }
    func close() async { await passage.pass() }
  }

  private final class Second: Closeable, Sendable {
    let passage: Passage
    init(_ passage: Passage) { self.passage = passage }
    func close() async { await passage.pass() }
  }

  private struct Slow: Sendable {}
  private enum User: PlainKey { static var value: Int { 0 } }

  private func closing(_ provider: ServiceScope) -> [String] { provider.unfinishedServices.closing.map(\.shortType) }

  private func isFinished(_ provider: ServiceScope) -> Bool {
    provider.unfinishedServices.closing.isEmpty && provider.unfinishedServices.creating.isEmpty
  }

  @Test func `nothing is unfinished in a container that closes nothing`() throws {
    let provider = try validatedProvider { $0.register(Slow.self) { Slow() } }
    _ = provider.resolveRequired(Slow.self)
    #expect(isFinished(provider))
  }

  @Test func `the list has a service from the call of its close() to its return`() async throws {
    let (first, second) = (Passage(), Passage())
    let provider = try validatedProvider {
      $0.register(First.self) { First(first) }.register(Second.self) { (_: First) in Second(second) }
    }
    _ = provider.resolveRequired(Second.self)
    let close = Task { try await provider.close() }
    await second.waitUntilReached()
    #expect(closing(provider) == ["Second"])
    second.open()
    await first.waitUntilReached()
    #expect(closing(provider) == ["First"])
    first.open()
    try await close.value
    #expect(isFinished(provider))
  }

  @Test func `instances that two tasks close in one scope are both named`() async throws {
    let (first, second) = (Passage(), Passage())
    let provider = try validatedProvider {
      $0.register(First.self) { (provider: any ServiceProvider) in
        _ = ServiceValues.current[User.self]
        return First(first)
      }
      .register(Second.self) { (provider: any ServiceProvider) in
        _ = ServiceValues.current[User.self]
        return Second(second)
      }
    }
    withServices {
      $0[User.self] = 1
    } operation: {
      _ = provider.resolveRequired(First.self)
    }
    await first.waitUntilReached()
    withServices {
      $0[User.self] = 2
    } operation: {
      _ = provider.resolveRequired(Second.self)
    }
    await second.waitUntilReached()
    #expect(closing(provider) == ["First", "Second"])
    first.open()
    while closing(provider).count == 2 { await Task.yield() }
    #expect(closing(provider) == ["Second"])
    second.open()
    try await provider.close()
    #expect(isFinished(provider))
  }

  @Test func `services of scopes and of overriding providers are named, even if only the override registers them`()
    async throws
  {
    let (closed, created) = (Passage(), Passage())
    let provider = try validatedProvider { $0.register(First.self, lifetime: .scoped) { First(closed) } }
    let overriding = provider.overriding {
      $0.register(Slow.self) { () async -> Slow in
        await created.pass()
        return Slow()
      }
    }
    let scope = overriding.makeScope()
    _ = scope.resolveRequired(First.self)
    let close = Task { try await scope.close() }
    let request = Task { try await overriding.require(Slow.self) }
    await closed.waitUntilReached()
    await created.waitUntilReached()
    #expect(closing(provider) == ["First"])
    #expect(provider.unfinishedServices.creating.map(\.shortType) == ["Slow"])
    closed.open()
    created.open()
    try await close.value
    _ = try await request.value
    try await provider.close()
    #expect(isFinished(provider))
  }
}
