#if canImport(SwiftUI)
  public import Furnish
  import FurnishFoundation
  public import SwiftUI

  extension EnvironmentValues {
    /// The services in force at this place of the view tree, with its SwiftUI values: `openURL`, `locale`, `calendar`
    /// and `timeZone`, and on the main actor all others, as `swiftUI`.
    ///
    /// ```swift
    /// struct CartView: View {
    ///   @Environment(\.services.uuid) var uuid
    ///   var body: some View { Button("Add") { add(Item(id: uuid())) } }
    /// }
    /// ```
    ///
    /// Change them for a subtree with `services(_:)`, or with SwiftUI's own
    /// `.environment(\.services.uuid, .incrementing)`. A view around which no view has set services reads
    /// `ServiceValues.current`.
    ///
    /// `openURL`, `locale`, `calendar` and `timeZone` are SwiftUI's own values: setting `locale` of these services sets
    /// it for all views of the subtree, and a view of the subtree that sets SwiftUI's `locale` changes the services of
    /// its own subtree as well.
    ///
    /// Every place of the tree has its own `openURL`, so a default that reads `openURL` while it is created cannot be
    /// shared and is created again for each read. Read `openURL` when the service is used, as endpoints do.
    ///
    /// SwiftUI evaluates a view again if the value that its key path reads has changed: after a change of the color
    /// scheme, no view that reads services is evaluated, and after a change of `uuid`, the views that read it are. If
    /// the view that sets a value is evaluated and sets it again, the value counts as unchanged if it is equal, or if
    /// it is the same function with the same context. An endpoint of a closure service that is set through a key path
    /// is a new function each time: set it with `services(_:)` if many views read the service.
    ///
    /// - Complexity: Reading costs a few allocations.
    public var services: ServiceValues {
      get {
        var values = placedServices.values(in: Surroundings(of: self))
        values[ViewPlaceKey.self] = ViewPlace(self)
        return values
      }
      set {
        let placed = placedServices
        if let overrides = Overrides(of: newValue, over: placed.values(in: Surroundings(of: self))) {
          place(placed.overridden(by: overrides))
        } else {
          place(PlacedServices(newValue))
        }
      }
    }

    /// A service whose environment is the services of this place.
    ///
    /// ```swift
    /// SearchView()
    ///   .environment(\.[service: \Google.self].endpoints.open) { environment in
    ///     { query in environment.openURL(duckDuckGo(query)) }
    ///   }
    /// ```
    ///
    /// Only the endpoints that you set are replaced, and only in the subtree: `fetch` stays as it was, and siblings are
    /// not affected.
    ///
    /// - Parameter type: The key path of the service's type: `\Google.self`.
    public subscript<S: Service>(service type: any KeyPath<S, S> & Sendable) -> S {
      get { services[service: type] }
      set { services[service: type] = newValue }
    }

    /// The services that the nearest view around this place has set, or the services of the program if no view has set
    /// any.
    var placedServices: PlacedServices { self[PlacedServicesKey.self] ?? .ambient }

    /// Sets the services of a subtree, and with them the four values that SwiftUI has as well.
    mutating func place(_ placed: PlacedServices) {
      RegionalValues(of: self, changedBy: placed.values).write(to: &self)
      if let action = placed.openURL, OpenURLPlace(action) != OpenURLPlace(openURL) { openURL = action }
      self[PlacedServicesKey.self] = placed
    }
  }

  /// The one key of Furnish in SwiftUI's environment.
  private enum PlacedServicesKey: EnvironmentKey {
    static var defaultValue: PlacedServices? { nil }
  }
#endif
