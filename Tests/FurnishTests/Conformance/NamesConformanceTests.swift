import Furnish
import Testing

/// Several services of one type, distinguished by names.
struct NamesConformanceTests {
  @Test func `a service is found by its name`() throws {
    let provider = try validatedProvider { $0.register((any Lamp).self, name: "hall", Candle.init) }
    #expect(provider.resolve((any Lamp).self, name: "hall")?.label == "candle")
  }

  @Test func `a service with a name is not found without it`() throws {
    let provider = try validatedProvider { $0.register((any Lamp).self, name: .hall, Candle.init) }
    #expect(provider.resolve((any Lamp).self) == nil)
  }

  @Test func `a service without a name is not found by a name`() throws {
    let provider = try validatedProvider { $0.register((any Lamp).self, Candle.init) }
    #expect(provider.resolve((any Lamp).self, name: .hall) == nil)
  }

  @Test func `a service with a name is not found by another name`() throws {
    let provider = try validatedProvider { $0.register((any Lamp).self, name: .hall, Candle.init) }
    #expect(provider.resolve((any Lamp).self, name: .attic) == nil)
  }

  @Test func `a name is the same however it is written`() throws {
    let provider = try validatedProvider { $0.register((any Lamp).self, name: .hall, Candle.init) }
    let lamp = provider.resolve((any Lamp).self, name: .hall)
    #expect(isSame(provider.resolve((any Lamp).self, name: "hall"), lamp))
    #expect(isSame(provider.resolve((any Lamp).self, name: ServiceName(["ha", "ll"].joined())), lamp))
  }

  @Test func `an empty name is a name`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, name: "", Candle.init) }
    #expect(provider.resolve(Candle.self) == nil)
    #expect(provider.resolve(Candle.self, name: "") != nil)
  }

  @Test func `services of several types may share a name`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, name: .hall, Candle.init).register(Int.self, name: .hall, instance: 7)
    }
    #expect(provider.resolve((any Lamp).self, name: .hall)?.label == "candle")
    #expect(provider.resolve(Int.self, name: .hall) == 7)
  }

  @Test func `singletons with two names are two instances`() throws {
    let provider = try validatedProvider {
      $0.register(Candle.self, name: .hall, Candle.init).register(Candle.self, name: .attic, Candle.init)
    }
    let hall = provider.resolve(Candle.self, name: .hall)
    #expect(!isSame(hall, provider.resolve(Candle.self, name: .attic)))
    #expect(isSame(hall, provider.makeScope().resolve(Candle.self, name: .hall)))
  }

  @Test func `the last registration of a name wins`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, name: .hall, Candle.init).register((any Lamp).self, name: .hall, Lantern.init)
      $0.register((any Lamp).self, name: .attic, Candle.init)
    }
    #expect(provider.resolve((any Lamp).self, name: .hall)?.label == "lantern")
  }

  @Test func `resolveAll() with a name returns only the services with that name`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, name: .hall, Candle.init).register((any Lamp).self, Lantern.init)
      $0.register((any Lamp).self, name: .attic, Lantern.init).register((any Lamp).self, name: .hall, Lantern.init)
    }
    #expect(provider.resolveAll((any Lamp).self, name: .hall).map(\.label) == ["candle", "lantern"])
  }

  @Test func `resolveAll() without a name returns only the services without one`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, name: .hall, Candle.init).register((any Lamp).self, Lantern.init)
    }
    #expect(provider.resolveAll((any Lamp).self).map(\.label) == ["lantern"])
  }

  @Test func `a named service may be scoped`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, name: .hall, lifetime: .scoped, Candle.init) }
    let (first, second) = (provider.makeScope(), provider.makeScope())
    #expect(isSame(first.resolve(Candle.self, name: .hall), first.resolve(Candle.self, name: .hall)))
    #expect(!isSame(first.resolve(Candle.self, name: .hall), second.resolve(Candle.self, name: .hall)))
  }

  @Test func `a named service may be transient`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, name: .hall, lifetime: .transient, Candle.init) }
    #expect(!isSame(provider.resolve(Candle.self, name: .hall), provider.resolve(Candle.self, name: .hall)))
  }

  @Test func `a parameter may require a named service`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, name: .hall, Lantern.init)
      $0.register(Room.self) { (lamp: Named<any Lamp, Hall>) in Room(lamp: lamp.value) }
    }
    #expect(provider.resolveRequired(Room.self).lamp.label == "lantern")
  }

  @Test func `a named service needs services without a name`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, name: .hall, Lantern.init).register((any Lamp).self, Candle.init)
      $0.register(Room.self, name: .hall, Room.init(lamp:))
    }
    #expect(provider.resolveRequired(Room.self, name: .hall).lamp.label == "candle")
  }

  @Test func `a recipe that takes the provider may request a named service`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, name: .attic, Lantern.init)
      $0.register(Room.self) { Room(lamp: try $0.require((any Lamp).self, name: .attic)) }
    }
    #expect(provider.resolveRequired(Room.self).lamp.label == "lantern")
  }

  @Test func `the error of a missing service has its name`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, Candle.init) }
    let error = #expect(throws: ServiceError.self) { try provider.require(Candle.self, name: .hall) }
    #expect(error?.finding.chain.last?.registrationName == "hall")
  }
}
