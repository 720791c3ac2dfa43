import Furnish
import Testing

/// Overrides that register a service in the place of a level's input.
struct OverridingInputTests {
  private enum Session: ScopeLevel { typealias Input = User }

  private enum Screen: ScopeLevel { typealias Parent = Session }

  private struct User: Sendable, Equatable {
    let name: String
  }

  private final class Cart: Sendable {
    let user: User
    init(user: User) { self.user = user }
  }

  private static func makeProvider() throws -> ServiceScope {
    try validatedProvider {
      $0.register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(user:)).addLevel(Screen.self)
    }
  }

  @Test func `an override inside a level takes the place of its input`() throws {
    let session = try Self.makeProvider().makeScope(Session.self, User(name: "Ada"))
    let test = session.overriding { $0.register(User.self) { User(name: "Test") } }
    #expect(test.resolveRequired(User.self).name == "Test")
    #expect(test.resolveRequired(Cart.self).user.name == "Test")
    #expect(session.resolveRequired(Cart.self).user.name == "Ada")
  }

  @Test func `a level that is opened from the override uses the overridden input`() throws {
    let session = try Self.makeProvider().makeScope(Session.self, User(name: "Ada"))
    let test = session.overriding { $0.replacing.register(User.self, instance: User(name: "Test")) }
    let screen = test.makeScope(Screen.self)
    #expect(screen.resolveRequired(User.self).name == "Test")
    #expect(screen.overriding { _ in }.resolveRequired(Cart.self).user.name == "Test")
  }

  @Test func `an override outside of a level does not replace its input`() throws {
    let test = try Self.makeProvider().overriding { $0.register(User.self) { User(name: "Test") } }
    let session = test.makeScope(Session.self, User(name: "Ada"))
    #expect(test.resolveRequired(User.self).name == "Test")
    #expect(session.resolveRequired(User.self).name == "Ada")
    #expect(session.resolveRequired(Cart.self).user.name == "Ada")
  }

  @Test func `a registration that an override adds if missing does not replace the input`() throws {
    let session = try Self.makeProvider().makeScope(Session.self, User(name: "Ada"))
    let test = session.overriding { $0.addingIfMissing.register(User.self) { User(name: "Test") } }
    #expect(test.resolveRequired(User.self).name == "Ada")
  }

  @Test func `an explanation names the registration that took the place of an input`() throws {
    let session = try Self.makeProvider().makeScope(Session.self, User(name: "Ada"))
    let test = session.overriding { $0.register(User.self) { User(name: "Test") } }
    #expect(test.explain(User.self).registration?.isInput == false)
    #expect(session.explain(User.self).registration?.isInput == true)
  }
}
