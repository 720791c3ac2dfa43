import Furnish
import Testing

/// The results of requests for services.
struct ResolvingConformanceTests {
  @Test func `a service is found by its type`() throws {
    let provider = try validatedProvider { $0.register((any Lamp).self, Candle.init) }
    #expect(provider.resolve((any Lamp).self)?.label == "candle")
  }

  @Test func `a service that is not registered is nil`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, Candle.init) }
    #expect(provider.resolve(Lantern.self) == nil)
  }

  @Test func `the type may be inferred from the context`() throws {
    let provider = try validatedProvider { $0.register((any Lamp).self, Lantern.init) }
    let lamp: any Lamp = provider.resolveRequired()
    #expect(lamp.label == "lantern")
  }

  @Test func `the last registration wins`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, Lantern.init)
    }
    #expect(provider.resolveRequired((any Lamp).self).label == "lantern")
  }

  @Test func `a service that is registered earlier receives the last registration`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init).register(Room.self, Room.init(lamp:))
      $0.register((any Lamp).self, Lantern.init)
    }
    #expect(provider.resolveRequired(Room.self).lamp.label == "lantern")
  }

  @Test func `a dependency may be registered after its dependent`() throws {
    let provider = try validatedProvider {
      $0.register(Room.self, Room.init(lamp:)).register((any Lamp).self, Candle.init)
    }
    #expect(provider.resolveRequired(Room.self).lamp.label == "candle")
  }

  @Test func `dependencies of dependencies are created`() throws {
    let provider = try validatedProvider {
      $0.register(House.self, House.init(room:lamp:)).register(Room.self, Room.init(lamp:))
      $0.register((any Lamp).self, Candle.init)
    }
    let house = provider.resolveRequired(House.self)
    #expect(isSame(house.room.lamp, house.lamp))
  }

  @Test func `each parameter receives the service of its type`() throws {
    let provider = try validatedProvider {
      $0.register(Int.self, instance: 1).register(String.self, instance: "two")
      $0.register(Double.self, instance: 3).register(Bool.self, instance: true)
      $0.register(Character.self, instance: "5").register(UInt8.self, instance: 6)
      $0.register([String].self) { (six: UInt8, two: String, five: Character, one: Int, three: Double, four: Bool) in
        ["\(six)", two, "\(five)", "\(one)", "\(three)", "\(four)"]
      }
    }
    #expect(provider.resolveRequired([String].self) == ["6", "two", "5", "1", "3.0", "true"])
  }

  @Test func `a closure may resolve from the provider`() throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, Candle.init)
      $0.register(Room.self) { provider in Room(lamp: provider.resolveRequired((any Lamp).self)) }
    }
    #expect(provider.resolveRequired(Room.self).lamp.label == "candle")
  }

  @Test func `nothing is created before it is requested`() throws {
    let population = Population()
    let provider = try validatedProvider { $0.register(Member.self) { Member(of: population) } }
    #expect(population.created == 0)
    _ = provider.resolveRequired(Member.self)
    #expect(population.created == 1)
  }

  @Test func `a request for one service does not create other services`() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self) { Member(of: population) }.register(Candle.self, Candle.init)
    }
    _ = provider.resolveRequired(Candle.self)
    #expect(population.created == 0)
  }

  @Test func `with() passes a borrowed service to a function`() throws {
    let provider = try validatedProvider { $0.register((any Lamp).self, Candle.init) }
    #expect(provider.with((any Lamp).self) { $0.label } == "candle")
  }

  @Test func `with() throws the error of its function`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, Candle.init) }
    #expect(throws: Darkness()) {
      try provider.with(Candle.self) { (_: borrowing Candle) throws(Darkness) in throw Darkness() }
    }
  }
}
