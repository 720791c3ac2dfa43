import Furnish
import FurnishTesting
import Testing

/// A lifetime that replaces an instance after a duration, as the documentation shows it, with a clock that the test
/// controls.
private struct TimeToLive: Lifetime {
  let duration: Duration
  let clock: TestClock
  var sharing = LifetimeSharing.container

  func stamp() -> TestClock.Instant { clock.now }

  func isCurrent(_ creation: TestClock.Instant) -> Bool { creation.duration(to: clock.now) < duration }
}

/// A lifetime that never ends, like a singleton's.
private struct Forever: Lifetime {
  let sharing = LifetimeSharing.container
}

/// Lifetimes that a program declares.
struct CustomLifetimesConformanceTests {
  private let clock = TestClock()

  private func minute(_ sharing: LifetimeSharing = .container) -> TimeToLive {
    TimeToLive(duration: .seconds(60), clock: clock, sharing: sharing)
  }

  @Test func `an instance is shared until its time is over`() async throws {
    let provider = try validatedProvider { $0.register(Candle.self, lifetime: minute(), Candle.init) }
    let first = provider.resolve(Candle.self)
    await clock.advance(by: .seconds(59))
    #expect(isSame(provider.resolve(Candle.self), first))
    await clock.advance(by: .seconds(1))
    let second = provider.resolve(Candle.self)
    #expect(!isSame(second, first))
    #expect(isSame(provider.resolve(Candle.self), second))
  }

  @Test func `the time of an instance begins when it is created`() async throws {
    let provider = try validatedProvider { $0.register(Candle.self, lifetime: minute(), Candle.init) }
    await clock.advance(by: .seconds(59))
    let first = provider.resolve(Candle.self)
    await clock.advance(by: .seconds(59))
    #expect(isSame(provider.resolve(Candle.self), first))
  }

  @Test func `an expired instance is released when the next one is created`() async throws {
    let population = Population()
    let provider = try validatedProvider { $0.register(Member.self, lifetime: minute()) { Member(of: population) } }
    _ = provider.resolve(Member.self)
    await clock.advance(by: .seconds(60))
    _ = provider.resolve(Member.self)
    #expect((population.created, population.living) == (2, 1))
  }

  @Test func `an instance whose time is over stays in the services that hold it`() async throws {
    let provider = try validatedProvider {
      $0.register((any Lamp).self, lifetime: minute(), Candle.init).register(Room.self, Room.init(lamp:))
    }
    let lamp = provider.resolveRequired(Room.self).lamp
    await clock.advance(by: .seconds(60))
    #expect(isSame(provider.resolveRequired(Room.self).lamp, lamp))
    #expect(!isSame(provider.resolve((any Lamp).self), lamp))
  }

  @Test func `an instance may be shared by a scope only`() async throws {
    let provider = try validatedProvider { $0.register(Candle.self, lifetime: minute(.scope), Candle.init) }
    let (first, second) = (provider.makeScope(), provider.makeScope())
    let candle = first.resolve(Candle.self)
    #expect(isSame(first.resolve(Candle.self), candle))
    #expect(!isSame(second.resolve(Candle.self), candle))
    await clock.advance(by: .seconds(60))
    #expect(!isSame(first.resolve(Candle.self), candle))
  }

  @Test func `a lifetime may create an instance for each request`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, lifetime: minute(.none), Candle.init) }
    #expect(!isSame(provider.resolve(Candle.self), provider.resolve(Candle.self)))
  }

  @Test func `an instance is shared for as long as its lifetime keeps it`() throws {
    let version = Shared(1)
    let provider = try validatedProvider {
      $0.register(Int.self, lifetime: UntilChanged(version: version)) { version.value }
    }
    #expect(provider.resolve(Int.self) == 1)
    version.set(2)
    #expect(provider.resolve(Int.self) == 2)
  }

  @Test func `a lifetime without an end keeps its instance`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, lifetime: Forever(), Candle.init) }
    #expect(isSame(provider.resolve(Candle.self), provider.makeScope().resolve(Candle.self)))
  }

  @Test func `validation finds a scoped service that a lifetime of the container would retain`() throws {
    let container = try unbuiltContainer {
      $0.register((any Lamp).self, lifetime: .scoped, Candle.init)
      $0.register(Room.self, lifetime: minute(), Room.init(lamp:))
    }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["captive-dependency"])
    #expect(
      error?.findings.first?.message == "Room (TimeToLive) would retain any Lamp (scoped) beyond its scope.")
  }

  @Test func `an instance is created again after a failure, and is then shared`() throws {
    let attempts = Shared(0)
    let provider = try validatedProvider {
      $0.register(Int.self, lifetime: minute()) {
        let attempt = attempts.withValue {
          $0 += 1
          return $0
        }
        if attempt == 1 { throw Darkness() }
        return attempt
      }
    }
    #expect(throws: ServiceError.self) { try provider.require(Int.self) }
    #expect(try provider.require(Int.self) == 2)
    #expect(try provider.require(Int.self) == 2)
  }
}
