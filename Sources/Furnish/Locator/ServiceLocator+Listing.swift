extension ServiceLocator {
  /// The services that were added, in that order; a replacement has its own place in the order.
  ///
  /// ```swift
  /// for service in ServiceLocator.shared.services { print(service) }
  /// // any Profile.Storage, added at Profile/Setup.swift:12
  /// ```
  ///
  /// - Complexity: O(n log n), and the printed name of each type: not for inner loops.
  public var services: [AddedService] {
    inForce.all.map { AddedService(type: TypeName.service($0.type), place: $0.place.description) }
  }
}

/// A service that a ``ServiceLocator`` has.
public struct AddedService: Sendable, Hashable, CustomStringConvertible {
  /// The type that it was added as, with its module.
  public let type: String

  /// The place where it was added: `Module/File.swift:12`.
  public let place: String

  public var description: String { "\(type), added at \(place)" }
}
