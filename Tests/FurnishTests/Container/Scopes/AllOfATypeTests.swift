import Furnish
import Testing

/// Requests for all services of a type in a level whose input has that type.
struct AllOfATypeTests {
  private enum Session: ScopeLevel { typealias Input = String }

  private enum Screen: ScopeLevel {
    typealias Parent = Session
    typealias Input = String
  }

  private struct Names: Sendable {
    let all: [String]
  }

  private func app() throws -> ServiceScope {
    try validatedProvider {
      $0.addLevel(Screen.self).register(String.self) { "registered" }
        .register(Names.self, lifetime: .scoped) { (all: [String]) in Names(all: all) }
    }
  }

  @Test func `the inputs of the open levels follow the registrations, the innermost last`() throws {
    let screen = try app().makeScope(Session.self, "Ada").makeScope(Screen.self, "settings")
    #expect(screen.resolveAll(String.self) == ["registered", "Ada", "settings"])
    #expect(screen.resolveRequired(Names.self).all == ["registered", "Ada", "settings"])
    #expect(screen.resolveRequired(String.self) == "settings")
  }

  @Test func `an anonymous scope finds the inputs of the levels around it, and the root none`() throws {
    let app = try app()
    #expect(app.makeScope(Session.self, "Ada").makeScope().resolveAll(String.self) == ["registered", "Ada"])
    #expect(app.resolveAll(String.self) == ["registered"])
  }

  @Test func `a registration that an override adds takes the place of the input`() throws {
    let session = try app().makeScope(Session.self, "Ada")
    let test = session.overriding { $0.register(String.self) { "Grace" } }
    #expect(test.resolveAll(String.self) == ["registered", "Grace"])
  }
}
