import Furnish
import Testing

/// Requests for all services of a type, or for those under keys, that throw and that await.
struct RequiringAllTests {
  private enum Route: Hashable, Sendable { case home, search }
  private struct Offline: Error {}

  private protocol Handler: Sendable { var page: String { get } }
  private struct Home: Handler { let page = "home" }
  private struct Search: Handler { let page = "search" }

  @MainActor private final class Window {
    let title: String
    init(_ title: String) { self.title = title }
  }

  private static func provider(_ register: (any ServiceCollection) -> Void = { _ in }) throws -> ServiceScope {
    try validatedProvider {
      $0.register((any Handler).self, key: Route.home, Home.init)
        .register((any Handler).self, Home.init)
      register($0)
    }
  }

  @Test func `a request that throws returns the services under keys`() throws {
    let provider = try Self.provider { $0.register((any Handler).self, key: Route.search, Search.init) }
    let handlers = try provider.requireAll((any Handler).self, by: Route.self)
    #expect(handlers.mapValues(\.page) == [.home: "home", .search: "search"])
    #expect(try provider.requireAll((any Handler).self, by: String.self).isEmpty)
    #expect(try provider.requireAll((any Handler).self, by: Route.self, name: "site").isEmpty)
    #expect(try provider.requireAll((any Handler).self).map(\.page) == ["home"])
    #expect(try provider.requireAll(Int.self).isEmpty)
  }

  @Test func `the error of a recipe is thrown with the place of the call`() throws {
    let provider = try Self.provider {
      $0.register((any Handler).self, key: Route.search, fileID: "App/Main.swift", line: 3) {
        () throws -> any Handler in
        throw Offline()
      }
    }
    let request = { () throws in
      try provider.requireAll((any Handler).self, by: Route.self, fileID: "App/Page.swift", line: 8)
    }
    let error = #expect(throws: ServiceError.self) { try request() }
    #expect(error?.rule == "recipe-failed")
    #expect(error?.underlying is Offline)
  }

  @Test func `a closed scope throws the place of the call`() async throws {
    let provider = try Self.provider()
    try await provider.close()
    let byKey = { () throws in
      _ = try provider.requireAll((any Handler).self, by: Route.self, fileID: "App/Page.swift", line: 8)
    }
    let all = { () throws in _ = try provider.requireAll((any Handler).self, fileID: "App/Page.swift", line: 8) }
    for request in [byKey, all] {
      let error = #expect(throws: ServiceError.self) { try request() }
      #expect(
        error?.description == """
          any Handler is unavailable, because its container was closed.
            where: any FurnishTests.RequiringAllTests.Handler, requested at App/Page.swift:8
            fix:   close the container after the last use of its services, or create another one.
          """)
    }
    await #expect(throws: ServiceError.self) { try await provider.requireAll((any Handler).self, by: Route.self) }
  }

  @Test func `an asynchronous recipe under a key is awaited, and is an error without await`() async throws {
    let provider = try Self.provider {
      $0.register((any Handler).self, key: Route.search) { () async throws in
        await Task.yield()
        return Search()
      }
    }
    let synchronously = { () throws in try provider.requireAll((any Handler).self, by: Route.self) }
    let error = #expect(throws: ServiceError.self) { try synchronously() }
    #expect(error?.rule == "async-in-sync")
    let handlers = try await provider.requireAll((any Handler).self, by: Route.self)
    #expect(handlers.mapValues(\.page) == [.home: "home", .search: "search"])
    #expect(try synchronously().count == 2)
  }

  @Test func `an asynchronous transient service under a key is created at each request`() async throws {
    let provider = try validatedProvider {
      $0.register(Keeper.self, key: 1, lifetime: .transient) { (provider: any ServiceProvider) async in Keeper(provider)
      }
    }
    let (first, second) = (
      try await provider.requireAll(Keeper.self, by: Int.self), try await provider.requireAll(Keeper.self, by: Int.self)
    )
    #expect(first.count == 1)
    #expect(!isSame(first[1], second[1]))
  }

  @Test func `a recipe awaits the services under keys that it requests from its provider`() async throws {
    let provider = try Self.provider {
      $0.register((any Handler).self, key: Route.search) { () async in Search() }
        .register(Int.self) { provider async throws in
          try await provider.requireAll((any Handler).self, by: Route.self).count
        }
    }
    #expect(try await provider.require(Int.self) == 2)
  }

  @Test func `a recipe that requests services under keys is closed before them`() async throws {
    final class Part: Closeable, Sendable {
      let name: String
      init(_ name: String) { self.name = name }
      func close() { Journal.note(name) }
    }
    let closed = try await closings {
      $0.register(Part.self, key: 1) { () async in Part("dependency") }
        .register(Part.self) { provider async throws in
          _ = try await provider.requireAll(Part.self, by: Int.self)
          return Part("dependent")
        }
    } _: {
      _ = try await $0.require(Part.self)
    }
    #expect(closed == ["root", "dependent", "dependency"])
  }

  @MainActor
  @Test func `the main actor requests services that belong to it`() async throws {
    let provider = try validatedProvider {
      $0.registerOnMainActor(Window.self, key: Route.home) { Window("home") }
        .registerOnMainActor(Window.self) { Window("main") }
        .registerOnMainActor(Window.self, name: "later") { Window("later") }
    }
    let synchronously = { @MainActor () throws in
      (try provider.requireAll(Window.self), try provider.requireAll(Window.self, by: Route.self))
    }
    let (all, byKey) = try synchronously()
    #expect(all.map(\.title) == ["main"])
    #expect(byKey.mapValues(\.title) == [.home: "home"])
    #expect(try await provider.requireAll(Window.self, name: "later").map(\.title) == ["later"])
    #expect(try await provider.requireAll(Window.self, by: Route.self).mapValues(\.title) == [.home: "home"])
  }

  @Test func `a service of the main actor that is not Sendable is an error elsewhere`() async throws {
    let provider = try validatedProvider { $0.registerOnMainActor(Desk.self, key: 1) { Desk() } }
    let rule = TestThread.run {
      #expect(throws: ServiceError.self) { try provider.requireAll(Desk.self, by: Int.self) }?.rule
    }
    #expect(rule == "isolation-mismatch")
    #expect(try await provider.requireAll(Desk.self, by: Int.self).count == 1)
  }

  @MainActor private final class Desk: Sendable {}

  @Test func `a request to a closed scope runs no recipe`() async throws {
    let count = Shared(0)
    let provider = try validatedProvider {
      $0.register(Home.self) { Home() }.register((any Handler).self) { (home: Home) async in
        count.withValue { $0 += 1 }
        return home
      }
    }
    let scope = provider.makeScope()
    try await scope.close()
    let preview = scope.overriding { $0.register(Home.self) { Home() } }
    for closed in [scope, preview] {
      let error = await #expect(throws: ServiceError.self) { _ = try await closed.requireAll((any Handler).self) }
      #expect(error?.rule == "scope-closed")
    }
    #expect(count.value == 0)
  }
}
