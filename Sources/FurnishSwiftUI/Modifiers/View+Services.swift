#if canImport(SwiftUI)
  public import Furnish
  public import SwiftUI

  extension View {
    /// Changes services for this view and its content.
    ///
    /// ```swift
    /// ReceiptView()
    ///   .services {
    ///     $0.date = .constant(.distantPast)
    ///     $0[service: \Google.self].endpoints.open = { _ in { query in print(query) } }
    ///   }
    /// ```
    ///
    /// The update runs again when the view around is evaluated, or when something in the environment has changed.
    /// Values that it sets to the same value again are unchanged: equal ones, closures that capture nothing, and the
    /// generators `.incrementing` and `.constant`, which continue. Any other value is new, and defaults that depend on
    /// it are created again. Register a service that has to live as long as the subtree as a scoped one, and open a
    /// scope with `scope(_:)`.
    ///
    /// - Parameter update: Changes the services in force around this view.
    /// - Returns: A view whose content reads the changed services.
    nonisolated public func services(_ update: @escaping (inout ServiceValues) -> Void) -> some View {
      modifier(ServicesModifier(update: update))
    }

    /// Replaces an endpoint of a service for this view and its content.
    ///
    /// ```swift
    /// SearchView()
    ///   .environment(\.[service: \Google.self].endpoints.open) { environment in
    ///     { query in environment.openURL(duckDuckGo(query)) }
    ///   }
    /// ```
    ///
    /// SwiftUI's own `environment(_:_:)` writes the endpoint again at each change of the environment. The function that
    /// a key path writes differs from the one before, so that all views that read the service would be evaluated. With
    /// this method they are evaluated if the services around it have changed, or if the view around it is evaluated and
    /// passes another function, for example one that captures another object.
    ///
    /// - Parameters:
    ///   - keyPath: The endpoint of a service, `\.[service: \Google.self].endpoints.open`, or of a value of
    ///     `\.services`. Any other property of the environment is set as SwiftUI sets it.
    ///   - endpoint: Returns the function that takes the place of the endpoint, for the services of the view that reads
    ///     the service.
    /// - Returns: A view whose content reads the service with this endpoint.
    nonisolated public func environment<Action>(
      _ keyPath: WritableKeyPath<EnvironmentValues, @Sendable (ServiceValues) -> Action>,
      _ endpoint: @escaping @Sendable (ServiceValues) -> Action
    ) -> some View {
      modifier(EndpointModifier(keyPath: keyPath, endpoint: endpoint))
    }

    /// Sets the provider from which this view and its content resolve services.
    ///
    /// ```swift
    /// WindowGroup {
    ///   RootView().provider(provider)
    /// }
    /// ```
    ///
    /// - Parameter provider: The provider of a container, one of its scopes, or one of your own.
    /// - Returns: A view whose content resolves services from the provider.
    nonisolated public func provider(_ provider: any ServiceProvider) -> some View {
      environment(\.provider, provider)
    }
  }

  struct ServicesModifier {
    let update: (inout ServiceValues) -> Void
    @State private var memory = ServicesModifierState()

    init(update: @escaping (inout ServiceValues) -> Void) { self.update = update }
  }

  // The conformance is in an extension, so that the type itself is bound to no actor: a modifier may be created on any
  // thread.
  extension ServicesModifier: ViewModifier {
    func body(content: Content) -> some View {
      content.transformEnvironment(\.self) { [memory, update] in memory.apply(update, to: &$0) }
    }
  }
#endif
