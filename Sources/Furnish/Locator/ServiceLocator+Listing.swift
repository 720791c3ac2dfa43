extension ServiceLocator {
  /// The services that were added, in that order; a replacement has its own place in the order.
  ///
  /// ```swift
  /// for service in ServiceLocator.shared.services { print(service) }
  /// // any Profile.Storage, added at Profile/Setup.swift:12
  /// ```
  ///
  /// - Complexity: O(n log n), and the cost of printing each type. Do not use it in inner loops.
  public var services: [AddedService] {
    inForce.all.map { AddedService(type: TypeName.service($0.type), place: $0.place.description) }
  }
}
