import Furnish
import Testing

/// Instances that are created and released while many threads request them.
struct ContainerLifetimesConcurrencyTests {
  private enum Volume: PlainKey { static var value: Int { 0 } }

  private final class Radio: Sendable {
    let volume = ServiceValues.current[Volume.self]
    private let member: Member

    init(of population: Population) { member = Member(of: population) }
  }

  /// A lifetime that ends at every third check.
  private struct Fickle: Lifetime {
    let checks: Shared<Int>
    let sharing = LifetimeSharing.container

    func isCurrent(_ stamp: Void) -> Bool {
      checks.withValue {
        $0 += 1
        return $0 % 3 != 0
      }
    }
  }

  @Test func `a weak service that is held is the same for all threads`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, lifetime: .weak, Candle.init) }
    let candle = provider.resolveRequired(Candle.self)
    let same = TestThread.each(of: 8) { _ in
      (0..<200).filter { _ in provider.resolve(Candle.self) === candle }.count
    }
    #expect(same == Array(repeating: 200, count: 8))
  }

  @Test func `a weak service that threads request and release is not retained`() throws {
    let population = Population()
    let provider = try validatedProvider { $0.register(Member.self, lifetime: .weak) { Member(of: population) } }
    let missing = TestThread.each(of: 8) { _ in
      (0..<300).filter { _ in provider.resolve(Member.self) == nil }.count
    }
    #expect(missing == Array(repeating: 0, count: 8))
    withExtendedLifetime(provider) { #expect(population.living == 0) }
  }

  @Test func `instances that are replaced while threads request them are released`() throws {
    let population = Population()
    let checks = Shared(0)
    var provider: ServiceScope? = try validatedProvider {
      $0.register(Member.self, lifetime: Fickle(checks: checks)) { Member(of: population) }
    }
    if let provider {
      _ = TestThread.each(of: 8) { _ in
        for _ in 0..<300 { _ = provider.resolveRequired(Member.self) }
      }
    }
    #expect(population.living <= 1)
    #expect(population.created > 1)
    provider = nil
    #expect(population.living == 0)
  }

  @Test func `each thread has the singleton of its own override`() throws {
    let population = Population()
    let provider = try validatedProvider { $0.register(Radio.self) { Radio(of: population) } }
    let outside = withEscapedServices { $0 }
    let start = Barrier(8)
    let wrong = TestThread.each(of: 8) { thread in
      start.arrive()
      return outside.yield {
        (0..<100).filter { round in
          let volume = round % 4 * (thread + 1)
          return withServices {
            $0[Volume.self] = volume
          } operation: {
            let radio = provider.resolveRequired(Radio.self)
            return radio.volume != volume || provider.resolve(Radio.self) !== radio
          }
        }.count
      }
    }
    #expect(wrong == Array(repeating: 0, count: 8))
    withExtendedLifetime(provider) { #expect(population.living == 0) }
  }

  @Test func `all threads receive the same instance from a lazy parameter`() throws {
    let provider = try validatedProvider {
      $0.register(Candle.self, lifetime: .transient, Candle.init)
      $0.register(Lazy<Candle>.self, lifetime: .transient) { (lazy: Lazy<Candle>) in lazy }
    }
    for _ in 0..<50 {
      let lazy = provider.resolveRequired(Lazy<Candle>.self)
      let start = Barrier(8)
      let candles = TestThread.each(of: 8) { _ in
        start.arrive()
        return ObjectIdentifier(lazy.value)
      }
      #expect(Set(candles).count == 1)
    }
  }

  @Test func `a request while its scope is released returns the service or throws an error`() throws {
    let population = Population()
    let root = try validatedProvider {
      $0.register(Keeper.self, lifetime: .scoped) { Keeper($0) }
      $0.register(Member.self, lifetime: .scoped) { Member(of: population) }
    }
    for _ in 0..<100 {
      let scope = Shared<ServiceScope?>(root.makeScope())
      let keeper = try #require(scope.value?.resolve(Keeper.self))
      let start = Barrier(3)
      let rules = TestThread.each(of: 3) { thread in
        start.arrive()
        if thread == 0 {
          scope.set(nil)
          return ""
        }
        do {
          _ = try keeper.provider.require(Member.self)
          return ""
        } catch {
          return (error as? ServiceError)?.rule ?? "\(error)"
        }
      }
      #expect(rules.allSatisfy { ["", "scope-gone"].contains($0) })
      #expect(population.living == 0)
    }
  }
}
