#if canImport(SwiftUI)
  import Furnish
  import FurnishFoundation
  import SwiftUI

  /// The services that are set for a subtree. All views of the subtree share this object.
  ///
  /// Equal surroundings receive the same layer at each read. With a new layer, SwiftUI would evaluate the views that
  /// read it, and defaults, whose instances the layer stores, would be created again.
  // `@unchecked Sendable`: `surrounded` and `overridden` are guarded by `lock`.
  final class PlacedServices: @unchecked Sendable {
    let values: ServiceValues

    /// The action that opens URLs as `values` do, for SwiftUI; `nil` if `values` do not override `openURL`, or if no
    /// action could be created.
    let openURL: OpenURLAction?

    /// Whether `values` override `openURL`, but no action for SwiftUI could be created from it: the override takes
    /// precedence over SwiftUI's action.
    let keepsOpenURL: Bool

    private let lock = Lock()
    private var surrounded: [(surroundings: Surroundings, values: ServiceValues)] = []
    private var overridden: [(overrides: Overrides, placed: PlacedServices)] = []

    /// The greatest number of surroundings, and of overrides, for which values are stored.
    private static let limit = 16

    init(_ values: ServiceValues) {
      self.values = values
      let opener = values.override(of: OpenURLKey.self)
      openURL = opener?.action
      keepsOpenURL = opener != nil && openURL == nil
    }

    /// Returns the values as they are in these surroundings.
    func values(in surroundings: Surroundings) -> ServiceValues {
      if let known = lock.withLock({ surrounded.first { $0.surroundings == surroundings }?.values }) { return known }
      // The values are created without the lock, because comparing reads them, and reading may run a default.
      var created = surroundings.region.applied(to: values)
      if !keepsOpenURL, (created.override(of: OpenURLKey.self)?.origin as? OpenURLPlace) != surroundings.openURL {
        created.openURL = OpenURL(of: surroundings.openURL)
      }
      var removed: ServiceValues?
      defer { withExtendedLifetime(removed) {} }
      return lock.withLock {
        if let known = surrounded.first(where: { $0.surroundings == surroundings })?.values { return known }
        if surrounded.count == Self.limit { removed = surrounded.removeFirst().values }
        surrounded.append((surroundings, created))
        return created
      }
    }

    /// Returns the services with overrides that a key path has written. Equal overrides result in the same object, so
    /// that another change around a view does not evaluate it.
    func overridden(by overrides: Overrides) -> PlacedServices {
      let known = lock.withLock { overridden }
      if let known = known.first(where: { $0.overrides.areSame(as: overrides) }) { return known.placed }
      let placed = PlacedServices(overrides.applied())
      var removed: PlacedServices?
      lock.withLock {
        if overridden.count == Self.limit { removed = overridden.removeFirst().placed }
        overridden.append((overrides, placed))
      }
      // The removed services are released here, without the lock, because a `deinit` may run.
      withExtendedLifetime(removed) {}
      return placed
    }
  }

  /// The values that services take from SwiftUI's environment, and that can be compared.
  struct Surroundings: Equatable, Sendable {
    let region: RegionalValues
    let openURL: OpenURLPlace

    init(of environment: EnvironmentValues) {
      region = RegionalValues(of: environment)
      openURL = OpenURLPlace(environment.openURL)
    }
  }
#endif
