/// The lifetime of an instance as the rules judge it: its name, and the requests that share the instance.
public struct LifetimeDescription: Codable, Hashable, Sendable {
  /// The requests that receive the same instance.
  public enum Sharing: String, Codable, Hashable, Sendable {
    /// Every request to the container or one of its scopes.
    case container
    /// Every request to the same scope.
    case scope
    /// Every request in the open scope of one level.
    case level
    /// No other request: each one creates an instance of its own.
    case none
  }

  /// The name in reports: `singleton`.
  public var name: String
  /// The requests that receive the same instance.
  public var sharing: Sharing

  /// Creates a lifetime.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - sharing: The requests that receive the same instance.
  public init(name: String, sharing: Sharing) {
    self.name = name
    self.sharing = sharing
  }

  /// One instance for the container and all its scopes.
  public static let singleton = LifetimeDescription(name: "singleton", sharing: .container)
  /// One instance for each scope.
  public static let scoped = LifetimeDescription(name: "scoped", sharing: .scope)
  /// A new instance at each request.
  public static let transient = LifetimeDescription(name: "transient", sharing: .none)
  /// One instance for each open scope of a level. Reports add the level's name: `scoped to Session`.
  package static let scopedToLevel = LifetimeDescription(name: "scoped", sharing: .level)
  /// One instance for the container, as long as a strong reference to it exists.
  public static let weak = LifetimeDescription(name: "weak", sharing: .container)
}
