/// How long an instance lives, as far as the rules care: what it is called, and who shares it.
public struct ServiceLifetime: Codable, Hashable, Sendable {
  /// Who gets the same instance.
  public enum Sharing: String, Codable, Hashable, Sendable {
    /// Everybody who asks the container or one of its scopes.
    case container
    /// Everybody who asks the same scope.
    case scope
    /// Every request in the open scope of one level.
    case level
    /// Nobody: each request makes one of its own.
    case none
  }

  /// What reports call it: `singleton`.
  public var name: String
  /// Who gets the same instance.
  public var sharing: Sharing

  /// Describes a lifetime.
  ///
  /// - Parameters:
  ///   - name: What reports call it.
  ///   - sharing: Who gets the same instance.
  public init(name: String, sharing: Sharing) {
    self.name = name
    self.sharing = sharing
  }

  /// One instance for the container and all its scopes.
  public static let singleton = ServiceLifetime(name: "singleton", sharing: .container)
  /// One instance a scope.
  public static let scoped = ServiceLifetime(name: "scoped", sharing: .scope)
  /// A new instance at each request.
  public static let transient = ServiceLifetime(name: "transient", sharing: .none)
  /// One instance for each open scope of a level. Reports add the level's name: `scoped to Session`.
  package static let scopedToLevel = ServiceLifetime(name: "scoped", sharing: .level)
  /// One instance for the container, for as long as somebody holds it.
  public static let weak = ServiceLifetime(name: "weak", sharing: .container)
}
