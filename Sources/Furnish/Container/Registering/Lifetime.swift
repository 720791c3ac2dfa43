/// A policy of how long an instance of a service lives, and which requests share it.
///
/// Furnish provides ``Singleton``, ``Scoped``, ``ScopedTo``, ``Transient`` and ``Weak``. Implement another lifetime by
/// declaring which requests share an instance, and for how long it is used:
///
/// ```swift
/// struct TimeToLive: Lifetime {
///   let duration: Duration
///   let clock = ContinuousClock()
///   let sharing = LifetimeSharing.container
///   func stamp() -> ContinuousClock.Instant { clock.now }
///   func isCurrent(_ creation: ContinuousClock.Instant) -> Bool { creation.duration(to: clock.now) < duration }
/// }
///
/// services.register((any Rates).self, lifetime: TimeToLive(duration: .seconds(60))) { DailyRates() }
/// ```
///
/// An instance that may no longer be used is released when the next one is created, unless other objects retain it. The
/// container does not close it. <doc:Containers> shows this lifetime with an injected clock.
public protocol Lifetime: Sendable {
  /// The value that is stored when an instance is created, and passed to ``isCurrent(_:)`` at each request.
  associatedtype Stamp: Sendable = Void

  /// The name of this lifetime in reports. By default it is the name of its type.
  var name: String { get }

  /// The requests that share an instance.
  var sharing: LifetimeSharing { get }

  /// Returns the value to store for an instance that was just created. No lock is held during the call.
  func stamp() -> Stamp

  /// Returns a Boolean value that indicates whether a stored instance may still be used. This method is called at each
  /// request, and no lock is held during the call.
  ///
  /// - Parameter stamp: The value that was stored when the instance was created.
  func isCurrent(_ stamp: Stamp) -> Bool
}

extension Lifetime {
  /// The name of the type.
  public var name: String { String(describing: Self.self) }

  /// Returns `true`: the scope that stores an instance uses it until the scope ends.
  ///
  /// - Parameter stamp: The value that was stored when the instance was created.
  public func isCurrent(_ stamp: Stamp) -> Bool { true }
}

extension Lifetime where Stamp == Void {
  /// Stores nothing.
  public func stamp() {}
}

/// The requests that share an instance of a service.
public enum LifetimeSharing: Sendable, Hashable {
  /// All requests to the container and its scopes.
  case container
  /// All requests to the same scope.
  case scope
  /// All requests to the same scope of a level and to the scopes inside it.
  case level(ScopeLevelID)
  /// No other request: each one creates a new instance.
  case none
}

/// A lifetime with one instance for the whole container, created from the root at the first request. The default.
public struct Singleton: Lifetime {
  public let name = "singleton"
  public let sharing = LifetimeSharing.container
}

/// A lifetime with one instance for each scope, created at the first request to that scope. Scopes inside a scope have
/// their own.
public struct Scoped: Lifetime {
  public let name = "scoped"
  public let sharing = LifetimeSharing.scope
}

/// A lifetime with a new instance for each request. It is the only lifetime for a type that is neither `Sendable` nor
/// bound to the main actor.
public struct Transient: Lifetime {
  public let name = "transient"
  public let sharing = LifetimeSharing.none
}

/// A lifetime with one instance for the whole container while other objects hold it, and a new one after that. For
/// classes only.
public struct Weak: Lifetime {
  public let name = "weak"
  public let sharing = LifetimeSharing.container
}

extension Lifetime where Self == Singleton {
  /// One instance for the whole container.
  public static var singleton: Singleton { Singleton() }
}

extension Lifetime where Self == Scoped {
  /// One instance for each scope.
  public static var scoped: Scoped { Scoped() }
}

extension Lifetime where Self == Transient {
  /// A new instance for each request.
  public static var transient: Transient { Transient() }
}

extension Lifetime where Self == Weak {
  /// One instance while other objects hold it.
  public static var weak: Weak { Weak() }
}
