public import Furnish
public import Testing

/// Adds services to the locator for a test, or for every test of a suite, each case on its own.
///
/// ```swift
/// @Test(.locator { $0.addService(service: MemoryStorage() as any Storage) })
/// func savesTheName() {
///   SettingsModel().save(name: "Ada")
/// }
/// ```
///
/// The closure runs on the main actor, so that it can add services that are not `Sendable`.
/// Otherwise it is as in ``ServicesTrait``, and both can be used together.
public struct LocatorTrait: TestTrait, SuiteTrait, TestScoping {
  let add: @MainActor @Sendable (ServiceLocator) throws -> Void

  /// Suites hand the trait to each of their tests.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await TestHost.withRoot(testID: "\(test.id)", name: test.displayName ?? test.name) {
      try await add(.shared)
      try await function()
    }
  }
}

extension Trait where Self == LocatorTrait {
  /// Services in the locator of a test, or of every test of a suite; see ``LocatorTrait``.
  ///
  /// ```swift
  /// @Test(.locator { $0.addService(service: MemoryStorage() as any Storage) })
  /// ```
  ///
  /// - Parameter add: Adds them, once for each case. If it throws, the test is not run, and
  ///   fails with the error.
  public static func locator(
    _ add: @escaping @MainActor @Sendable (ServiceLocator) throws -> Void
  ) -> Self {
    Self(add: add)
  }
}
