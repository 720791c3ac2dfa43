public import Furnish
public import Testing

extension Trait where Self == ServicesTrait {
  /// Gives a test, or every test of a suite, a container: each case has its own, and so its own instances. Its provider
  /// is in force as ``/Furnish/ServiceValues/provider``.
  ///
  /// ```swift
  /// @Test(.provider { $0.register((any Greeting).self) { French() } })
  /// func `the greeting is in French`() {
  ///   #expect(WelcomePage().title == "Bonjour")
  /// }
  /// ```
  ///
  /// If a provider is in force already, because the program has prepared one or an outer
  /// trait has set one, the registrations override it (see
  /// ``/Furnish/ServiceScope/overriding(_:)``); otherwise they form a container, which is validated.
  ///
  /// The container is not started, and not closed. For services that need either, use the trait `.container`.
  ///
  /// - Parameter register: Registers the services, once for each case. If this closure throws, or the wiring is wrong,
  ///   the test fails with the error, and its body does not run.
  /// - Returns: The trait.
  public static func provider(
    _ register: @escaping @Sendable (any ServiceCollection) throws -> Void
  ) -> Self {
    services { values in
      if let outer = values.provider {
        values.provider = try outer.overridden(by: register)
      } else {
        let container = ServiceContainer()
        try register(try container.services)
        values.provider = try container.validated()
      }
    }
  }
}

extension ServiceProvider {
  /// Calls `overriding` with registrations that may throw.
  fileprivate func overridden(
    by register: (any ServiceCollection) throws -> Void
  ) throws -> any ServiceProvider {
    var failure: (any Error)?
    let overridden = overriding { services in
      do { try register(services) } catch { failure = error }
    }
    if let failure { throw failure }
    return overridden
  }
}
