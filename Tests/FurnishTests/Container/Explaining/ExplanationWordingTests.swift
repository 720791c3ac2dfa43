import Furnish
import FurnishTesting
import Testing

/// The texts of explanations, word for word.
struct ExplanationWordingTests {
  private protocol Log: Sendable {}
  private struct RealLog: Log {}
  private struct NullLog: Log {}
  private struct LoudLog: Log { init(_ log: any Log) {} }
  private struct Report: Sendable { init(log: any Log) {} }
  private struct Page: Sendable { init(report: Report, later: Lazy<Int>) {} }
  @MainActor private final class Screen {}
  private enum Session: ScopeLevel { typealias Input = String }

  private func app() throws -> ServiceScope {
    try validatedProvider {
      $0.register((any Log).self, fileID: "App/Wiring.swift", line: 1, RealLog.init)
        .register(Report.self, fileID: "App/Wiring.swift", line: 2, Report.init(log:))
        .register(Double.self, lifetime: .scoped(to: Session.self), fileID: "App/Wiring.swift", line: 3) { 1 }
        .register(UInt.self, lifetime: .scoped, fileID: "App/Wiring.swift", line: 4) { 1 }
    }
  }

  private func quiet(_ provider: ServiceScope) -> ServiceScope {
    provider.overriding { $0.register((any Log).self, fileID: "Tests/Quiet.swift", line: 8, NullLog.init) }
  }

  private enum Route: Hashable { case home, missing }

  @Test func `a service under a key is explained with the type of the key`() throws {
    let provider = try validatedProvider {
      $0.register((any Log).self, fileID: "App/Wiring.swift", line: 1, RealLog.init)
        .register((any Log).self, key: Route.home, fileID: "App/Wiring.swift", line: 2, NullLog.init)
    }
    _ = provider.resolveAll((any Log).self, by: Route.self)
    #expect(
      provider.explain((any Log).self, key: Route.home).description == """
        [Route: any Log], requested from the root:
          It is registered at App/Wiring.swift:2 with the lifetime singleton.
          The instance belongs to the root, because of its lifetime.
          The instance exists, of type NullLog: number 1 that its scope created.
        """)
    #expect(
      provider.explain(Int.self, key: Route.home).description == """
        [Route: Int], requested from the root:
          [Route: Int] is not registered.
            where: [FurnishTests.ExplanationWordingTests.Route: Swift.Int]
            fix:   add `services.register(Int.self, key: …) { … }`.
        """)
    #expect(provider.explain((any Log).self, key: Route.missing).problem?.rule == "missing-service")
  }

  @Test func `a singleton is explained with its scope and its dependencies`() throws {
    let app = try app()
    #expect(
      app.explain(Report.self).description == """
        Report, requested from the root:
          It is registered at App/Wiring.swift:2 with the lifetime singleton.
          The instance belongs to the root, because of its lifetime.
          The instance has not been created yet.
          It depends on any Log.
        """)
    _ = app.resolve(Report.self)
    #expect(
      app.explain((any Log).self).description == """
        any Log, requested from the root:
          It is registered at App/Wiring.swift:1 with the lifetime singleton.
          The instance belongs to the root, because of its lifetime.
          The instance exists, of type RealLog: number 1 that its scope created.
        """)
  }

  @Test func `a service that depends on an override is explained with the path to it`() throws {
    let quiet = quiet(try app())
    _ = quiet.resolve(Report.self)
    #expect(
      quiet.explain(Report.self).description == """
        Report, requested from override 1 of the root:
          It is registered at App/Wiring.swift:2 with the lifetime singleton.
          The instance belongs to override 1 of the root, which registers any Log at Tests/Quiet.swift:8: \
        Report → any Log.
          The instance exists, of type Report: number 2 that its scope created.
          It depends on any Log.
        """)
    #expect(
      quiet.explain((any Log).self).description == """
        any Log, requested from override 1 of the root:
          It is registered at Tests/Quiet.swift:8 with the lifetime singleton.
          The registration at App/Wiring.swift:1 does not answer, because a later one does; \
        `resolveAll` returns it, too.
          The instance belongs to override 1 of the root, which registers any Log at Tests/Quiet.swift:8.
          The instance exists, of type NullLog: number 1 that its scope created.
        """)
  }

  @Test func `a service that an override shares is explained with the reason`() throws {
    let other = try app().overriding { $0.register(Int.self) { 1 } }
    #expect(
      other.explain(Report.self).description == """
        Report, requested from override 1 of the root:
          It is registered at App/Wiring.swift:2 with the lifetime singleton.
          The instance belongs to the root, because of its lifetime.
          Override 1 of the root shares the instance, because the service depends on nothing that differs there.
          The instance has not been created yet.
          It depends on any Log.
        """)
  }

  @Test func `a service whose scope is undecided is explained with both possible scopes`() throws {
    let app = try validatedProvider {
      $0.register((any Log).self, RealLog.init)
        .register(Report.self, fileID: "App/Wiring.swift", line: 2) { Report(log: $0.resolveRequired((any Log).self)) }
    }
    let quiet = quiet(app)
    #expect(
      quiet.explain(Report.self).description == """
        Report, requested from override 1 of the root:
          It is registered at App/Wiring.swift:2 with the lifetime singleton.
          Its recipe takes the provider.
          The instance will belong to override 1 of the root if it depends on a service that differs there, and \
        otherwise to the root: a recipe that takes the provider shows its dependencies when it runs.
          The instance has not been created yet.
        """)
    _ = quiet.resolve(Report.self)
    #expect(
      quiet.explain(Report.self).description == """
        Report, requested from override 1 of the root:
          It is registered at App/Wiring.swift:2 with the lifetime singleton.
          Its recipe takes the provider.
          The instance belongs to override 1 of the root, which registers any Log at Tests/Quiet.swift:8: \
        Report → any Log.
          The instance exists, of type Report: number 2 that its scope created.
          It requested from its provider: any Log.
        """)
  }

  @Test func `decorators and unused registrations are listed`() throws {
    let app = try validatedProvider {
      $0.register((any Log).self, fileID: "App/Wiring.swift", line: 1, RealLog.init)
      $0.replacing.register((any Log).self, fileID: "App/Wiring.swift", line: 2, RealLog.init)
      $0.addingIfMissing.register((any Log).self, fileID: "App/Wiring.swift", line: 3, RealLog.init)
      $0.decorate((any Log).self, fileID: "App/Wiring.swift", line: 4, LoudLog.init)
    }
    let loud = app.overriding { $0.decorate((any Log).self, fileID: "Tests/Loud.swift", line: 5, LoudLog.init) }
    #expect(
      loud.explain((any Log).self).description == """
        any Log, requested from override 1 of the root:
          It is registered at App/Wiring.swift:2 with the lifetime singleton, replacing earlier registrations.
          It is decorated at App/Wiring.swift:4 and Tests/Loud.swift:5.
          The registration at App/Wiring.swift:1 was replaced.
          The registration at App/Wiring.swift:3 was not added, because the service was registered before.
          The instance belongs to override 1 of the root, which decorates any Log at Tests/Loud.swift:5.
          The instance has not been created yet.
        """)
  }

  @Test func `levels and their inputs are named`() throws {
    let app = try app()
    let session = app.makeScope(Session.self, "Ada")
    #expect(
      session.makeScope().explain(Double.self).description == """
        Double, requested from scope 1:
          It is registered at App/Wiring.swift:3 with the lifetime scoped to Session.
          The instance belongs to scope 2 of Session, because of its lifetime.
          The instance has not been created yet.
        """)
    #expect(
      session.explain(String.self).description == """
        String, requested from scope 2 of Session:
          It is the input of the level Session.
          The instance belongs to scope 2 of Session, because of its lifetime.
          The instance was passed in, of type String.
        """)
  }

  @Test func `a missing service is explained in the text of the rule`() throws {
    let app = try app()
    let missing = try #require(throws: ServiceError.self) { try app.require(RealLog.self) }
    let text = app.explain(RealLog.self).description
    #expect(text.hasPrefix("RealLog, requested from the root:\n  \(missing.finding.message)\n    where: "))
    #expect(text.hasSuffix("\n    fix:   \(missing.finding.fix)"))
    let near = app.explain((any Log).self, name: "file").description
    #expect(near.hasSuffix("\n    note:  any Log is registered without a name. (App/Wiring.swift:1)"))
  }

  @Test func `an instance of a closed scope is explained as closed`() async throws {
    let scope = try app().makeScope()
    _ = scope.resolve(UInt.self)
    try await scope.close()
    #expect(
      scope.explain(UInt.self).description.hasPrefix(
        """
        UInt, requested from scope 1:
          It is registered at App/Wiring.swift:4 with the lifetime scoped.
          The instance belongs to scope 1, because of its lifetime.
          The instance was closed with its scope.
          UInt is unavailable, because its scope was closed.
        """))
  }

  @Test func `an explanation reports that a provider cannot be inspected`() {
    #expect(
      EmptyProvider().explain(Int.self).description == """
        Int:
          EmptyProvider does not show its registrations: only a provider of a ServiceContainer does.
        """)
  }

  @Test func `an override of a provider that cannot be inspected explains its own registrations`() {
    let provider = (EmptyProvider() as any ServiceProvider).overriding {
      $0.register((any Log).self, fileID: "Tests/Quiet.swift", line: 8, NullLog.init)
    }
    #expect(provider.explain((any Log).self).registration?.place?.line == 8)
    #expect(provider.explain(Int.self) == EmptyProvider().explain(Int.self))
  }

  @Test func `an explanation states overridden values, isolation and the transient lifetime`() throws {
    let app = try validatedProvider {
      $0.register(Int.self, fileID: "App/Wiring.swift", line: 1) { ServiceValues.current[SizeKey.self] }
        .register(Page.self, lifetime: .transient, fileID: "App/Wiring.swift", line: 2, Page.init(report:later:))
        .register(Report.self) { Report(log: NullLog()) }
        .register(Bool.self) { () async in true }
        .registerOnMainActor(Screen.self) { Screen() }
    }
    withServices {
      $0[SizeKey.self] = 3
    } operation: {
      _ = app.resolve(Int.self)
      #expect(app.explain(Int.self).description.contains("\n  It lives with the overrides of these values: SizeKey."))
    }
    #expect(!app.explain(Int.self).description.contains("SizeKey"))
    #expect(
      app.explain(Page.self).description == """
        Page, requested from the root:
          It is registered at App/Wiring.swift:2 with the lifetime transient.
          Each request creates an instance, which belongs to the requester.
          It depends on Report.
          It requests later: Int.
        """)
    #expect(app.explain(Screen.self).description.contains("\n  Its recipe runs on the main actor.\n"))
    #expect(app.explain(Bool.self).description.contains("\n  Its recipe is asynchronous.\n"))
  }
}

private enum SizeKey: ServiceKey { static var defaultValue: Int { 1 } }

private final class EmptyProvider: ScopedProvider {
  func find<T>(_ request: ServiceRequest<T>) -> T? { nil }
  func findAll<T>(_ request: ServiceRequest<T>) -> [T] { [] }
  func makeScope() -> EmptyProvider { self }
  func close() {}
}
