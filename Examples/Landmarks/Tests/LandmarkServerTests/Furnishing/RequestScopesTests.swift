import Furnish
import InMemoryLogging
import Logging
import Testing

@testable import LandmarkServer

@Suite struct RequestScopesTests {
  struct Failure: Error, CustomStringConvertible {
    let description = "the visitor would not leave"
  }

  @Test func whatClosingAScopeThrowsIsLogged() async throws {
    let log = InMemoryLogHandler()
    let book = VisitBook { throw Failure() }
    let container = try ServiceContainer.ofServer(logger: Logger(label: "test") { _ in log }) {
      $0.include(VisitServices(book: book))
    }
    let provider = try container.validated()
    let scopes = try await provider.require(RequestScopes.self)
    let scope = await scopes.open(in: provider)
    _ = scope.services.resolve(Visit.self)
    await scope.close()
    #expect(log.entries.map(\.level) == [.error])
    let error = try #require(log.entries.first?.metadata["error"])
    #expect("\(error)".hasPrefix("Visit could not be closed: the visitor would not leave\n"))
    #expect(await scopes.openCount == 0)
  }

  @Test func closingTwiceCountsOnce() async throws {
    let provider = try ServiceContainer.ofServer { _ in }.validated()
    let scopes = try await provider.require(RequestScopes.self)
    let first = await scopes.open(in: provider)
    let second = await scopes.open(in: provider)
    await first.close()
    await first.close()
    #expect(await scopes.openCount == 1)
    await second.close()
    #expect(await scopes.openCount == 0)
  }

  @Test func whoWaitsForTheLastScopeGoesOnWhenItIsClosed() async throws {
    let provider = try ServiceContainer.ofServer { _ in }.validated()
    let scopes = try await provider.require(RequestScopes.self)
    let scope = await scopes.open(in: provider)
    async let openAfterwards = {
      await scopes.allClosed()
      return await scopes.openCount
    }()
    await scope.close()
    #expect(await openAfterwards == 0)
  }
}
