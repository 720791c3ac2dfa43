import Furnish
import Testing

/// Instances that live with an override of a value, or only as long as they are retained, while another requester creates one.
struct StoredBesideBuildTests {
  private enum Language: PlainKey { static var value: Int { 0 } }

  private final class Page: Sendable {
    let language = ServiceValues.current[Language.self]
  }

  private final class Site: Sendable {
    let page: Page
    init(page: Page) { self.page = page }
  }

  /// Creates a page, and for the language 2 only once the gate is open.
  private static func makePage(_ gate: TaskGate) async -> Page {
    if ServiceValues.current[Language.self] == 2 { await gate.pass() }
    return Page()
  }

  /// Requests a page for the language 2 while an operation runs that starts when its recipe does.
  private func whileAnotherIsCreated(
    by provider: ServiceScope, at gate: TaskGate, _ operation: () async throws -> Void
  ) async throws {
    async let other = withServices { $0[Language.self] = 2 } operation: { try await provider.require(Page.self) }
    await gate.arrivals(1)
    try await operation()
    await gate.open()
    #expect(try await other.language == 2)
  }

  @Test func `an instance of an override is found while that of another override is created`() async throws {
    let gate = TaskGate()
    let provider = try validatedProvider {
      $0.register(Page.self) { () async in await Self.makePage(gate) }
    }
    try await withServices {
      $0[Language.self] = 1
    } operation: {
      let page = try await provider.require(Page.self)
      try await whileAnotherIsCreated(by: provider, at: gate) {
        #expect(requestIfPossible(Page.self, from: provider) === page)
        let again = try await provider.require(Page.self)
        #expect(again === page)
      }
    }
  }

  @Test func `an overriding provider finds an instance of the one below while another one is created`() async throws {
    let gate = TaskGate()
    let base = try validatedProvider {
      $0.register(Page.self) { (_: any ServiceProvider) async in await Self.makePage(gate) }
    }
    let provider = base.overriding { $0.register(Int.self) { 1 } }
    try await withServices {
      $0[Language.self] = 1
    } operation: {
      let page = try await base.require(Page.self)
      try await whileAnotherIsCreated(by: base, at: gate) {
        #expect(requestIfPossible(Page.self, from: provider) === page)
      }
    }
  }

  @Test func `a weak instance is found while another one is created`() async throws {
    let gate = TaskGate()
    let provider = try validatedProvider {
      $0.register(Page.self, lifetime: .weak) { () async in await Self.makePage(gate) }
    }
    let page = try await provider.require(Page.self)
    try await whileAnotherIsCreated(by: provider, at: gate) {
      #expect(requestIfPossible(Page.self, from: provider) === page)
    }
    withExtendedLifetime(page) {}
  }

  @Test func `a recipe receives its asynchronous dependency while that of another override is created`() async throws {
    let provider = try validatedProvider {
      $0.register(Page.self) { () async in
        await Task.yield()
        return Page()
      }
      .register(Site.self, lifetime: .scoped) { (page: Page) async in Site(page: page) }
    }
    for number in 0..<500 {
      let languages = try await provider.withScope { scope in
        try await withThrowingTaskGroup(of: Bool.self) { group in
          for own in [2 * number, 2 * number + 1] {
            group.addTask {
              try await withServices { $0[Language.self] = own } operation: {
                try await scope.require(Site.self).page.language == own
              }
            }
          }
          return try await group.reduce(into: [Bool]()) { $0.append($1) }
        }
      }
      #expect(languages == [true, true])
    }
  }
}
