public import Furnish
public import Testing

/// Sets services for a test or for every test of a suite, each case on its own.
///
/// ```swift
/// @Suite(.services { $0.retries = 1 })
/// struct DownloadTests {
///   @Test(.services { $0.greeting = "hi" }, arguments: [1, 2, 3])
///   func downloads(count: Int) async throws { … }
/// }
/// ```
///
/// Every case starts with no defaults and no instances of any other, whatever runs at the
/// same time. A test's own trait goes before its suite's, an inner suite's before an outer's.
/// Work that goes on after its case has ended, and then reads a service, is reported with
/// the test's name.
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
  /// Services for a test or a suite; see ``ServicesTrait``.
  ///
  /// - Parameter update: Sets them. What it throws fails the test.
  public static func services(
    _ update: @escaping @Sendable (inout ServiceValues) throws -> Void
  ) -> Self {
    Self(update: update)
  }

  /// Isolates each case, and sets nothing.
  public static var services: Self { services { _ in } }
}
