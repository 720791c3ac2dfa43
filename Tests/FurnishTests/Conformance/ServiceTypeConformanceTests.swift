import Furnish
import Testing

/// The types that may be services, and types that are different services.
struct ServiceTypeConformanceTests {
  private struct Box<Content: Sendable>: Sendable { let content: Content }
  private enum North { struct User: Sendable { let name = "north" } }
  private enum South { struct User: Sendable { let name = "south" } }
  private actor Ledger {
    let page = 7
  }

  @Test func `an interface and its implementation are two services`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register(Candle.self, Candle.init)
    }
    #expect(!isSame(provider.resolve((any Lamp).self), provider.resolve(Candle.self)))
  }

  @Test func `a service that is registered as its own type is not found by its interface`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, Candle.init) }
    #expect(provider.resolve((any Lamp).self) == nil)
  }

  @Test func `a generic type is a service for each argument`() throws {
    let provider = try validatedProvider {
      $0.register(Box<Int>.self) { Box(content: 7) }.register(Box<String>.self) { Box(content: "seven") }
    }
    #expect(provider.resolve(Box<Int>.self)?.content == 7)
    #expect(provider.resolve(Box<String>.self)?.content == "seven")
    #expect(provider.resolve(Box<Bool>.self) == nil)
  }

  @Test func `types with the same name are different services`() throws {
    let provider = try validatedProvider {
      $0.register(North.User.self) { North.User() }.register(South.User.self) { South.User() }
    }
    #expect(provider.resolve(North.User.self)?.name == "north")
    #expect(provider.resolve(South.User.self)?.name == "south")
  }

  @Test func `a function may be a service`() throws {
    let provider = try validatedProvider { services in
      services.register((@Sendable (Int) -> Int).self) { () -> @Sendable (Int) -> Int in { $0 * 2 } }
    }
    #expect(provider.resolve((@Sendable (Int) -> Int).self)?(21) == 42)
  }

  @Test func `a tuple may be a service`() throws {
    let provider = try validatedProvider { $0.register((Int, String).self) { (7, "seven") } }
    #expect(provider.resolveRequired((Int, String).self) == (7, "seven"))
  }

  @Test func `an actor may be a service`() throws {
    let provider = try validatedProvider { $0.register(Ledger.self) { Ledger() } }
    #expect(provider.resolve(Ledger.self)?.page == 7)
  }

  @Test func `an empty type may be a service`() throws {
    let provider = try validatedProvider { $0.register(Darkness.self) { Darkness() } }
    #expect(provider.resolve(Darkness.self) == Darkness())
  }

  @Test func `a large value is returned whole`() throws {
    let provider = try validatedProvider {
      $0.register(Box<(Int, Int, Int, Int, String)>.self) { Box(content: (1, 2, 3, 4, "5")) }
    }
    #expect(provider.resolveRequired(Box<(Int, Int, Int, Int, String)>.self).content == (1, 2, 3, 4, "5"))
  }
}
