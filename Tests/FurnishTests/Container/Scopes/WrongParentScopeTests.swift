import Furnish
import Testing

/// Levels that are opened in a scope of another level than their parent, which stops the program.
@Suite struct WrongParentScopeTests {
  fileprivate enum Session: ScopeLevel {}
  fileprivate enum Screen: ScopeLevel { typealias Parent = Session }

  private static func root() throws -> ServiceScope {
    let container = ServiceContainer()
    try container.services.register(Int.self, lifetime: .scoped(to: Screen.self)) { () in 1 }
    return try container.validated()
  }

  @Test func `a level of another level that is opened at the root stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try Self.root().makeScope(Screen.self)
    }
    #expect(
      standardError(result).contains(
        """
        Screen opens in a scope of Session, and was opened in the root.
          where: FurnishTests.WrongParentScopeTests.Screen
          fix:   open it in a scope of Session, `provider.makeScope(Session.self).makeScope(Screen.self)`, \
        or remove `Parent` from Screen.
        """))
  }

  @Test func `a level of the root that is opened in a scope of another level stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try Self.root().makeScope(Session.self).makeScope(Screen.self).makeScope(Session.self)
    }
    #expect(
      standardError(result).contains(
        """
        Session opens from the root, and was opened in a scope of Screen.
          where: FurnishTests.WrongParentScopeTests.Session
          fix:   open it from the root, `provider.makeScope(Session.self)`, or declare `typealias Parent = Screen` \
        in Session.
        """))
  }

  @Test func `a level that is opened in a plain scope of its parent belongs to its parent`() async throws {
    let screen = try Self.root().makeScope(Session.self).makeScope().makeScope(Screen.self)
    #expect(screen.resolveRequired(Int.self) == 1)
  }
}
