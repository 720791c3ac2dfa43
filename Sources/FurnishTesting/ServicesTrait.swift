public import Furnish
public import Testing

/// A trait that sets services for a test, or for every test of a suite, separately for each case.
///
/// ```swift
/// @Suite(.services { $0.retries = 1 })
/// struct DownloaderTests {
///   @Test func `the download is tried twice`() {
///     #expect(Downloader().attempts == 2)
///   }
///
///   @Test(.services { $0.retries += 4 })
///   func `the download is tried six times`() {
///     #expect(Downloader().attempts == 6)
///   }
/// }
/// ```
///
/// Every case starts only with the values that the program has prepared: without the instances of other cases, even of
/// those that run at the same time, and without the overrides of the code around it. A test's own trait takes
/// precedence over its suite's, and an inner suite's over an outer's; each reads the values that the outer ones have
/// set.
///
/// Work that continues after its case has ended, and then reads a service, is reported with the
/// test's name. See <doc:TestingWithFurnish>.
public struct ServicesTrait: TestTrait, SuiteTrait, TestScoping {
  let update: @Sendable (inout ServiceValues) throws -> Void

  /// A Boolean value that indicates whether a suite applies the trait to each of its tests: always `true`.
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
  /// Sets services for a test, or for every test of a suite; see ``ServicesTrait``.
  ///
  /// ```swift
  /// @Test(.services { $0.retries = 2 })
  /// ```
  ///
  /// - Parameter update: Sets the services, once for each case. If this closure throws, the test fails with the error,
  ///   and its body does not run.
  /// - Returns: The trait.
  public static func services(
    _ update: @escaping @Sendable (inout ServiceValues) throws -> Void
  ) -> Self {
    Self(update: update)
  }

  /// Separates cases without setting services. Use it for parameterized tests whose cases must share no instances, and
  /// for tests whose work must be reported if it outlives them.
  public static var services: Self { services { _ in } }
}
