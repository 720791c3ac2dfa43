import Furnish
import Testing

/// Operations whose time is proportional to the length of their input, and not to its square.
@Suite(.serialized) struct LinearTimeTests {
  private enum Author: PlainKey { static var value: Int { 0 } }
  private enum Reader: PlainKey { static var value: Int { 0 } }
  private enum Byline: PlainKey {
    static var value: [Int] { [ServiceValues.current[Author.self], ServiceValues.current[Reader.self]] }
  }
  private final class Link: Sendable {}

  private final class Page: Sendable {
    let byline = Injected(Byline.self)
  }

  /// Returns the factor by which the time grows for four times the count: about 4 if the time is linear, and 16 if it is
  /// quadratic. Of several runs with each count, the shortest is compared.
  private func growth(from count: Int, _ run: (Int) throws -> Duration) rethrows -> Double {
    func shortest(_ count: Int) throws -> Duration { try (0..<3).map { _ in try run(count) }.min()! }
    return try shortest(4 * count) / shortest(count)
  }

  @Test func `reading objects that were created under different overrides takes linear time`() {
    let growth = growth(from: 250) { count in
      let pages = (0..<count).map { number in
        withServices {
          $0[Author.self] = number
        } operation: {
          Page()
        }
      }
      return ThreadTime.measure {
        withServices {
          $0[Reader.self] = 1
        } operation: {
          for (number, page) in pages.enumerated() where page.byline.wrappedValue != [number, 1] {
            Issue.record("page \(number) has another byline")
          }
        }
      }
    }
    #expect(growth < 9)
  }

  @Test(arguments: [false, true])
  func `creating a chain of singletons that request each other takes linear time`(_ readsValue: Bool) throws {
    let growth = try growth(from: 100) { length in
      let provider = try validatedProvider {
        for number in 0..<length {
          $0.register(Link.self, name: ServiceName("\(number)")) { provider in
            if readsValue { _ = ServiceValues.current[Author.self] }
            if number + 1 < length { _ = try provider.require(Link.self, name: ServiceName("\(number + 1)")) }
            return Link()
          }
        }
      }
      return TestThread.run(stackSize: 256 << 20) {
        ThreadTime.measure { _ = provider.resolve(Link.self, name: "0") }
      }
    }
    #expect(growth < 9)
  }

  // The limit ends a run that takes quadratic time. In linear time, the chain takes less than a second.
  @Test(.timeLimit(.minutes(1)), arguments: [LifetimeOfLinks.singleton, .scoped, .transient])
  func `creating a chain of asynchronous services that read values takes linear time`(
    _ lifetime: LifetimeOfLinks
  ) async throws {
    let length = 1_000
    let provider = try validatedProvider {
      for number in 0..<length {
        $0.register(Link.self, name: ServiceName("\(number)"), lifetime: lifetime.lifetime) { provider async throws in
          _ = ServiceValues.current[Author.self]
          if number + 1 < length { _ = try await provider.require(Link.self, name: ServiceName("\(number + 1)")) }
          return Link()
        }
      }
    }
    _ = try await provider.withScope { scope in try await scope.require(Link.self, name: "0") }
  }

  enum LifetimeOfLinks {
    case singleton, scoped, transient

    fileprivate var lifetime: any Lifetime {
      switch self {
      case .singleton: .singleton
      case .scoped: .scoped
      case .transient: .transient
      }
    }
  }

  /// The ways in which an instance is valid for some requests only.
  enum Restriction: CaseIterable { case readsValue, isWeak, livesWithOverride }

  /// Returns a provider of two links, of which the first requests the second from the provider.
  private func links(lifetime: some Lifetime, readsValue: Bool) throws -> ServiceScope {
    try validatedProvider {
      for name in ["first", "second"] as [ServiceName] {
        $0.register(Link.self, name: name, lifetime: lifetime) { provider in
          if readsValue { _ = ServiceValues.current[Author.self] }
          if name == "first" { _ = provider.resolve(Link.self, name: "second") }
          return Link()
        }
      }
    }
  }

  @Test(arguments: Restriction.allCases)
  func `a request through nested overriding providers takes linear time`(_ restriction: Restriction) throws {
    let growth = try growth(from: 2) { overrides in
      let provider =
        restriction == .isWeak
        ? try links(lifetime: .weak, readsValue: false) : try links(lifetime: .singleton, readsValue: true)
      return withServices {
        if restriction == .livesWithOverride { $0[Author.self] = 1 }
      } operation: {
        let held = (provider.resolve(Link.self, name: "first"), provider.resolve(Link.self, name: "second"))
        var top = provider
        for _ in 0..<overrides { top = top.overriding { $0.register(String.self) { "" } } }
        let time = ThreadTime.measure { for _ in 0..<100 { _ = top.resolve(Link.self, name: "first") } }
        return withExtendedLifetime(held) { time }
      }
    }
    #expect(growth < 9)
  }
}
