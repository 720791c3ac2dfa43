#if canImport(SwiftUI)
  import Furnish

  extension PlacedServices {
    /// The services of a view around which no view has set services: `ServiceValues.current`.
    static var ambient: PlacedServices { AmbientServices.shared.placed(.current) }
  }

  /// The latest values in force outside of all views. A program usually has the same values everywhere; tests that run
  /// at the same time may each have other values.
  // `@unchecked Sendable`: `latest` is guarded by `lock`.
  private final class AmbientServices: @unchecked Sendable {
    static let shared = AmbientServices()

    private let lock = Lock()
    private var latest: [PlacedServices] = []

    func placed(_ values: ServiceValues) -> PlacedServices {
      if let known = lock.withLock({ latest.first { $0.values.layer === values.layer } }) { return known }
      let created = PlacedServices(values)
      var removed: PlacedServices?
      let placed = lock.withLock {
        if let known = latest.first(where: { $0.values.layer === values.layer }) { return known }
        if latest.count == 4 { removed = latest.removeFirst() }
        latest.append(created)
        return created
      }
      // The removed values are released here, without the lock, because a `deinit` may run.
      withExtendedLifetime(removed) {}
      return placed
    }
  }
#endif
