extension ServiceValues {
  /// A service by its type, from the provider in force.
  @inlinable
  func resolved<T>(at place: SourcePlace) -> T {
    if let provider, let found = provider.resolvedHere(T.self) { return found }
    ServiceValues.stopForMissing(T.self, hasProvider: provider != nil, place: place)
  }

  @usableFromInline
  static func stopForMissing<T>(_ type: T.Type, hasProvider: Bool, place: SourcePlace) -> Never {
    ServiceIssue.missingInjected(type, hasProvider: hasProvider, place: place).stop()
  }
}

extension ServiceProvider {
  /// A service that who asks may have: its owner saw to that.
  @inlinable
  @inline(__always)
  func resolvedHere<T>(_ type: T.Type) -> T? {
    ServiceError.stopping { () throws(ServiceError) in try found(ServiceRequest<T>()) }
  }
}
