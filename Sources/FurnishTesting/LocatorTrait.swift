public import Furnish
public import Testing

/// A trait that adds services to the locator for a test, or for every test of a suite, separately for each case.
///
/// ```swift
/// @Test(.locator { $0.addService(service: MemoryStorage() as any Storage) })
/// func `the name is saved`() {
///   SettingsModel().save(name: "Ada")
/// }
/// ```
///
/// The closure runs on the main actor, so that it can add services that are not `Sendable`. In all other respects this
/// trait is like ``ServicesTrait``, and both can be used together.
public struct LocatorTrait: TestTrait, SuiteTrait, TestScoping {
  let add: @MainActor @Sendable (ServiceLocator) throws -> Void

  /// A Boolean value that indicates whether a suite applies the trait to each of its tests: always `true`.
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
  /// Adds services to the locator of a test, or of every test of a suite; see ``LocatorTrait``.
  ///
  /// ```swift
  /// @Test(.locator { $0.addService(service: MemoryStorage() as any Storage) })
  /// ```
  ///
  /// - Parameter add: Adds the services, once for each case. If this closure throws, the test fails with the error, and
  ///   its body does not run.
  /// - Returns: The trait.
  public static func locator(
    _ add: @escaping @MainActor @Sendable (ServiceLocator) throws -> Void
  ) -> Self {
    Self(add: add)
  }
}
