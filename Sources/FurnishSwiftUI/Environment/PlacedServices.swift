#if canImport(SwiftUI)
  import Furnish

  /// The services that somebody has set for a subtree. All views of the subtree share it.
  ///
  /// It remembers what it has told views of other regions: the same region must get the very same layer again, because
  /// what a default makes of the region lives there, and would else be made anew for each read.
  ///
  /// `@unchecked Sendable`: `regional` is guarded by `lock`.
  final class PlacedServices: @unchecked Sendable {
    let values: ServiceValues

    /// Whether `openURL` among the values goes before SwiftUI's, which could not be told of it.
    let keepsOpenURL: Bool

    private let lock = Lock()
    private var regional: [(region: Region, values: ServiceValues)] = []

    /// How many regions are remembered: an app shows itself in one, and a preview perhaps in some.
    private static let limit = 8

    init(_ values: ServiceValues, keepsOpenURL: Bool = false) {
      self.values = values
      self.keepsOpenURL = keepsOpenURL
    }

    /// The values, as they are in a region.
    func values(in region: Region) -> ServiceValues {
      if let known = lock.withLock({ regional.first { $0.region == region }?.values }) { return known }
      // Without the lock: comparing with what is set reads it, and reading may run other people's code.
      let made = region.applied(to: values)
      return lock.withLock {
        if let known = regional.first(where: { $0.region == region })?.values { return known }
        if regional.count == Self.limit { regional.removeFirst() }
        regional.append((region, made))
        return made
      }
    }
  }

  extension PlacedServices {
    /// What holds where no view has set anything: `ServiceValues.current`.
    static var ambient: PlacedServices { AmbientServices.shared.placed(.current) }
  }

  /// Remembers the latest values in force outside of all views. A program has one; some more are for tests, of which
  /// each may have its own.
  ///
  /// `@unchecked Sendable`: `latest` is guarded by `lock`.
  private final class AmbientServices: @unchecked Sendable {
    static let shared = AmbientServices()

    private let lock = Lock()
    private var latest: [PlacedServices] = []

    func placed(_ values: ServiceValues) -> PlacedServices {
      var forgotten: PlacedServices?
      let placed = lock.withLock {
        if let known = latest.first(where: { $0.values.layer === values.layer }) { return known }
        if latest.count == 4 { forgotten = latest.removeFirst() }
        latest.append(PlacedServices(values))
        return latest[latest.count - 1]
      }
      // Let go here, not under the lock: that may run a `deinit`.
      withExtendedLifetime(forgotten) {}
      return placed
    }
  }
#endif
