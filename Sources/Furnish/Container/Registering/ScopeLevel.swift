/// A level in the tree of scopes, such as a session, a screen or a request.
///
/// A level is opened from its parent level, with an input that becomes a service in the level and below it:
///
/// ```swift
/// enum Session: ScopeLevel { typealias Input = User }                                  // opened from the root
/// enum Screen: ScopeLevel { typealias Parent = Session; typealias Input = ScreenID }   // opened from a session
///
/// services.register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(user:log:))
/// ```
///
/// A level that needs several inputs takes a struct, whose parts are registered with recipes that take the struct.
///
/// A service of a level exists while a scope of that level is open, and is shared by all scopes below. If no
/// registration names a level, declare the level by ``ServiceCollection/addLevel(_:fileID:filePath:line:column:)``, so
/// that validation includes its input.
public protocol ScopeLevel: SendableMetatype {
  /// The level from which this one is opened: the root, if not declared otherwise.
  associatedtype Parent: ScopeLevel = RootLevel

  /// The type of the value that opens a scope of this level: `Void`, if not declared otherwise.
  associatedtype Input: Sendable = Void
}

/// The level of a container's root, which is always open and has no parent.
public enum RootLevel: ScopeLevel {
  public typealias Parent = RootLevel
}

/// The lifetime of a service that has one instance in each scope of a level, shared by all scopes inside it.
public struct ScopedTo<Level: ScopeLevel>: Lifetime {
  public let name: String
  public let sharing: LifetimeSharing

  /// Creates the lifetime of the services of a level. Those of ``RootLevel`` are shared like singletons.
  ///
  /// - Parameter level: The level whose scopes store the instances.
  public init(_ level: Level.Type = Level.self) {
    let id = ScopeLevelID(level)
    name = "scoped to \(id)"
    sharing = id == .root ? .container : .level(id)
  }
}

extension Lifetime {
  /// Returns the lifetime with one instance for each scope of a level.
  ///
  /// ```swift
  /// services.register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(user:log:))
  /// ```
  ///
  /// - Parameter level: The level whose scopes store the instances.
  public static func scoped<Level>(to level: Level.Type) -> Self where Self == ScopedTo<Level> { ScopedTo(level) }
}
