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
    async let other = withServices {
      $0[Language.self] = 2
    } operation: {
      try await provider.require(Page.self)
    }
    await gate.waitForArrivals(1)
    do {
      try await operation()
    } catch {
      await gate.open()
      throw error
    }
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
        try #require(requestIfPossible(Page.self, from: provider) === page)
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
    for _ in 0..<100 {
      let provider = try validatedProvider {
        $0.register(Page.self) { () async throws in
          try await Task.sleep(for: .milliseconds(1))
          return Page()
        }
        .register(Site.self, lifetime: .transient) { (page: Page) async in Site(page: page) }
      }
      let languages = try await withThrowingTaskGroup(of: Int.self) { group in
        for own in 0..<8 {
          group.addTask {
            try await withServices {
              $0[Language.self] = own
            } operation: {
              try await provider.require(Site.self).page.language
            }
          }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(languages == Set(0..<8))
    }
  }
}
