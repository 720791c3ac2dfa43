import Furnish
import Testing

/// Dependencies that have to be awaited, and that may expire before the recipe that requires them receives them.
struct AwaitedTemporaryServicesTests {
  private enum Number: PlainKey { static var value: Int { 0 } }

  private struct Pair: Sendable {
    let first: Instance
    let second: Instance
  }

  @Test func `an asynchronous recipe receives a weak asynchronous service`() async throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, lifetime: .weak) { () async in Instance("weak") }
        .register(Pair.self) { (one: Instance, other: Instance) async in Pair(first: one, second: other) }
    }
    let pair = try await provider.require(Pair.self)
    #expect(pair.first === pair.second)
    #expect(try await provider.require(Instance.self) === pair.first)
  }

  @Test func `stored and transient services receive a weak asynchronous service`() async throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, lifetime: .weak) { () async in Instance("weak") }
        .register(Pair.self) { (one: Instance) async in Pair(first: one, second: one) }
        .register([Pair].self, lifetime: .transient) { (pair: Pair) async in [pair] }
    }
    let pair = try await provider.require(Pair.self)
    #expect(try await provider.require([Pair].self)[0].first === pair.first)
  }

  @Test func `a recipe receives a weak service of the main actor`() async throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, lifetime: .weak) { @MainActor in Instance("weak") }
        .register(Pair.self) { (one: Instance) async in Pair(first: one, second: one) }
    }
    let pair = try await provider.require(Pair.self)
    #expect(try await provider.require(Instance.self) === pair.first)
  }

  @Test func `a decorator receives a weak asynchronous service`() async throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, lifetime: .weak) { () async in Instance("weak") }
        .register(Pair.self) { () async in Pair(first: Instance("own"), second: Instance("own")) }
        .decorate(Pair.self) { (pair: Pair, weak: Instance) in Pair(first: pair.first, second: weak) }
    }
    let pair = try await provider.require(Pair.self)
    #expect(pair.first.name == "own")
    #expect(try await provider.require(Instance.self) === pair.second)
  }

  @Test func `each parameter receives an instance of its own if the lifetime serves no second request`() async throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, lifetime: Once()) { () async in Instance("once") }
        .register(Pair.self) { (one: Instance, other: Instance) async in Pair(first: one, second: other) }
    }
    let pair = try await provider.require(Pair.self)
    #expect(pair.first !== pair.second)
  }

  @Test func `all services of a type are received, though each is weak and awaited`() async throws {
    let provider = try validatedProvider { services in
      for name in ["one", "two", "three"] {
        services.register(Instance.self, lifetime: .weak) { () async in Instance(name) }
      }
      services.register([String].self) { (all: [Instance]) async in all.map(\.name) }
    }
    #expect(try await provider.require([String].self) == ["one", "two", "three"])
    #expect(try await provider.requireAll(Instance.self).map(\.name) == ["one", "two", "three"])
  }

  @Test func `an instance that receives a weak one belongs to the override that the weak one reads`() async throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, lifetime: .weak) { () async in Instance("\(ServiceValues.current[Number.self])") }
        .register(Pair.self) { (one: Instance) async in Pair(first: one, second: one) }
    }
    let overridden = try await withServices {
      $0[Number.self] = 1
    } operation: {
      try await provider.require(Pair.self)
    }
    let plain = try await provider.require(Pair.self)
    #expect(overridden.first.name == "1")
    #expect(plain.first.name == "0")
  }

  @Test func `an overriding provider receives the weak service of the provider below`() async throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, lifetime: .weak) { () async in Instance("below") }
        .register(Pair.self) { (one: Instance) async in Pair(first: one, second: one) }
    }
    let overriding = provider.overriding {
      $0.register([Pair].self) { (pair: Pair, weak: Instance) async in [pair, Pair(first: weak, second: weak)] }
    }
    let pairs = try await overriding.require([Pair].self)
    #expect(pairs[0].first === pairs[1].first)
    #expect(try await provider.require(Pair.self).first === pairs[0].first)
  }

  /// A lifetime that ends with its scope, and that may end before.
  private struct Short: Lifetime {
    let name = "short"
    let sharing = LifetimeSharing.scope
    func stamp() -> Int { 0 }
    func isCurrent(_ stamp: Int) -> Bool { true }
  }

  private struct Handler: Sendable {
    let pair: Pair
    let own: Instance
  }

  @Test func `another scope receives its own instance while a recipe receives an awaited one`() async throws {
    nonisolated(unsafe) var other: ServiceScope?
    let root = try validatedProvider {
      $0.register(Instance.self, lifetime: Short()) { () async in Instance() }
        .register(Pair.self, lifetime: .transient) { (_: any ServiceProvider) throws in
          let instance = try #require(try other?.find(ServiceRequest<Instance>()))
          return Pair(first: instance, second: instance)
        }
        .register(Handler.self, lifetime: .scoped) { () async in
          Handler(pair: Pair(first: Instance(), second: Instance()), own: Instance())
        }
        // The parameters of a decorator are prepared together.
        .decorate(Handler.self) { (_: Handler, pair: Pair, own: Instance) in Handler(pair: pair, own: own) }
    }
    let outside = root.makeScope()
    other = outside
    let expected = try await outside.require(Instance.self)
    let handler = try await root.makeScope().require(Handler.self)
    #expect(handler.pair.first === expected)
    #expect(handler.own !== expected)
  }
}
