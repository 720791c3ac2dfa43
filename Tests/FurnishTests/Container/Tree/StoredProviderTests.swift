import Furnish
import Testing

/// Services that store the provider they were created from, and request other services from it later.
struct StoredProviderTests {
  private protocol Log: Sendable {}
  private final class RealLog: Log {}
  private final class NullLog: Log {}

  private final class Editor: Sendable {
    let provider: any ServiceProvider
    init(_ provider: any ServiceProvider) { self.provider = provider }
    var log: any Log { provider.resolveRequired((any Log).self) }
  }

  private func app(_ lifetime: some Lifetime = .singleton) throws -> ServiceScope {
    try validatedProvider {
      $0.register((any Log).self, RealLog.init)
        .register(Editor.self, lifetime: lifetime) { provider in Editor(provider) }
    }
  }

  private func quiet(_ provider: ServiceScope) -> ServiceScope {
    provider.overriding { $0.register((any Log).self, NullLog.init) }
  }

  @Test(arguments: [false, true])
  func `a service reads the override of the provider that it was requested from`(isCreatedBefore: Bool) throws {
    let app = try app()
    if isCreatedBefore { _ = app.resolveRequired(Editor.self) }
    let quiet = quiet(app)
    #expect(quiet.resolveRequired(Editor.self).log is NullLog)
    #expect(app.resolveRequired(Editor.self).log is RealLog)
    withExtendedLifetime(quiet) {}
  }

  @Test func `each override has its own instance, which stays the same`() throws {
    let app = try app()
    let outer = quiet(app)
    let inner = quiet(outer)
    let editors = [inner, outer, app].map { $0.resolveRequired(Editor.self) }
    #expect(Set(editors.map { ObjectIdentifier($0) }).count == 3)
    #expect(isSame(inner.resolveRequired(Editor.self), editors[0]))
    #expect(isSame(editors[0].log as AnyObject, inner.resolveRequired((any Log).self) as AnyObject))
  }

  @Test func `a scoped service in an override of a scope reads the override`() throws {
    let scope = try app(.scoped).makeScope()
    _ = scope.resolveRequired(Editor.self)
    let quiet = quiet(scope)
    #expect(quiet.resolveRequired(Editor.self).log is NullLog)
    #expect(scope.resolveRequired(Editor.self).log is RealLog)
    withExtendedLifetime(quiet) {}
  }

  @Test func `a task that a recipe starts reads the override`() async throws {
    let provider = try validatedProvider {
      $0.register((any Log).self, RealLog.init)
        .register(Task<Bool, Never>.self) { provider in
          Task { provider.resolve((any Log).self) is NullLog }
        }
    }
    let quiet = quiet(provider)
    #expect(await quiet.resolveRequired(Task<Bool, Never>.self).value)
    withExtendedLifetime(quiet) {}
    #expect(await !provider.resolveRequired(Task<Bool, Never>.self).value)
  }
}
