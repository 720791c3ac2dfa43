public import Furnish
public import Testing

/// Sets services for a test, or for every test of a suite, each case on its own.
///
/// ```swift
/// @Suite(.services { $0.retries = 1 })
/// struct DownloaderTests {
///   @Test func triesTwice() {
///     #expect(Downloader().attempts == 2)
///   }
///
///   @Test(.services { $0.retries += 4 })
///   func triesSixTimes() {
///     #expect(Downloader().attempts == 6)
///   }
/// }
/// ```
///
/// Every case starts with no defaults and no instances of any other, whatever runs at the
/// same time, and with nothing of the code around it but what the program has prepared. A
/// test's own trait takes precedence over its suite's, an inner suite's before an outer's; each sees what
/// the outer ones have set.
///
/// Work that goes on after its case has ended, and then reads a service, is reported with the
/// test's name. See <doc:TestingWithFurnish>.
public struct ServicesTrait: TestTrait, SuiteTrait, TestScoping {
  let update: @Sendable (inout ServiceValues) throws -> Void

  /// Suites hand the trait to each of their tests.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await TestHost.withRoot(testID: "\(test.id)", name: test.displayName ?? test.name) {
      try await withServices(update) { try await function() }
    }
  }
}

extension Trait where Self == ServicesTrait {
  /// Services for a test, or for every test of a suite; see ``ServicesTrait``.
  ///
  /// ```swift
  /// @Test(.services { $0.retries = 2 })
  /// ```
  ///
  /// - Parameter update: Sets them, once for each case. If it throws, the test is not run, and
  ///   fails with the error.
  public static func services(
    _ update: @escaping @Sendable (inout ServiceValues) throws -> Void
  ) -> Self {
    Self(update: update)
  }

  /// Nothing set, and each case on its own: for parameterized tests whose cases share no
  /// instances, and to hear of work that outlives its test.
  public static var services: Self { services { _ in } }
}
