import FurnishTesting
import Testing

extension ServicesTrait {
  /// Runs `body` as a case of a test, as Swift Testing would.
  ///
  /// - Parameters:
  ///   - test: The test that the case belongs to; nil for the running test.
  ///   - body: The code of the case.
  nonisolated(nonsending) func run(
    as test: Test? = nil, _ body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let test = try #require(test ?? Test.current)
    try await provideScope(for: test, testCase: nil, performing: body)
  }
}
