import Furnish
import Testing

private enum Route: Hashable, Sendable { case home, search, about }

private protocol Handler: Sendable { var page: String { get } }
private struct Home: Handler { let page = "home" }
private struct Search: Handler {
  let index: Index
  var page: String { "search \(index.words)" }
}
private struct Framed: Handler {
  let inner: any Handler
  var page: String { "<\(inner.page)>" }
}
private final class Index: Sendable {
  let words = 3
}
private final class Router: Sendable {
  let handlers: [Route: any Handler]
  init(handlers: [Route: any Handler]) { self.handlers = handlers }
}
@MainActor private final class Window {}

private func register(in services: any ServiceCollection) {
  services
    .register((any Handler).self, key: Route.home, Home.init)
    .register((any Handler).self, key: Route.search, Search.init(index:))
    .register(Index.self, Index.init)
}

private func pages(_ handlers: [Route: any Handler]) -> [Route: String] { handlers.mapValues(\.page) }

/// A collection and provider that stores registrations, and resolves those without a key.
private final class Shelf: ServiceCollection, ScopedProvider, @unchecked Sendable {
  private(set) var registrations: [ServiceRegistration] = []

  func add(_ registration: ServiceRegistration) { registrations.append(registration) }
  func makeScope() -> Shelf { self }
  func close() {}

  func find<T>(_ request: ServiceRequest<T>) throws -> T? {
    let last = registrations.last { $0.service == T.self && $0.name == request.name && $0.key == nil }
    return try last?.make(T.self, using: self)
  }

  func findAll<T>(_ request: ServiceRequest<T>) throws -> [T] {
    try find(request).map { [$0] } ?? []
  }
}

struct KeyedServicesTests {
  @Test func `services under keys are resolved as a dictionary`() throws {
    let provider = try validatedProvider(register)
    #expect(pages(provider.resolveAll((any Handler).self, by: Route.self)) == [.home: "home", .search: "search 3"])
    #expect(pages(provider.resolveAll(by: Route.self)) == [.home: "home", .search: "search 3"])
  }

  @Test func `a parameter of a dictionary type receives the services under keys of that type`() throws {
    let provider = try validatedProvider {
      register(in: $0)
      $0.register(Router.self, Router.init(handlers:))
    }
    #expect(pages(provider.resolveRequired(Router.self).handlers) == [.home: "home", .search: "search 3"])
  }

  @Test func `a dictionary is empty if no service is registered under such keys`() throws {
    let provider = try validatedProvider {
      register(in: $0)
      $0.register(Router.self, Router.init(handlers:)).register(Int.self) { (all: [String: any Handler]) in all.count }
    }
    #expect(provider.resolve(Int.self) == 0)
    #expect(provider.resolveAll((any Handler).self, by: Int.self).isEmpty)
    #expect(provider.resolveAll(Index.self, by: Route.self).isEmpty)
  }

  @Test func `a service under a key is not found without the key`() throws {
    let provider = try validatedProvider(register)
    #expect(provider.resolve((any Handler).self) == nil)
    #expect(provider.resolveAll((any Handler).self).isEmpty)
  }

  @Test func `services under keys keep their lifetime`() throws {
    let provider = try validatedProvider {
      $0.register(Index.self, key: "shared", Index.init)
      $0.register(Index.self, key: "new", lifetime: .transient, Index.init)
      $0.register(Index.self, key: "given", instance: Index())
    }
    let (first, second) = (
      provider.resolveAll(Index.self, by: String.self), provider.resolveAll(Index.self, by: String.self)
    )
    #expect(first.count == 3)
    #expect(isSame(first["shared"], second["shared"]))
    #expect(isSame(first["given"], second["given"]))
    #expect(!isSame(first["new"], second["new"]))
  }

  @Test func `services may have a name as well as a key`() throws {
    let provider = try validatedProvider {
      $0.register((any Handler).self, name: "site", key: Route.home, Home.init)
    }
    #expect(provider.resolveAll((any Handler).self, by: Route.self).isEmpty)
    #expect(pages(provider.resolveAll((any Handler).self, by: Route.self, name: "site")) == [.home: "home"])
  }

  @Test func `validation finds the missing dependency of a service under a key`() throws {
    let container = try unbuiltContainer {
      $0.register((any Handler).self, key: Route.search, Search.init(index:))
      $0.register(Router.self, Router.init(handlers:))
    }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["missing-service"])
    #expect(error?.findings.first?.chain.last?.description == "Index")
  }

  private enum Door: Hashable, Sendable { case front }

  @Test func `a key of a private type is printed without the address of the type`() throws {
    let container = try unbuiltContainer {
      $0.register((any Handler).self, key: Door.front, Home.init)
      $0.register((any Handler).self, key: Door.front, Home.init)
    }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(
      error?.findings.first?.message
        == "any Handler is registered twice under the key Door.front.")
    #expect(
      error?.findings.first?.fix == """
        remove one of them, or say which wins: \
        `services.replacing.register((any Handler).self, key: Door.front) { … }`.
        """)
  }

  @Test func `a service that depends on itself through a dictionary is a cycle`() throws {
    let container = try unbuiltContainer {
      $0.register(Router.self, key: Route.home, Router.init(handlers:))
      $0.register((any Handler).self, key: Route.home) { (routers: [Route: Router]) in Home() }
    }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["dependency-cycle"])
  }

  @Test func `replacing and addingIfMissing compare keys`() throws {
    let provider = try validatedProvider {
      register(in: $0)
      $0.replacing.register((any Handler).self, key: Route.search, Home.init)
      $0.addingIfMissing
        .register((any Handler).self, key: Route.home) { (index: Index) in Search(index: index) }
        .register((any Handler).self, key: Route.about, Home.init)
    }
    #expect(
      pages(provider.resolveAll((any Handler).self, by: Route.self)) == [
        .home: "home", .search: "home", .about: "home",
      ])
  }

  @Test func `a decorator with a key wraps the service under that key`() throws {
    let provider = try validatedProvider {
      register(in: $0)
      $0.decorate((any Handler).self, key: Route.home) { (inner: any Handler) in Framed(inner: inner) }
    }
    #expect(pages(provider.resolveAll((any Handler).self, by: Route.self)) == [.home: "<home>", .search: "search 3"])
  }

  @Test func `an overriding provider adds to a dictionary and creates its dependents again`() throws {
    let provider = try validatedProvider {
      register(in: $0)
      $0.register(Router.self, Router.init(handlers:))
    }
    let router = provider.resolveRequired(Router.self)
    let overridden = provider.overriding { $0.register((any Handler).self, key: Route.about, Home.init) }
    #expect(overridden.resolveRequired(Router.self).handlers.count == 3)
    #expect(isSame(provider.resolveRequired(Router.self), router))
    #expect(router.handlers.count == 2)
  }

  @Test func `an opaque recipe can request a dictionary`() throws {
    let provider = try validatedProvider {
      register(in: $0)
      $0.register(Router.self) { provider in
        Router(handlers: provider.resolveAll((any Handler).self, by: Route.self))
      }
    }
    #expect(provider.resolveRequired(Router.self).handlers.count == 2)
    let overridden = provider.overriding { $0.register((any Handler).self, key: Route.about, Home.init) }
    #expect(overridden.resolveRequired(Router.self).handlers.count == 3)
  }

  @Test func `a service that is created asynchronously can have a key`() async throws {
    let provider = try validatedProvider {
      $0.register(Index.self, key: "main") { () async in Index() }
      $0.register(Int.self) { (indices: [String: Index]) async in indices.count }
    }
    #expect(try await provider.require(Int.self) == 1)
  }

  @MainActor @Test func `a service of the main actor can have a key`() throws {
    let provider = try validatedProvider {
      $0.registerOnMainActor(Window.self, key: 1) { Window() }
      $0.registerOnMainActor(Window.self, key: 2) { _ in Window() }
    }
    #expect(Set(provider.resolveAll(Window.self, by: Int.self).keys) == [1, 2])
  }

  @Test func `every form of register stores the key`() {
    let shelf = Shelf()
    shelf
      .register(Home.self, key: Route.home) { Home() }
      .register(Home.self, key: Route.home) { _ in Home() }
      .register(Home.self, key: Route.home, lifetime: .transient) { Home() }
      .register(Home.self, key: Route.home, lifetime: .transient) { _ in Home() }
      .register(Home.self, key: Route.home, lifetime: .transient) {
        (_: Int, _: Int, _: Int, _: Int, _: Int, _: Int, _: Int) in Home()
      }
      .register(Home.self, key: Route.home) { () async in Home() }
      .register(Home.self, key: Route.home) { provider in
        await Task.yield()
        return Home()
      }
      .register(Home.self, key: Route.home, instance: Home())
    #expect(shelf.registrations.count == 8)
    #expect(shelf.registrations.allSatisfy { $0.key as? Route == .home })
  }

  @Test func `a provider of another container finds no services under keys by default, but its override does`() throws {
    let shelf = Shelf()
    register(in: shelf)
    shelf.register(Router.self, Router.init(handlers:))
    #expect(shelf.resolve((any Handler).self) == nil)
    #expect(shelf.resolveRequired(Router.self).handlers.isEmpty)
    let provider: any ServiceProvider = shelf
    #expect(provider.resolveAll((any Handler).self, by: Route.self).isEmpty)
    let overridden = provider.overriding { $0.register((any Handler).self, key: Route.home, Home.init) }
    #expect(pages(overridden.resolveAll((any Handler).self, by: Route.self)) == [.home: "home"])
  }
}
