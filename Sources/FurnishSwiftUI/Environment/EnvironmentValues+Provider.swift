#if canImport(SwiftUI)
  public import Furnish
  public import SwiftUI

  extension EnvironmentValues {
    /// The provider of this subtree: set with `provider(_:)` or `scope(_:)`.
    ///
    /// ```swift
    /// struct RootView: View {
    ///   @Environment(\.provider) private var provider
    ///   @State private var model: RootModel?
    /// }
    /// ```
    ///
    /// If none was set, nothing is registered in this provider, and `services.provider` is `nil`.
    public var provider: any ServiceProvider {
      get { givenProvider ?? AbsentProvider.shared }
      set { services.provider = newValue }
    }

    /// The provider that was set, or `nil`; reads no other value of the environment.
    var givenProvider: (any ServiceProvider)? { placedServices.values.provider }
  }

  /// The provider of views for which none was set: nothing is registered in it.
  final class AbsentProvider: ScopedProvider, ExplainsMissing {
    static let shared = AbsentProvider()

    func find<T>(_ request: ServiceRequest<T>) -> T? { nil }

    func findAll<T>(_ request: ServiceRequest<T>) -> [T] { [] }

    func makeScope() -> AbsentProvider { self }

    func makeScope<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) -> AbsentProvider { self }

    func close() {}

    func overriding(_ register: (any ServiceCollection) -> Void) -> any ScopedProvider {
      let container = ServiceContainer()
      guard let services = try? container.services else { return self }
      register(services)
      container.build()
      return (try? container.provider) ?? self
    }
  }
#endif
