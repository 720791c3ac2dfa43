import Furnish
import Testing

/// Synchronous recipes that are isolated to a global actor other than the main actor.
struct ActorRecipesTests {
  @globalActor private actor Shop { static let shared = Shop() }
  @globalActor private actor Depot { static let shared = Depot() }

  @Shop private final class Cart {
    init() { Shop.shared.assertIsolated() }
  }

  private final class Page: Sendable {
    let cart: Cart
    init(cart: Cart) { self.cart = cart }
  }

  private struct Title: Sendable { var text = "cart" }

  @Shop private static func resolved(_ provider: ServiceScope) -> Cart { provider.resolveRequired(Cart.self) }

  @Shop private static func required(_ provider: ServiceScope) async throws -> Cart {
    try await provider.require(Cart.self)
  }

  @Depot private static func requiredInDepot(_ provider: ServiceScope) async throws -> Cart {
    try await provider.require(Cart.self)
  }

  @Test func `an awaited request from any actor runs the recipe on its own actor`() async throws {
    let requests: [@Sendable (ServiceScope) async throws -> Cart] = [
      { try await $0.require(Cart.self) }, { @MainActor in try await $0.require(Cart.self) },
      { try await Self.required($0) }, { try await Self.requiredInDepot($0) }, { await Self.resolved($0) },
    ]
    for request in requests {
      let provider = try validatedProvider { $0.register(Cart.self) { @Shop in Cart() } }
      let cart = try await request(provider)
      #expect(provider.resolveRequired(Cart.self) === cart)
    }
  }

  @Test func `an initializer of an actor is a recipe`() async throws {
    let provider = try validatedProvider { $0.register(Cart.self, lifetime: .transient, Cart.init) }
    let (first, second) = (try await provider.require(Cart.self), try await provider.require(Cart.self))
    #expect(first !== second)
  }

  @Test func `an asynchronous recipe receives a service of an actor`() async throws {
    let provider = try validatedProvider {
      $0.register(Cart.self, lifetime: .transient) { @Shop in Cart() }
        .register(Title.self) { @Shop in Title() }
        .register(Page.self) { (cart: Cart, _: Title) async in Page(cart: cart) }
    }
    _ = try await provider.require(Page.self)
  }

  @Test func `a recipe of the same actor receives a service of the actor`() async throws {
    let provider = try validatedProvider {
      $0.register(Cart.self, lifetime: .transient) { @Shop in Cart() }
        .register(Page.self) { @Shop (cart: Cart) in Page(cart: cart) }
    }
    _ = try await provider.require(Page.self)
  }

  @Test func `start() creates an eager service of an actor`() async throws {
    let container = try unbuiltContainer {
      $0.register(Cart.self, eager: true) { @Shop in Cart() }.register(Page.self, Page.init(cart:))
    }
    try await container.start()
    _ = try container.provider.resolveRequired(Page.self)
  }

  @Test func `under an override, the recipe runs on its actor as well`() async throws {
    let provider = try validatedProvider { $0.register(Cart.self) { @Shop in Cart() } }
    let quiet = provider.overriding { $0.register(Cart.self) { @Shop in Cart() } }
    let (cart, other) = (try await provider.require(Cart.self), try await quiet.require(Cart.self))
    #expect(cart !== other)
  }

  @Test func `requests of many tasks create one instance`() async throws {
    for _ in Rounds.few(20) {
      let provider = try validatedProvider { $0.register(Cart.self) { @Shop in Cart() } }
      let carts = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
        for number in 0..<64 {
          group.addTask {
            if number % 8 == 0 { return ObjectIdentifier(await Self.resolved(provider)) }
            return ObjectIdentifier(try await provider.require(Cart.self))
          }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(carts.count == 1)
    }
  }

  @Test func `a request without await from elsewhere is refused, and the fix awaits it`() async throws {
    let provider = try validatedProvider { $0.register(Cart.self) { @Shop in Cart() } }
    let error = #expect(throws: ServiceError.self) { try Self.requireNow(provider) }
    let lines = try #require(error).description.split(separator: "\n")
    #expect(lines.first == "Cart is bound to the actor Shop, and was requested elsewhere.")
    #expect(lines.last == "  fix:   await it: `try await provider.require(Cart.self)`.")
  }

  private static func requireNow(_ provider: any ServiceProvider) throws -> Cart { try provider.require(Cart.self) }

  @Test func `in an asynchronous recipe, the fix of a request without await is to await it`() async throws {
    let provider = try validatedProvider {
      $0.register(Cart.self) { @Shop in Cart() }.register(Title.self) { () async in Title() }
        .register(Int.self) { (provider: any ServiceProvider) async throws in
          _ = try Self.requireNow(provider)
          return 1
        }
        .register(Page.self) { (provider: any ServiceProvider) async throws in
          func now() throws { _ = try provider.require(Title.self) }
          try now()
          return Page(cart: try await provider.require(Cart.self))
        }
    }
    let bound = await #expect(throws: ServiceError.self) { try await provider.require(Int.self) }
    #expect(
      try #require(bound).description.hasSuffix("\n  fix:   await it: `try await provider.require(Cart.self)`."))
    let awaited = await #expect(throws: ServiceError.self) { try await provider.require(Page.self) }
    #expect(
      try #require(awaited).description.hasSuffix("\n  fix:   await it: `try await provider.require(Title.self)`."))
  }

  @Test func `simultaneous requests of an override run a recipe that takes the provider once`() async throws {
    for _ in Rounds.few(50) {
      let count = Shared(0)
      let provider = try validatedProvider {
        $0.register(Title.self) { Title() }.registerOnMainActor(Cover.self) { provider in
          count.withValue { $0 += 1 }
          return Cover(title: try provider.require(Title.self))
        }
      }
      let preview = provider.overriding { $0.register(Title.self) { Title(text: "preview") } }
      let covers = try await Self.covers(of: [preview, preview])
      #expect(covers.count == 1)
      #expect(count.value == 1)
    }
  }

  @Test func `an override of a value has one instance of a recipe that takes the provider`() async throws {
    for _ in Rounds.few(50) {
      let provider = try validatedProvider {
        $0.register(Title.self) { Title() }.registerOnMainActor(Cover.self) { provider in
          _ = try provider.require(Title.self)
          return Cover(title: Title(text: ServiceValues.current[Language.self]))
        }
      }
      let unrelated = provider.overriding { $0.register(Int.self) { 1 } }
      let covers = try await withServices {
        $0[Language.self] = "de"
      } operation: {
        try await Self.covers(of: [provider, unrelated])
      }
      #expect(covers.count == 1)
    }
  }

  private enum Language: PlainKey { static var value: String { "en" } }

  @MainActor private final class Cover {
    let title: Title
    init(title: Title) { self.title = title }
  }

  /// Returns the identities of the instances that three tasks for each provider receive at the same time.
  private static func covers(of providers: [ServiceScope]) async throws -> Set<ObjectIdentifier> {
    try await withThrowingTaskGroup { group in
      for provider in providers + providers + providers {
        group.addTask { ObjectIdentifier(try await provider.require(Cover.self)) }
      }
      return try await group.reduce(into: []) { $0.insert($1) }
    }
  }
}
