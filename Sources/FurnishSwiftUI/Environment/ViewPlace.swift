#if canImport(SwiftUI)
  import Furnish
  public import SwiftUI

  extension ServiceValues {
    /// SwiftUI's environment at the place of the view tree where these services were read: the color scheme, the size
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
    /// A view whose services have read it is evaluated again when anything in the environment changes. In an action it
    /// is the environment of the view's last evaluation: if an action needs the current value, read the value with a
    /// property of the view. Outside of views it is a new environment.
    @MainActor public var swiftUI: EnvironmentValues {
      self[ViewPlaceKey.self]?.read() ?? EnvironmentValues()
    }

    /// These values, without the place that views add to them.
    var withoutPlace: ServiceValues {
      guard layer.key == Layer.address(of: ViewPlaceKey.self), let next = layer.next else { return self }
      return ServiceValues(layer: next)
    }

    /// The place at which a view has read these values.
    fileprivate var place: ViewPlace? {
      layer.key == Layer.address(of: ViewPlaceKey.self) ? self[ViewPlaceKey.self] : nil
    }
  }

  /// Services that views read are equal if the same values are set for them. SwiftUI compares them to decide whether a
  /// view has to be evaluated; other values of its environment do not count unless a service has read them.
  extension ServiceValues: Equatable {
    /// Returns whether the same values are set for both. If a service has read SwiftUI's environment through one of
    /// them, they are equal only if both are from the same read in a view.
    public static func == (one: ServiceValues, other: ServiceValues) -> Bool {
      if one.layer === other.layer { return true }
      guard one.withoutPlace.layer === other.withoutPlace.layer else { return false }
      return one.place?.wasRead != true && other.place?.wasRead != true
    }
  }

  /// The place in the view tree where services were read, with SwiftUI's environment at that place.
  // `@unchecked Sendable`: the environment never changes, and is used only on the main actor; `isRead` is guarded by
  // `lock`.
  final class ViewPlace: @unchecked Sendable {
    private let environment: EnvironmentValues
    private var isRead = false

    // One lock for all places: each is locked for a moment, and a place is created for each read of services.
    private static let lock = Lock()

    init(_ environment: EnvironmentValues) { self.environment = environment }

    /// Returns the environment, and records the read: after it, a change of the environment is a reason to evaluate the
    /// view again.
    @MainActor func read() -> EnvironmentValues {
      Self.lock.withLock { isRead = true }
      return environment
    }

    var wasRead: Bool { Self.lock.withLock { isRead } }
  }

  /// The place where services were read; `nil` outside of views.
  enum ViewPlaceKey: ServiceKey {
    static var defaultValue: ViewPlace? { nil }
    static var testValue: ViewPlace? { nil }
  }
#endif
