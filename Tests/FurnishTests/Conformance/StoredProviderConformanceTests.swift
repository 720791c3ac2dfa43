import Furnish
import Testing

/// Services that store the provider they were created with.
struct StoredProviderConformanceTests {
  @Test func `a singleton that stores its provider does not retain the container`() throws {
    var provider: ServiceScope? = try validatedProvider { $0.register(Keeper.self) { Keeper($0) } }
    let reference = Weak(provider)
    let keeper = Weak(provider?.resolve(Keeper.self))
    #expect(!keeper.isReleased)
    provider = nil
    #expect(reference.isReleased)
    #expect(keeper.isReleased)
  }

  @Test func `a scoped service that stores its provider does not retain its scope`() throws {
    let root = try validatedProvider { $0.register(Keeper.self, lifetime: .scoped) { Keeper($0) } }
    var scope: ServiceScope? = root.makeScope()
    let reference = Weak(scope)
    _ = scope?.resolve(Keeper.self)
    scope = nil
    #expect(reference.isReleased)
  }

  @Test func `a transient that stores its provider retains the container`() throws {
    var provider: ServiceScope? = try validatedProvider {
      $0.register(Keeper.self, lifetime: .transient) { Keeper($0) }.register(Candle.self, Candle.init)
    }
    let keeper = try #require(provider?.resolve(Keeper.self))
    provider = nil
    #expect(keeper.provider.resolve(Candle.self) != nil)
  }

  @Test func `a transient inside of a singleton does not retain the container`() throws {
    var provider: ServiceScope? = try validatedProvider {
      $0.register(Keeper.self, lifetime: .transient) { Keeper($0) }
      $0.register([Keeper].self) { provider in [provider.resolveRequired(Keeper.self)] }
    }
    let reference = Weak(provider)
    _ = provider?.resolve([Keeper].self)
    provider = nil
    #expect(reference.isReleased)
  }

  @Test func `a request after the end of the scope is an error`() throws {
    var scope: ServiceScope? = try validatedProvider { $0.register(Keeper.self, lifetime: .scoped) { Keeper($0) } }
      .makeScope()
    let keeper = try #require(scope?.resolve(Keeper.self))
    scope = nil
    let error = #expect(throws: ServiceError.self) { try keeper.provider.require(Keeper.self) }
    #expect(error?.rule == "scope-gone")
  }
}
