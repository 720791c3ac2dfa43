import Furnish
import Testing

/// The chain of requests in the error of a recipe that was awaited.
struct AwaitedChainTests {
  private struct Failure: Error {}
  private struct First: Sendable {}
  private struct Second: Sendable {}
  private struct Third: Sendable {}

  private func chain(_ register: (any ServiceCollection) -> Void) async throws -> [String] {
    let container = ServiceContainer()
    let services = try container.services
    services.register(Third.self) { () async throws in throw Failure() }
      .register(Second.self) { (_: Third) async in Second() }
    register(services)
    // Validation reports a synchronous recipe of an asynchronous service.
    withKnownIssue(isIntermittent: true) { container.build() }
    let provider = try container.provider
    do {
      _ = try await provider.require(First.self)
      return []
    } catch let error as ServiceError {
      return error.finding.chain.map(\.description)
    }
  }

  @Test func `a synchronous recipe for which the failed one was awaited is part of the chain`() async throws {
    let chain = try await chain { $0.register(First.self) { (_: Second) in First() } }
    #expect(chain == ["First", "Second", "Third"])
  }

  @Test func `a recipe that awaits the failed one is part of the chain`() async throws {
    #expect(
      try await chain { $0.register(First.self) { (_: Second) async in First() } } == ["First", "Second", "Third"])
    let byProvider = try await chain {
      $0.register(First.self) { (provider: any ServiceProvider) async throws in
        _ = try await provider.require(Second.self)
        return First()
      }
    }
    #expect(byProvider == ["First", "Second", "Third"])
  }
}
