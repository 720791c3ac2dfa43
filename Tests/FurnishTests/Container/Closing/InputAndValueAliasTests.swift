import Furnish
import Testing

/// Aliases of a level's input and of values. The scope of the level does not close the input. A value has no identity, and
/// is closed once, by the scope that created it.
struct InputAndValueAliasTests {
  private final class Connection: Closeable, Sendable {
    func close() async throws { Journal.note("closed") }
  }

  private struct Handle: Closeable, Sendable {
    let number: Int
    func close() async throws { Journal.note("closed \(number)") }
  }

  private final class Page: Closeable, Sendable {
    init(connection: Connection) {}
    func close() { Journal.note("page") }
  }

  private enum Session: ScopeLevel { typealias Input = Connection }
  private enum Visit: ScopeLevel { typealias Input = Handle }

  @Test func `an alias of a level's input leaves the input open`() async throws {
    let closed = try await closings {
      $0.register(Connection.self, name: "alias", lifetime: .scoped(to: Session.self)) { (input: Connection) in input }
    } _: {
      let session = $0.makeScope(Session.self, Connection())
      _ = session.resolveRequired(Connection.self, name: "alias")
      try await session.close()
    }
    #expect(closed == ["root"])
  }

  @Test func `a scope that closes another service leaves an aliased input open`() async throws {
    let closed = try await closings {
      $0.register(Page.self, lifetime: .scoped(to: Session.self), Page.init(connection:))
        .register(Connection.self, name: "alias", lifetime: .scoped(to: Session.self)) { (input: Connection) in input }
    } _: {
      let session = $0.makeScope(Session.self, Connection())
      _ = (session.resolveRequired(Page.self), session.resolveRequired(Connection.self, name: "alias"))
      try await session.close()
    }
    #expect(closed == ["page", "root"])
  }

  @Test func `an alias in an inner scope leaves the input of the session open`() async throws {
    let closed = try await closings {
      $0.addLevel(Session.self)
        .register(Connection.self, name: "alias", lifetime: .scoped) { (input: Connection) in input }
    } _: {
      let session = $0.makeScope(Session.self, Connection())
      let inner = session.makeScope()
      _ = inner.resolveRequired(Connection.self, name: "alias")
      try await inner.close()
    }
    #expect(closed == ["root"])
  }

  @Test func `an alias of an input that is a value leaves the input open`() async throws {
    let closed = try await closings {
      $0.register((any Closeable & Sendable).self, lifetime: .scoped(to: Visit.self)) { (input: Handle) in input }
    } _: {
      let visit = $0.makeScope(Visit.self, Handle(number: 1))
      _ = visit.resolveRequired((any Closeable & Sendable).self)
      try await visit.close()
    }
    #expect(closed == ["root"])
  }

  @Test func `a value under several registrations of a scope is closed once`() async throws {
    let closed = try await closings {
      $0.register(Handle.self) { Handle(number: 1) }
        .register(Handle.self, name: "alias") { (handle: Handle) in handle }
        .register((any Closeable & Sendable).self) { (handle: Handle) in handle }
    } _: {
      _ = $0.resolveRequired(Handle.self, name: "alias")
      _ = $0.resolveRequired((any Closeable & Sendable).self)
    }
    #expect(closed == ["root", "closed 1"])
  }

  @Test func `an alias of a value in an override leaves the value open`() async throws {
    let closed = try await closings {
      $0.register(Handle.self) { Handle(number: 1) }
    } _: {
      let override = $0.overriding {
        $0.register((any Closeable & Sendable).self) { (handle: Handle) in handle }
      }
      _ = override.resolveRequired((any Closeable & Sendable).self)
      try await override.close()
    }
    #expect(closed == ["root", "closed 1"])
  }

  private enum NumberKey: ServiceKey {
    static var defaultValue: Int { 1 }
    static var testValue: Int { 1 }
  }

  @Test func `an alias in an override leaves a value open that depends on a service value`() async throws {
    let closed = try await closings {
      $0.register(Handle.self) { Handle(number: ServiceValues.current[NumberKey.self]) }
    } _: {
      let override = $0.overriding {
        $0.register((any Closeable & Sendable).self) { (handle: Handle) in handle }
      }
      _ = override.resolveRequired((any Closeable & Sendable).self)
      try await override.close()
    }
    #expect(closed == ["root", "closed 1"])
  }

  @Test func `two equal values of two recipes are both closed`() async throws {
    let closed = try await closings {
      $0.register(Handle.self) { Handle(number: 1) }
        .register(Handle.self, name: "other") { Handle(number: 1) }
    } _: {
      _ = ($0.resolveRequired(Handle.self), $0.resolveRequired(Handle.self, name: "other"))
    }
    #expect(closed == ["root", "closed 1", "closed 1"])
  }

  @Test func `a value is closed once if an alias requests it from the provider`() async throws {
    let closed = try await closings {
      $0.register(Handle.self) { Handle(number: 1) }
        .register(Handle.self, name: "alias") { provider in provider.resolveRequired(Handle.self) }
    } _: {
      _ = $0.resolveRequired(Handle.self, name: "alias")
    }
    #expect(closed == ["root", "closed 1"])
  }

  @Test func `values without properties are closed for each registration`() async throws {
    struct Empty: Closeable, Sendable {
      func close() { Journal.note("empty") }
    }
    let closed = try await closings {
      $0.register(Empty.self) { Empty() }
        .register(Empty.self, name: "other") { (_: Empty) in Empty() }
    } _: {
      _ = $0.resolveRequired(Empty.self, name: "other")
    }
    #expect(closed == ["root", "empty", "empty"])
  }
}
