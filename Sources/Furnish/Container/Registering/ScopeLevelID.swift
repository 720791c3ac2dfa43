/// The identity of a scope level, which is that of its type.
public struct ScopeLevelID: Hashable, Sendable, CustomStringConvertible {
  /// The type that declares the level.
  public let level: any ScopeLevel.Type

  /// Creates the identity of a level.
  ///
  /// - Parameter level: The type that declares the level.
  public init(_ level: any ScopeLevel.Type) { self.level = level }

  /// The level of a container's root.
  public static let root = ScopeLevelID(RootLevel.self)

  /// The level from which this one is opened; `nil` for the root.
  public var parent: ScopeLevelID? { self == .root ? nil : ScopeLevelID(level.parentLevel) }

  /// The type of the value that opens a scope of the level, which is a service in it.
  public var input: any Any.Type { level.inputType }

  /// The name of the level's type, without its module.
  public var description: String { TypeName.short(level) }

  public static func == (one: Self, other: Self) -> Bool { one.level == other.level }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(level)) }
}

extension ScopeLevel {
  fileprivate static var parentLevel: any ScopeLevel.Type { Parent.self }
  fileprivate static var inputType: any Any.Type { Input.self }
}
