#if canImport(SwiftUI)
  import Furnish

  extension PlacedServices {
    /// The services where no view has set any: `ServiceValues.current`.
    static var ambient: PlacedServices { AmbientServices.shared.placed(.current) }
  }

  /// The latest values in force outside of all views. A program has one; more are for tests, each of which may have its
  /// own.
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
      // Released here and not under the lock, because a `deinit` may run.
      withExtendedLifetime(removed) {}
      return placed
    }
  }
#endif
