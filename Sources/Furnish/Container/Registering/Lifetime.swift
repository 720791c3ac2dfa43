/// How long an instance of a service lives, and who shares it.
///
/// Four come with Furnish: ``Singleton``, ``Scoped``, ``Transient`` and ``Weak``. Another one
/// says with whom its instances are shared, and for how long they serve:
///
/// ```swift
/// struct TimeToLive: Lifetime {
///   let duration: Duration
///   let clock = ContinuousClock()
///   let sharing = LifetimeSharing.container
///   func stamp() -> ContinuousClock.Instant { clock.now }
///   func keeps(_ made: ContinuousClock.Instant) -> Bool { made.duration(to: clock.now) < duration }
/// }
///
/// services.register((any Rates).self, lifetime: TimeToLive(duration: .seconds(60))) { DailyRates() }
/// ```
///
/// An instance that no longer serves is let go when the next one is made, and lives on with
/// those who hold it. It is not closed. <doc:Containers> shows this lifetime over any clock.
public protocol Lifetime: Sendable {
  /// What is noted when an instance is made, and shown to ``keeps(_:)`` at each resolve.
  associatedtype Stamp: Sendable = Void

  /// How reports call this lifetime: the name of its type, where it says nothing else.
  var name: String { get }

  /// Who shares an instance.
  var sharing: LifetimeSharing { get }

  /// What there is to note of an instance that was just made. No lock is held.
  func stamp() -> Stamp

  /// Whether an instance still serves. Called at each resolve; no lock is held.
  ///
  /// - Parameter stamp: What was noted when it was made.
  func keeps(_ stamp: Stamp) -> Bool
}

extension Lifetime {
  /// The name of the type.
  public var name: String { String(describing: Self.self) }

  /// An instance serves for as long as who shares it is there.
  public func keeps(_ stamp: Stamp) -> Bool { true }
}

extension Lifetime where Stamp == Void {
  /// There is nothing to note.
  public func stamp() {}
}

/// Who shares an instance of a service.
public enum LifetimeSharing: Sendable, Hashable {
  /// Everybody who asks the container or one of its scopes.
  case container
  /// Everybody who asks the same scope.
  case scope
  /// Everybody who asks a scope of a level, or one inside of it.
  case level(ScopeLevelID)
  /// Nobody: each asker gets a new one.
  case none
}

/// One instance for the whole container, made when it is first asked for, from the root
/// however deep the asker. The default.
public struct Singleton: Lifetime {
  public let name = "singleton"
  public let sharing = LifetimeSharing.container
}

/// One instance for each scope, made when the scope is first asked for it. Scopes inside of
/// a scope have their own.
public struct Scoped: Lifetime {
  public let name = "scoped"
  public let sharing = LifetimeSharing.scope
}

/// A new instance for each asker: the only lifetime for a type that is not `Sendable`.
public struct Transient: Lifetime {
  public let name = "transient"
  public let sharing = LifetimeSharing.none
}

/// One instance for the whole container while somebody holds it, and a new one after that.
/// For classes only.
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
  /// A new instance for each asker.
  public static var transient: Transient { Transient() }
}

extension Lifetime where Self == Weak {
  /// One instance while somebody holds it.
  public static var weak: Weak { Weak() }
}
