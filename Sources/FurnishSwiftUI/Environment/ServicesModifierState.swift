#if canImport(SwiftUI)
  import Furnish
  import SwiftUI

  /// The state of a `services` modifier: the services that it has set for its subtree. SwiftUI runs the update of the
  /// modifier again whenever a value around the subtree has changed. If the update sets the same values again, the
  /// subtree receives the same services, and SwiftUI does not evaluate it.
  // `@unchecked Sendable`: `latest` is guarded by `lock`.
  final class ServicesModifierState: @unchecked Sendable {
    private let lock = Lock()
    private var latest: (overrides: Overrides, placed: PlacedServices)?

    init() {}

    func apply(_ update: (inout ServiceValues) -> Void, to environment: inout EnvironmentValues) {
      let around = environment.services
      // The update runs inside of `withServices`, where a test may read a live value in order to change a part of it.
      let updated = withServices {
        $0 = around
        update(&$0)
      } operation: {
        ServiceValues.current
      }
      environment.place(placed(updated, over: around.withoutPlace))
    }

    private func placed(_ updated: ServiceValues, over base: ServiceValues) -> PlacedServices {
      guard let overrides = Overrides(of: updated, over: base) else { return PlacedServices(updated) }
      let latest = lock.withLock { self.latest }
      let continued = overrides.continuing(latest?.overrides)
      if let latest, latest.overrides.areSame(as: continued) { return latest.placed }
      let placed = PlacedServices(continued.applied())
      lock.withLock { self.latest = (continued, placed) }
      // The former services are released here, without the lock.
      withExtendedLifetime(latest) {}
      return placed
    }
  }
#endif
