#if canImport(SwiftUI)
  public import Furnish
  import FurnishFoundation
  public import SwiftUI

  extension EnvironmentValues {
    /// The services in force at this place of the view tree, and what they know of the place: SwiftUI's `openURL`,
    /// `locale`, `calendar` and `timeZone`, and on the main actor everything else, as `swiftUI`.
    ///
    /// ```swift
    /// struct CartView: View {
    ///   @Environment(\.services.uuid) var uuid
    ///   var body: some View { Button("Add") { add(Item(id: uuid())) } }
    /// }
    /// ```
    ///
    /// Change them for a subtree with `services(_:)`, or with SwiftUI's own
    /// `.environment(\.services.uuid, .incrementing)`. Where nobody has, they are `ServiceValues.current`.
    ///
    /// The four that SwiftUI has as well are one with SwiftUI's: who sets `locale` here sets it for all views of the
    /// subtree, and who sets SwiftUI's further in is heard here, too.
    ///
    /// A default that reads `openURL` while it is made is made for one read only, since every place has its own: let it
    /// read when it is used, as endpoints do.
    ///
    /// - Complexity: Reading costs a few allocations. Who reads is evaluated again when what SwiftUI says of these four
    ///   has changed.
    public var services: ServiceValues {
      get {
        let placed = placedServices
        var values = placed.values(in: Region(of: self))
        let place = ViewPlace(self)
        values[ViewPlaceKey.self] = place
        if !placed.keepsOpenURL { values.openURL = OpenURL(of: place) }
        return values
      }
      set {
        Region(of: self, changedBy: newValue).write(to: &self)
        let isWritten = adoptOpenURL(of: newValue)
        self[PlacedServicesKey.self] = PlacedServices(newValue, keepsOpenURL: !isWritten)
      }
    }

    /// A service, with the services of this place for its environment.
    ///
    /// ```swift
    /// SearchView()
    ///   .environment(\.[service: \Google.self].endpoints.open) { environment in
    ///     { query in environment.openURL(duckDuckGo(query)) }
    ///   }
    /// ```
    ///
    /// Only what is set is replaced, and only in the subtree: `fetch` stays what it was, and siblings see nothing of it.
    ///
    /// - Parameter type: `\Google.self`.
    public subscript<S: Service>(service type: any KeyPath<S, S> & Sendable) -> S {
      get { services[service: type] }
      set { services[service: type] = newValue }
    }

    /// What was set last around this place, or what holds for the whole program.
    var placedServices: PlacedServices { self[PlacedServicesKey.self] ?? .ambient }
  }

  /// The one key of Furnish in SwiftUI's environment.
  private enum PlacedServicesKey: EnvironmentKey {
    static var defaultValue: PlacedServices? { nil }
  }
#endif
