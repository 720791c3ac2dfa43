import Furnish
import Testing

/// Overriding providers of overriding providers.
struct NestedOverridingTests {
  private protocol Log: Sendable {}
  private final class RealLog: Log {}
  private final class NullLog: Log {}
  private final class Clock: Sendable {}

  private final class Repository: Sendable {
    let log: any Log
    init(log: any Log) { self.log = log }
  }

  private final class Screen: Sendable {
    let repository: Repository
    init(repository: Repository) { self.repository = repository }
  }

  private func app(builds: Shared<Int> = Shared(0)) throws -> ServiceScope {
    try validatedProvider {
      $0.register((any Log).self, RealLog.init)
        .register(Repository.self) { provider in Repository(log: provider.resolveRequired((any Log).self)) }
        .register(Clock.self) { (_: any ServiceProvider) in
          builds.withValue { $0 += 1 }
          return Clock()
        }
    }
  }

  private func suite(over app: ServiceScope) -> ServiceScope {
    app.overriding {
      $0.register(Screen.self) { provider in Screen(repository: provider.resolveRequired(Repository.self)) }
    }
  }

  private func test(over suite: ServiceScope) -> ServiceScope {
    suite.overriding { $0.register((any Log).self, NullLog.init) }
  }

  private enum Verbosity: PlainKey { static var value: Int { 0 } }

  /// A service whose recipe requests the log under one override of a value only.
  private final class Printer: Sendable {
    let log: (any Log)?
    init(log: (any Log)?) { self.log = log }
  }

  private func printing(_ builds: Shared<Int> = Shared(0)) throws -> ServiceScope {
    try validatedProvider {
      $0.register((any Log).self, RealLog.init)
        .register(Printer.self) { provider in
          builds.withValue { $0 += 1 }
          return Printer(log: ServiceValues.current[Verbosity.self] == 1 ? provider.resolve((any Log).self) : nil)
        }
    }
  }

  private func verbose<Success>(_ level: Int, _ body: () -> Success) -> Success {
    withServices {
      $0[Verbosity.self] = level
    } operation: {
      body()
    }
  }

  @Test func `nested overriding providers share the instances of each override of a value`() throws {
    let builds = Shared(0)
    let app = try printing(builds)
    let inner = (0..<3).reduce(app) { scope, _ in scope.overriding { $0.register(Clock.self, Clock.init) } }
    let plain = inner.resolveRequired(Printer.self)
    for level in [2, 3] {
      verbose(level) {
        let printer = app.resolveRequired(Printer.self)
        #expect(printer !== plain)
        #expect(inner.resolveRequired(Printer.self) === printer)
        #expect(inner.resolveRequired(Printer.self) === printer)
      }
    }
    #expect(inner.resolveRequired(Printer.self) === plain)
    #expect(app.resolveRequired(Printer.self) === plain)
    #expect(builds.value == 3)
  }

  @Test func `an override keeps its own instance under an override of a value beside a shared one`() throws {
    let app = try printing()
    let inner = app.overriding { $0.register(Clock.self, Clock.init) }.overriding {
      $0.register((any Log).self, NullLog.init)
    }
    verbose(1) {
      let own = inner.resolveRequired(Printer.self)
      #expect(own.log is NullLog)
      let shared = verbose(0) { (inner.resolveRequired(Printer.self), app.resolveRequired(Printer.self)) }
      #expect(shared.0 === shared.1)
      #expect(inner.resolveRequired(Printer.self) === own)
    }
  }

  @Test func `the inner override reaches a service that the outermost provider created before`() throws {
    let app = try app()
    let suite = suite(over: app)
    let test = test(over: suite)
    _ = app.resolveRequired(Repository.self)
    _ = suite.resolveRequired(Screen.self)
    #expect(test.resolveRequired(Repository.self).log is NullLog)
    #expect(test.resolveRequired(Screen.self).repository.log is NullLog)
    #expect(suite.resolveRequired(Screen.self).repository.log is RealLog)
    #expect(isSame(suite.resolveRequired(Screen.self).repository, app.resolveRequired(Repository.self)))
  }

  @Test func `the inner override reaches a service that the middle provider created before`() throws {
    let app = try app()
    let suite = suite(over: app)
    _ = suite.resolveRequired(Screen.self)
    #expect(test(over: suite).resolveRequired(Screen.self).repository.log is NullLog)
  }

  @Test(arguments: [false, true])
  func `a service that does not depend on the overrides is created once for all nested overrides`(
    isCreatedBefore: Bool
  ) throws {
    let builds = Shared(0)
    let app = try app(builds: builds)
    let outer = test(over: app)
    let inner = test(over: outer)
    if isCreatedBefore { _ = app.resolveRequired(Clock.self) }
    let clocks = [inner, outer, app].map { $0.resolveRequired(Clock.self) }
    #expect(builds.value == 1)
    #expect(Set(clocks.map { ObjectIdentifier($0) }).count == 1)
  }

  @Test func `each of two nested overrides has its own instance of a service that needs the override`() throws {
    let app = try app()
    let outer = test(over: app)
    let inner = test(over: outer)
    let repositories = [inner, outer, app].map { $0.resolveRequired(Repository.self) }
    #expect(Set(repositories.map { ObjectIdentifier($0) }).count == 3)
    #expect(isSame(inner.resolveRequired((any Log).self) as AnyObject, repositories[0].log as AnyObject))
    #expect(isSame(outer.resolveRequired((any Log).self) as AnyObject, repositories[1].log as AnyObject))
  }

  @Test func `an override of a scope reaches a service that the scope created before`() throws {
    let provider = try validatedProvider {
      $0.register((any Log).self, RealLog.init)
        .register(Repository.self, lifetime: .scoped) { provider in
          Repository(log: provider.resolveRequired((any Log).self))
        }
    }
    let scope = provider.makeScope()
    _ = scope.resolveRequired(Repository.self)
    let middle = scope.overriding { $0.register(Clock.self, Clock.init) }
    _ = middle.resolveRequired(Repository.self)
    let inner = middle.overriding { $0.register((any Log).self, NullLog.init) }
    #expect(inner.resolveRequired(Repository.self).log is NullLog)
    #expect(isSame(middle.resolveRequired(Repository.self), scope.resolveRequired(Repository.self)))
  }
}
