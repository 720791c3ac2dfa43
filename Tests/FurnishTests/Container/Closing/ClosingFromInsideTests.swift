import Furnish
import Testing

/// A service whose `close()` closes a scope of the same tree.
struct ClosingFromInsideTests {
  /// The scope that a supervisor closes when it is closed.
  private final class Target: Sendable {
    let scope = Shared<ServiceScope?>(nil)
  }

  private final class Supervisor: Closeable, Sendable {
    private let target: Target
    init(_ target: Target) { self.target = target }

    func close() async throws {
      Journal.note("supervisor")
      try await target.scope.value?.close()
    }
  }

  @Test func `closing a container whose service closes the container ends`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let target = Target()
      let provider = try validatedProvider { $0.register(Supervisor.self) { Supervisor(target) } }
      target.scope.set(provider)
      _ = provider.resolveRequired(Supervisor.self)
      let closed = try await Journal.of { try await provider.close() }
      #expect(closed == ["supervisor"])
    }
  }

  @Test func `closing a scope whose service closes the container ends`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let target = Target()
      let provider = try validatedProvider {
        $0.register(Supervisor.self, lifetime: .scoped) { Supervisor(target) }
      }
      target.scope.set(provider)
      let scope = provider.makeScope()
      _ = scope.resolveRequired(Supervisor.self)
      let closed = try await Journal.of {
        try await scope.close()
        try await provider.close()
      }
      #expect(closed == ["supervisor"])
    }
  }

  @Test func `a container closes an open scope whose service closes the container`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let target = Target()
      let provider = try validatedProvider {
        $0.register(Supervisor.self, lifetime: .scoped) { Supervisor(target) }
      }
      target.scope.set(provider)
      let scope = provider.makeScope()
      _ = scope.resolveRequired(Supervisor.self)
      let closed = try await Journal.of { try await provider.close() }
      #expect(closed == ["supervisor"])
      try await scope.close()
    }
  }
}
