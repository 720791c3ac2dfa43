/// A service that was added to a ``ServiceLocator``. ``ServiceLocator/services`` returns one for each.
public struct AddedService: Sendable, Hashable, CustomStringConvertible {
  /// The type that it was added as, with its module.
  public let type: String

  /// The place where it was added: `Module/File.swift:12`.
  public let place: String

  public var description: String { "\(type), added at \(place)" }
}
