import Furnish
import Testing

/// An instance that stores the service values in force when it was created does not retain the scope that retains it.
struct StoredValuesTests {
  private enum Number: PlainKey { static var value: Int { 0 } }

  private class Page: @unchecked Sendable {}

  private final class InjectedPage: Page, @unchecked Sendable {
    @Injected(Number.self) var number
  }

  private final class ValuesPage: Page, @unchecked Sendable {
    let values = ServiceValues.current
  }

  /// The ways in which an instance stores the values.
  enum Way: CaseIterable { case injectedProperty, currentValues, asynchronousRecipe, underAnOverride }

  private func register(_ way: Way, _ lifetime: some Lifetime, _ services: any ServiceCollection) {
    switch way {
    case .injectedProperty: services.register(Page.self, lifetime: lifetime) { InjectedPage() }
    case .currentValues, .underAnOverride: services.register(Page.self, lifetime: lifetime) { ValuesPage() }
    case .asynchronousRecipe: services.register(Page.self, lifetime: lifetime) { () async in ValuesPage() }
    }
  }

  private func request(_ way: Way, _ scope: ServiceScope) async throws -> Weak<Page> {
    if way != .underAnOverride { return Weak(try await scope.require(Page.self)) }
    return try await withServices {
      $0[Number.self] = 1
    } operation: {
      Weak(try await scope.require(Page.self))
    }
  }

  @Test(arguments: Way.allCases)
  func `a scope is released with an instance that stores service values`(_ way: Way) async throws {
    let provider = try validatedProvider { register(way, .scoped, $0) }
    let page = try await provider.withScope { scope in try await request(way, scope) }
    #expect(page.isReleased)
  }

  @Test(arguments: Way.allCases)
  func `a container is released with a singleton that stores service values`(_ way: Way) async throws {
    let pages = try await {
      let provider = try validatedProvider { register(way, .singleton, $0) }
      let pages = [try await request(way, provider), try await request(way, provider)]
      try await provider.close()
      return pages
    }()
    let areReleased = pages.map(\.isReleased)
    #expect(areReleased == [true, true])
  }
}
