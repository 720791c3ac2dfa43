#if canImport(SwiftUI)
  public import Furnish
  public import SwiftUI

  extension View {
    /// Changes services for this view and what is in it.
    ///
    /// ```swift
    /// ReceiptView()
    ///   .services {
    ///     $0.date = .constant(.distantPast)
    ///     $0[service: \Google.self].endpoints.open = { _ in { query in print(query) } }
    ///   }
    /// ```
    ///
    /// - Parameter update: Changes the services in force around this view. Like any argument of a modifier it follows
    ///   the view around: it runs when that is evaluated again, and defaults that depend on what it sets are then made
    ///   anew. What is to live as long as the subtree belongs into a `scope(_:)`.
    public func services(_ update: @escaping (inout ServiceValues) -> Void) -> some View {
      transformEnvironment(\.services) { services in
        let around = services
        // In a test, what is read here in order to change a part of it is no mistake.
        services = withServices {
          $0 = around
          update(&$0)
        } operation: {
          ServiceValues.current
        }
      }
    }

    /// Sets the provider that this view and what is in it resolve services from.
    ///
    /// ```swift
    /// WindowGroup {
    ///   RootView().provider(provider)
    /// }
    /// ```
    ///
    /// - Parameter provider: The provider of a container, one of its scopes, or one of your own.
    public func provider(_ provider: any ServiceProvider) -> some View {
      environment(\.provider, provider)
    }
  }
#endif
