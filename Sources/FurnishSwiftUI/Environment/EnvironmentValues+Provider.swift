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
    /// Where there is none, it is one in which nothing is registered; `services.provider` is nil there.
    public var provider: any ServiceProvider {
      get { givenProvider ?? AbsentProvider.shared }
      set { services.provider = newValue }
    }

    /// The same, or nil where there is none; without asking SwiftUI for anything else.
    var givenProvider: (any ServiceProvider)? { placedServices.values.provider }
  }

  /// What views have for a provider where nobody has set one.
  final class AbsentProvider: ServiceProvider, ExplainsMissing {
    static let shared = AbsentProvider()

    func find<T>(_ request: ServiceRequest<T>) -> T? { nil }

    func findAll<T>(_ request: ServiceRequest<T>) -> [T] { [] }

    func makeScope() -> AbsentProvider { self }

    func overriding(_ register: (any ServiceCollection) -> Void) -> any ServiceProvider {
      let container = ServiceContainer()
      guard let services = try? container.services else { return self }
      register(services)
      container.build()
      return (try? container.provider) ?? self
    }
  }
#endif
