public import Furnish
public import Testing

/// A trait that runs a test, or every test of a suite, inside a scope of a level.
///
/// ```swift
/// @Test(.scope(Session.self, User(name: "Ada")))
/// func `a session greets its user`() {
///   #expect(SessionPage().title == "Hello, Ada")
/// }
/// ```
///
/// Each case opens a scope of its own from the provider in force, which an outer trait
/// ``Testing/Trait/provider(_:)`` sets or the program has prepared. The scope is in force as
/// ``/Furnish/ServiceValues/provider`` while the case runs, and is closed at its end. A service
/// that cannot be closed fails the test.
///
/// A suite opens the outer level and its tests the inner ones: the scope of each trait is opened
/// from that of the trait around it. See <doc:TestingInAScope>.
public struct ScopeTrait: TestTrait, SuiteTrait, TestScoping {
  private let level: any ScopeLevel.Type
  private let perform: @Sendable (any ServiceProvider, () async throws -> Void) async throws -> Void

  init<Level: ScopeLevel>(_ level: Level.Type, _ input: @escaping @Sendable () -> Level.Input) {
    self.level = level
    perform = { provider, body in
      try await provider.withScope(level, input()) { scope in
        try await withServices {
          $0.provider = scope
        } operation: {
          try await body()
        }
      }
    }
  }

  /// A Boolean value that indicates whether a suite applies the trait to each of its tests: always `true`.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await TestHost.withRoot(testID: "\(test.id)", name: test.displayName ?? test.name) {
      guard let provider = ServiceValues.current.provider else {
        throw MissingProviderError(level: level, test: test)
      }
      try await perform(provider) { try await function() }
    }
  }
}

extension Trait where Self == ScopeTrait {
  /// Runs a test, or every test of a suite, inside a scope of a level; see ``ScopeTrait``.
  ///
  /// ```swift
  /// @Test(.scope(Session.self, User(name: "Ada")))
  /// ```
  ///
  /// If no provider is in force, the test fails, and its body does not run. The program stops if the level cannot be
  /// opened from that provider, as it does for a call of `makeScope`.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - input: The input that the level declares, evaluated once for each case.
  /// - Returns: The trait.
  public static func scope<Level: ScopeLevel>(
    _ level: Level.Type, _ input: @autoclosure @escaping @Sendable () -> Level.Input
  ) -> Self {
    Self(level, input)
  }

  /// Runs a test, or every test of a suite, inside a scope of a level that has no input; see
  /// ``ScopeTrait``.
  ///
  /// - Parameter level: The level.
  /// - Returns: The trait.
  public static func scope<Level: ScopeLevel>(_ level: Level.Type) -> Self where Level.Input == Void {
    Self(level) {}
  }
}

/// The error of a trait that opens a scope while no provider is in force.
struct MissingProviderError: Error, CustomStringConvertible {
  let level: any ScopeLevel.Type
  let test: Test

  var description: String { ServiceIssue.missingProvider(for: level, in: test).message }
}
