import Furnish
import Testing

/// A container of another library: it collects the registrations that `register` passes it, and stores singletons
/// itself.
private final class Shelf: Container, ServiceCollection, ScopedProvider, @unchecked Sendable {
  fileprivate let registrations = Shared<[ServiceRegistration]>([])
  private let instances = Shared<[Int: Any]>([:])

  var services: any ServiceCollection { self }
  var provider: any ServiceProvider { self }

  func build() {}
  func makeScope() -> Shelf { self }
  func close() {}
  func add(_ registration: ServiceRegistration) { registrations.withValue { $0.append(registration) } }

  func find<T>(_ request: ServiceRequest<T>) throws -> T? {
    guard let number = numbers(for: request).last else { return nil }
    let found: T = try instance(number)
    return found
  }

  func findAll<T>(_ request: ServiceRequest<T>) throws -> [T] {
    var all: [T] = []
    for number in numbers(for: request) { all.append(try instance(number)) }
    return all
  }

  private func numbers<T>(for request: ServiceRequest<T>) -> [Int] {
    let all = registrations.value
    return all.indices.filter {
      all[$0].service == T.self && all[$0].name == request.name && !all[$0].isDecorator
    }
  }

  private func instance<T>(_ number: Int) throws -> T {
    if let stored = instances.withValue({ $0[number] as? T }) { return stored }
    let all = registrations.value
    var created = try all[number].make(T.self, using: self)
    for other in all where other.wraps(all[number]) {
      created = try other.decorate(created, using: self)
    }
    let instance = created
    if all[number].lifetime is Singleton { instances.withValue { $0[number] = instance } }
    return instance
  }
}

@MainActor private final class Desk: Sendable {}

private final class Corner: Sendable {
  let lamps: [any Lamp]
  let spare: Lantern?
  let hall: any Lamp
  let lazy: Lazy<Room>
  let factory: Factory<Candle>
  let maybe: Lazy<Lantern>?

  init(
    lamps: [any Lamp], spare: Lantern?, hall: Named<any Lamp, Hall>, lazy: Lazy<Room>, factory: Factory<Candle>,
    maybe: Lazy<Lantern>?
  ) {
    (self.lamps, self.spare, self.hall) = (lamps, spare, hall.value)
    (self.lazy, self.factory, self.maybe) = (lazy, factory, maybe)
  }
}

/// Registrations of Furnish whose services another container creates.
struct ForeignContainerTests {
  private func shelf(_ register: (any ServiceCollection) -> Void) -> Shelf {
    let shelf = Shelf()
    register(shelf.services)
    return shelf
  }

  @Test func `a decorator of transient services wraps no shared one`() {
    let shelf = shelf {
      $0.register((any Lamp).self, Candle.init)
        .register((any Lamp).self, name: "hall", lifetime: .transient, Candle.init)
        .decorate((any Lamp).self, lifetime: .transient) { (lamp: any Lamp) in Shade(lamp) }
        .decorate((any Lamp).self, name: "hall", lifetime: .transient) { (lamp: any Lamp) in Shade(lamp) }
    }
    #expect(shelf.resolveRequired((any Lamp).self) is Candle)
    #expect(shelf.resolveRequired((any Lamp).self, name: "hall") is Shade)
  }

  @Test func `parameters are requested from the other container`() {
    let shelf = shelf { $0.register((any Lamp).self, Candle.init).register(Room.self, Room.init(lamp:)) }
    let room = shelf.resolveRequired(Room.self)
    #expect(isSame(room.lamp, shelf.resolve((any Lamp).self)))
    #expect(isSame(room, shelf.resolve(Room.self)))
  }

  @Test func `every form of parameter is resolved`() {
    let shelf = shelf {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, Lantern.init)
      $0.register((any Lamp).self, name: .hall, Candle.init)
      $0.register(Candle.self, lifetime: .transient, Candle.init)
      $0.register(Room.self, Room.init(lamp:))
      $0.register(Corner.self, Corner.init)
    }
    let corner = shelf.resolveRequired(Corner.self)
    #expect(corner.lamps.map(\.label) == ["candle", "lantern"])
    #expect(corner.spare == nil)
    #expect(corner.maybe == nil)
    #expect(isSame(corner.hall, shelf.resolve((any Lamp).self, name: .hall)))
    #expect(isSame(corner.lazy.value, shelf.resolve(Room.self)))
    #expect(!isSame(corner.factory(), corner.factory()))
  }

  @Test func `a recipe that takes the provider receives the container`() {
    let shelf = shelf { $0.register(Keeper.self, lifetime: .transient) { Keeper($0) } }
    #expect(isSame(shelf.resolve(Keeper.self)?.provider, shelf))
  }

  @Test func `another container applies decorators`() {
    let shelf = shelf {
      $0.register((any Lamp).self, Candle.init).register(String.self) { "red" }
      $0.decorate((any Lamp).self) { (lamp: any Lamp, color: String) in Shade(lamp, color) }
    }
    #expect(shelf.resolveRequired((any Lamp).self).label == "red(candle)")
  }

  @Test func `another container creates services with arguments`() {
    let shelf = shelf {
      $0.register((any Lamp).self, Candle.init)
      $0.register([String].self, with: Int.self) { (count: Int, lamp: any Lamp) in
        Array(repeating: lamp.label, count: count)
      }
    }
    #expect(shelf.resolveRequired([String].self, with: 2) == ["candle", "candle"])
  }

  @Test func `a missing service is reported with its chain`() {
    let shelf = shelf { $0.register(Room.self, Room.init(lamp:)) }
    let error = #expect(throws: ServiceError.self) {
      try shelf.require(Room.self, fileID: "App/Hall.swift", line: 7)
    }
    #expect(
      error?.description == """
        any Lamp is not registered.
          where: Room → any FurnishTests.Lamp, requested at App/Hall.swift:7
          fix:   add `services.register((any Lamp).self) { … }`.
        """)
  }

  @Test func `a service that needs itself is an error and does not overflow`() {
    let shelf = shelf { $0.register((any Lamp).self) { Shade(try $0.require((any Lamp).self)) } }
    let error = #expect(throws: ServiceError.self) { try shelf.require((any Lamp).self) }
    #expect(error?.rule == "dependency-cycle")
  }

  @Test func `a recipe that suspends is awaited`() async throws {
    let shelf = shelf { $0.register((any Lamp).self, Lantern.init) }
    let list = Shelf()
    list.register(Room.self) { (lamp: any Lamp) async in
      await Task.yield()
      return Room(lamp: lamp)
    }
    let registration = try #require(list.all.first)
    let room = try await registration.make(Room.self, using: shelf)
    #expect(room.lamp.label == "lantern")
    let synchronously = { () throws in try registration.make(Room.self, using: shelf) }
    let error = #expect(throws: ServiceError.self) { try synchronously() }
    #expect(error?.rule == "async-in-sync")
  }

  @Test func `a recipe of the main actor runs on the main actor`() async throws {
    let list = Shelf()
    list.registerOnMainActor(Desk.self, lifetime: .transient) { Desk() }
    let registration = try #require(list.all.first)
    _ = try await registration.make(Desk.self, using: list)
    let rule = TestThread.run {
      #expect(throws: ServiceError.self) { try registration.make(Desk.self, using: list) }?.rule
    }
    #expect(rule == "isolation-mismatch")
  }

  @Test func `instances of the container do not retain it`() {
    var shelf: Shelf? = shelf {
      $0.register((any Lamp).self, Candle.init).register(Candle.self, Candle.init)
      $0.register((any Lamp).self, name: .hall, Candle.init).register(Room.self, Room.init(lamp:))
      $0.register(Corner.self, Corner.init)
    }
    let reference = Weak(shelf)
    let corner = shelf?.resolve(Corner.self)
    shelf = nil
    #expect(reference.isReleased)
    let error = #expect(throws: ServiceError.self) { try corner?.lazy.get() }
    #expect(error?.rule == "scope-gone")
  }

  @Test func `an instance that only the caller holds is released`() {
    let population = Population()
    let shelf = shelf {
      $0.register(Member.self, lifetime: .transient) { (_: Lazy<Room>, _: Factory<Candle>) in Member(of: population) }
    }
    _ = shelf.resolve(Member.self)
    #expect((population.created, population.living) == (1, 0))
  }

  @Test func `calling the registration of another service stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let shelf = Shelf()
      shelf.register(Candle.self, Candle.init)
      _ = try shelf.all[0].make(Lantern.self, using: shelf)
    }
    #expect(
      standardError(result).contains(
        "A registration of Candle was called to create Lantern.\n  where: FurnishTests.Candle")
    )
    #expect(standardError(result).contains("fix:   call only registrations whose `service` is the requested type."))
  }
}

extension Shelf {
  fileprivate var all: [ServiceRegistration] { registrations.value }
}
