import Furnish
import Testing

/// The properties of explanations: which scope an instance belongs to, and why.
struct ExplainingTests {
  private protocol Log: Sendable {}
  private final class RealLog: Log {}
  private final class NullLog: Log {}

  private final class Report: Sendable {
    init(log: any Log) {}
  }

  private final class Editor: Sendable {
    let provider: any ServiceProvider
    init(_ provider: any ServiceProvider) { self.provider = provider }
  }

  private func app() throws -> ServiceScope {
    try validatedProvider {
      $0.register((any Log).self, RealLog.init)
        .register((any Log).self, name: "file", RealLog.init)
        .register(Report.self, lifetime: .scoped, Report.init(log:))
        .register(Editor.self) { provider in Editor(provider) }
    }
  }

  private func quiet(_ provider: ServiceScope) -> ServiceScope {
    provider.overriding { $0.register((any Log).self, fileID: "Tests/Quiet.swift", line: 8, NullLog.init) }
  }

  @Test func `an override of a scope owns the services that depend on it`() throws {
    let scope = try app().makeScope()
    let quiet = quiet(scope)
    #expect(scope.explain(Report.self).owner == .scope(.anonymous(number: 1), because: .lifetime))
    guard case .scope(let owner, because: .override(let contribution)) = quiet.explain(Report.self).owner else {
      Issue.record("the override contributes to the report")
      return
    }
    #expect(owner == .override(of: .anonymous(number: 1), number: 2))
    #expect(contribution.chain.map(\.description) == ["Report", "any Log"])
    #expect(contribution.place.description == "Tests/Quiet.swift:8")
    #expect(!contribution.isDecorator)
  }

  private enum Session: ScopeLevel { typealias Input = Void }

  @Test func `a singleton to which an override of a session contributes belongs to that override`() throws {
    let root = try validatedProvider {
      $0.register((any Log).self, RealLog.init).register(Report.self, Report.init(log:))
        .register(Int.self, lifetime: .scoped(to: Session.self)) { 1 }
    }
    let quiet = quiet(root.makeScope(Session.self, ()))
    let inner = quiet.overriding { $0.register(Double.self) { 1 } }
    for provider in [quiet, quiet.makeScope(), inner] {
      let explanation = provider.explain(Report.self)
      guard case .scope(.override(of: .level, _), because: .override) = explanation.owner else {
        Issue.record("\(explanation)")
        return
      }
    }
  }

  @Test func `an instance belongs to the innermost of the nested overrides that contribute to it`() throws {
    let app = try app()
    let outer = quiet(app)
    let inner = outer.overriding { $0.register(Int.self) { 1 } }
    let explanation = inner.explain((any Log).self)
    let outerScope = try #require(outer.explain(Int.self).requester)
    guard case .scope(outerScope, because: .override) = explanation.owner else {
      Issue.record("\(explanation)")
      return
    }
    #expect(explanation.sharedBy == explanation.requester)
    #expect(explanation.requester != outerScope)
    #expect(explanation.registration?.place?.line == 8)
    #expect(explanation.otherRegistrations.map(\.outcome) == [.earlier])
  }

  @Test(arguments: [false, true])
  func `an instance that stores its provider belongs to the override that it was requested from`(
    isCreatedBefore: Bool
  ) throws {
    let app = try app()
    if isCreatedBefore { _ = app.resolve(Editor.self) }
    let quiet = quiet(app)
    if !isCreatedBefore {
      let undecided = ServiceExplanation.Owner.undecided(innermost: .override(of: .root, number: 1), outermost: .root)
      #expect(quiet.explain(Editor.self).owner == undecided)
    }
    let editor = quiet.resolveRequired(Editor.self)
    #expect(
      quiet.explain(Editor.self).owner == .scope(.override(of: .root, number: 1), because: .requestsLater))
    #expect(!quiet.explain(Editor.self).dependencies.contains { $0.kind == .requested })
    _ = editor.provider.resolve((any Log).self)
    #expect(quiet.explain(Editor.self).dependencies.map(\.service.description) == ["any Log"])
  }

  @Test func `an opaque service that needs nothing from an override is shared after it is created`() throws {
    let app = try validatedProvider {
      $0.register(Int.self) { provider in provider.resolve(String.self) == nil ? 1 : 2 }
    }
    let quiet = quiet(app)
    _ = quiet.resolve(Int.self)
    let explanation = quiet.explain(Int.self)
    #expect(explanation.owner == .scope(.root, because: .lifetime))
    #expect(explanation.sharedBy == .override(of: .root, number: 1))
    #expect(explanation.state == .created(number: 1))
    #expect(explanation.dependencies.map(\.service.description) == ["String"])
  }

  @Test func `a scope over an override stores singletons in the override`() throws {
    let quiet = quiet(try app())
    let explanation = quiet.makeScope().explain((any Log).self)
    guard case .scope(.override(of: .root, _), because: .override) = explanation.owner else {
      Issue.record("\(explanation)")
      return
    }
    #expect(explanation.sharedBy == nil)
  }

  @Test func `a scoped service that is requested from the root is explained without an owner`() throws {
    let explanation = try app().explain(Report.self)
    #expect(explanation.owner == nil)
    #expect(explanation.registration != nil)
    #expect(explanation.problem?.rule == "scoped-from-root")
  }

  @Test func `a service with a name is explained without the registrations that have no name`() throws {
    let explanation = try app().explain((any Log).self, name: "file")
    #expect(explanation.service.registrationName == "file")
    #expect(explanation.otherRegistrations.isEmpty)
    #expect(explanation.problem == nil)
  }

  @Test func `a missing service lists the similar registrations`() throws {
    let explanation = try app().explain((any Log).self, name: "files")
    #expect(explanation.registration == nil)
    #expect(explanation.problem?.rule == "missing-service")
    #expect(explanation.problem?.notes.count == 2)
  }

  @Test func `explaining creates nothing`() throws {
    let app = try validatedProvider {
      $0.register(Int.self) { () -> Int in
        Issue.record("explaining created the service")
        return 1
      }
      .register(Double.self, lifetime: .transient) { () -> Double in
        Issue.record("explaining created the service")
        return 1
      }
    }
    let quiet = quiet(app)
    for provider in [app, quiet, quiet.makeScope()] {
      #expect(provider.explain(Int.self).state == .notCreated)
      #expect(provider.explain(Double.self).owner == .transient)
    }
  }

  @Test func `an instance is being created while its recipe runs`() throws {
    let app = try validatedProvider {
      $0.register(String.self) { provider in "\(provider.explain(String.self).state == .beingCreated)" }
    }
    #expect(app.resolve(String.self) == "true")
    #expect(app.explain(String.self).dependencies.isEmpty)
  }

  @Test func `a stored provider explains that its scope was released`() throws {
    var app: ServiceScope? = try app()
    let editor = app?.resolve(Editor.self)
    app = nil
    #expect(editor?.provider.explain((any Log).self).problem?.rule == "scope-gone")
  }

  @Test func `a closed scope is explained as closed`() async throws {
    let app = try app()
    _ = app.resolve((any Log).self)
    try await app.close()
    #expect(app.explain((any Log).self).state == .closed)
    #expect(app.explain(Editor.self).state == .notCreated)
    #expect(app.explain((any Log).self).problem?.rule == "scope-closed")
  }

  @Test func `an instance that was passed in is explained as passed in`() throws {
    let app = try validatedProvider { $0.register((any Log).self, instance: NullLog()) }
    #expect(app.explain((any Log).self).state == .passedIn)
    #expect(quiet(app).explain((any Log).self).state == .notCreated)
  }

  @Test func `a weak service exists while other objects hold it`() throws {
    let app = try validatedProvider { $0.register(NullLog.self, lifetime: .weak, NullLog.init) }
    var log = app.resolve(NullLog.self)
    #expect(app.explain(NullLog.self).state == .created(number: nil))
    withExtendedLifetime(log) {}
    log = nil
    #expect(app.explain(NullLog.self).state == .notCreated)
  }

  @Test func `any ServiceProvider can explain its services`() throws {
    let app: any ServiceProvider = try app()
    #expect(app.explain((any Log).self).requester == .root)
  }

  private struct `A type. With a sentence`: Sendable {}

  @Test func `a type whose name is a sentence is explained with its whole name`() throws {
    let app = try validatedProvider { $0.register(`A type. With a sentence`.self) { `A type. With a sentence`() } }
    _ = app.resolve(`A type. With a sentence`.self)
    let text = app.explain(`A type. With a sentence`.self).description
    #expect(text.hasPrefix("`A type. With a sentence`, requested from the root:\n"))
    #expect(text.contains("of type `A type. With a sentence`:"))
  }
}
