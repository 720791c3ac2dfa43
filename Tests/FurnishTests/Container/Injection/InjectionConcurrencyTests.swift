import Furnish
import Testing

/// Injected properties that several threads read and set.
struct InjectionConcurrencyTests {
  @Test func `all threads receive the same instance`() throws {
    let population = Population()
    let provider = try validatedProvider {
      $0.register(Member.self, lifetime: .transient) { () in Member(of: population) }
    }
    for _ in 0..<50 {
      let storage = InjectionStorage<Member>()
      let instances = TestThread.each(of: 4) { _ in
        ObjectIdentifier(storage.value(of: "member", in: Self.self, from: provider))
      }
      #expect(Set(instances).count == 1)
    }
    // The values that other threads created too late were released as well.
    #expect(population.living == 0)
  }

  @Test func `threads read whole values while another thread sets them`() {
    let population = Population()
    let storage = InjectionStorage(Member(of: population))
    _ = TestThread.each(of: 4) { number in
      for _ in 0..<500 {
        if number == 0 {
          storage.store(Member(of: population))
        } else {
          _ = storage.value(of: "member", in: Self.self, from: nil)
        }
      }
    }
    #expect(population.living == 2)
  }

  @Test func `a request while another thread sets the provider returns nil or the service`() throws {
    let provider = try validatedProvider { $0.register(Int.self, instance: 3) }
    let holder = InjectionProvider()
    let areRight = TestThread.each(of: 4) { number in
      (0..<200).allSatisfy { _ in
        if number == 0 { holder.provider = provider }
        return InjectionStorage<Int?>().value(of: "number", in: Self.self, from: holder.provider) ?? 3 == 3
      }
    }
    #expect(areRight == [true, true, true, true])
  }
}
