import Furnish
import Testing

/// The recipe of a dependency, when requests of it, or of the recipe that needs it, are canceled.
@Suite(.timeLimit(.minutes(60))) struct DependencyCancellationTests {
  private final class Session: Sendable {}
  private final class Store: Sendable {}

  private final class Page: Sendable {
    init(_ session: Session, _ store: Store) {}
  }

  /// Counts of the recipes that have begun, and the gates at which the recipes wait.
  private final class GatedRecipes: Sendable {
    let sessions = Shared(0)
    let stores = Shared(0)
    let canceledSessions = Shared(0)
    let session = TaskGate()
    let store = TaskGate()

    /// Returns a provider of pages. The recipe of a session waits for its gate, and so does that of a store.
    func provider() throws -> ServiceScope {
      try validatedProvider {
        $0.register(Session.self) { () async throws in
          self.sessions.withValue { $0 += 1 }
          await self.session.pass()
          if Task.isCancelled { self.canceledSessions.withValue { $0 += 1 } }
          try Task.checkCancellation()
          return Session()
        }
        $0.register(Store.self) { () async throws in
          self.stores.withValue { $0 += 1 }
          await self.store.pass()
          try Task.checkCancellation()
          return Store()
        }
        $0.register(Page.self) { (session: Session, store: Store) async throws in Page(session, store) }
      }
    }
  }

  /// Returns once another request had the time to begin to wait.
  private func settle() async { for _ in 0..<200 { await Task.yield() } }

  @Test func `a dependency that another request waits for outlives the recipe that needs it`() async throws {
    let recipes = GatedRecipes()
    let provider = try recipes.provider()
    let page = Task { try await provider.require(Page.self) }
    await recipes.session.waitForArrivals(1)
    let session = Task { try await provider.require(Session.self) }
    await settle()
    page.cancel()
    await #expect(throws: CancellationError.self) { try await page.value }
    await recipes.session.open()
    await #expect(throws: Never.self) { _ = try await session.value }
    #expect(recipes.sessions.value == 1)
    #expect(recipes.canceledSessions.value == 0)
  }

  @Test func `a recipe that was canceled during the creation of its dependency runs again`() async throws {
    let recipes = GatedRecipes()
    await recipes.store.open()
    let provider = try recipes.provider()
    let page = Task { try await provider.require(Page.self) }
    await recipes.session.waitForArrivals(1)
    let session = Task { try await provider.require(Session.self) }
    await settle()
    page.cancel()
    _ = await page.result
    await recipes.session.open()
    let first = try await session.value
    // The page that was canceled does not prevent another one.
    _ = try await provider.require(Page.self)
    #expect(try await provider.require(Session.self) === first)
    #expect(recipes.sessions.value == 1)
  }

  @Test func `a dependency is canceled with the only recipe that needs it`() async throws {
    let recipes = GatedRecipes()
    let provider = try recipes.provider()
    let page = Task { try await provider.require(Page.self) }
    await recipes.session.waitForArrivals(1)
    page.cancel()
    await #expect(throws: CancellationError.self) { try await page.value }
    await recipes.session.open()
    try await provider.close()
    #expect(recipes.canceledSessions.value == 1)
  }

  @Test func `a dependency is canceled with the last of the requests that wait for it`() async throws {
    let recipes = GatedRecipes()
    let provider = try recipes.provider()
    let page = Task { try await provider.require(Page.self) }
    await recipes.session.waitForArrivals(1)
    let session = Task { try await provider.require(Session.self) }
    await settle()
    page.cancel()
    _ = await page.result
    session.cancel()
    await #expect(throws: CancellationError.self) { try await session.value }
    await recipes.session.open()
    try await provider.close()
    #expect(recipes.canceledSessions.value == 1)
  }

  @Test func `a request for the next dependency of a canceled recipe receives an instance`() async throws {
    for _ in Rounds.few(200) {
      let recipes = GatedRecipes()
      let provider = try recipes.provider()
      let page = Task { try await provider.require(Page.self) }
      await recipes.session.waitForArrivals(1)
      let session = Task { try await provider.require(Session.self) }
      page.cancel()
      _ = await page.result
      await recipes.session.open()
      await recipes.store.open()
      let store = Task { try await provider.require(Store.self) }
      await #expect(throws: Never.self) { _ = try await session.value }
      await #expect(throws: Never.self) { _ = try await store.value }
      try await provider.close()
    }
  }

  @Test func `a dependency that a child task of a recipe requests outlives the child task`() async throws {
    let recipes = GatedRecipes()
    let canceled = TaskGate()
    let provider = try validatedProvider {
      $0.register(Session.self) { () async throws in
        await recipes.session.pass()
        try Task.checkCancellation()
        return Session()
      }
      $0.register(Store.self) { provider in
        await withTaskGroup { group in
          group.addTask { _ = try? await provider.require(Session.self) }
          await recipes.session.waitForArrivals(1)
          group.cancelAll()
          await canceled.pass()
        }
        return Store()
      }
    }
    let store = Task { try await provider.require(Store.self) }
    await recipes.session.waitForArrivals(1)
    let session = Task { try await provider.require(Session.self) }
    await settle()
    await canceled.open()
    await canceled.waitForArrivals(1)
    await recipes.session.open()
    await #expect(throws: Never.self) { _ = try await session.value }
    await #expect(throws: Never.self) { _ = try await store.value }
  }

  @Test func `a recipe is canceled although a child task of it waits for its dependency`() async throws {
    final class Index: Sendable {}
    let begun = TaskGate()
    let provider = try validatedProvider {
      $0.register(Session.self) { () async throws in
        await begun.open()
        try await Task.sleep(for: .seconds(3_600))
        return Session()
      }
      .register(Index.self) { (session: Session) async throws in Index() }
      .register(Store.self) { provider in
        async let index = {
          await begun.pass()
          return try await provider.require(Index.self)
        }()
        _ = try await provider.require(Session.self)
        _ = try await index
        return Store()
      }
    }
    let store = Task { try await provider.require(Store.self) }
    await begun.pass()
    await settle()
    store.cancel()
    await #expect(throws: CancellationError.self) { try await store.value }
    try await provider.close()
  }
}
