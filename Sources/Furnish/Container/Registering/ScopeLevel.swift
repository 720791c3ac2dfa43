/// A level of scopes: a session, a screen, a request. Open it with ``ServiceProvider/makeScope(_:_:)``.
public protocol ScopeLevel: SendableMetatype {
  associatedtype Parent: ScopeLevel = RootLevel
  associatedtype Input: Sendable = Void
}
public enum RootLevel: ScopeLevel {
  public typealias Parent = RootLevel
}
public struct ScopeLevelID: Hashable, Sendable {
  let level: any ScopeLevel.Type
  init(_ level: any ScopeLevel.Type) { self.level = level }
  public static func == (one: Self, other: Self) -> Bool { ObjectIdentifier(one.level) == ObjectIdentifier(other.level) }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(level)) }
  var parent: ScopeLevelID? {
    func parent<L: ScopeLevel>(_ level: L.Type) -> ScopeLevelID { ScopeLevelID(L.Parent.self) }
    let found = parent(level)
    return found.level == RootLevel.self ? nil : found
  }
  var input: (any Any.Type)? {
    func input<L: ScopeLevel>(_ level: L.Type) -> any Any.Type { L.Input.self }
    let found = input(level)
    return found == Void.self ? nil : found
  }
}
protocol LevelLifetime: Lifetime {}
protocol BuiltInLevelLifetime: LevelLifetime {}
public struct ScopedTo<Level: ScopeLevel>: BuiltInLevelLifetime {
  public init() {}
  public var name: String { "scoped" }
  public var sharing: LifetimeSharing { .level(ScopeLevelID(Level.self)) }
}
extension Lifetime {
  public static func scoped<L: ScopeLevel>(to level: L.Type) -> Self where Self == ScopedTo<L> { ScopedTo() }
}
