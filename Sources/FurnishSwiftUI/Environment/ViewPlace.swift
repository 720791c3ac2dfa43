#if canImport(SwiftUI)
  import Furnish
  public import SwiftUI

  extension ServiceValues {
    /// All that SwiftUI knows at the place of the view tree where these services were read: the color scheme, the size
    /// class, actions such as `dismiss`.
    ///
    /// ```swift
    /// struct Theme: Service {
    ///   struct Endpoints {
    ///     var name: Endpoint<@MainActor @Sendable () -> String> = { environment in
    ///       { environment.swiftUI.colorScheme == .dark ? "night" : "day" }
    ///     }
    ///   }
    ///   var environment = ServiceValues()
    ///   var endpoints = Endpoints()
    /// }
    /// ```
    ///
    /// Where they were not read from a view, it is what SwiftUI says outside of all views.
    @MainActor public var swiftUI: EnvironmentValues {
      self[ViewPlaceKey.self]?.environment ?? EnvironmentValues()
    }
  }

  /// Where a service was read: SwiftUI's environment there.
  ///
  /// `@unchecked Sendable`: the environment never changes, and is used on the main actor alone.
  final class ViewPlace: @unchecked Sendable {
    let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) { self.environment = environment }
  }

  /// The place at which services were read; nil outside of views.
  enum ViewPlaceKey: ServiceKey {
    static var defaultValue: ViewPlace? { nil }
    static var testValue: ViewPlace? { nil }
  }
#endif
