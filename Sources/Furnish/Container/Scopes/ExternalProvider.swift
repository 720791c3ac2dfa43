/// A provider that is not a ``ServiceScope``, from which a recipe of a scope requests its dependencies.
final class ExternalProvider: Sendable {
  private let strong: (any ServiceProvider)?
  private weak let weakProvider: (any ServiceProvider)?

  /// - Parameter isStored: A Boolean value that indicates whether the provider stores the created instance. Such an
  ///   instance must not retain the provider.
  init(_ provider: any ServiceProvider, isStored: Bool) {
    strong = isStored ? nil : provider
    weakProvider = provider
  }

  /// Returns the provider.
  ///
  /// - Throws: ``ServiceError`` if the provider was released.
  func provider() throws(ServiceError) -> any ServiceProvider {
    guard let provider = weakProvider else { throw .scopeIsReleased() }
    return provider
  }

  /// The provider; nil if it was released.
  var current: (any ServiceProvider)? { weakProvider }

  func find<T>(_ type: T.Type, _ name: ServiceName?) throws(ServiceError) -> T? {
    try provider().foundByProvider(ServiceRequest<T>(name: name))
  }

  func findAll<T>(_ type: T.Type, _ name: ServiceName?) throws(ServiceError) -> [T] {
    try provider().allFoundByProvider(ServiceRequest<T>(name: name))
  }

  func required<T>(_ type: T.Type, _ name: ServiceName?) throws(ServiceError) -> T {
    let provider = try provider()
    if let found = try provider.foundByProvider(ServiceRequest<T>(name: name)) { return found }
    throw provider.missing(type, name)
  }

  /// Returns whether the provider has the service. It resolves the service, because the protocol has no other way to
  /// find out.
  func has(_ request: DependencyRequest) throws(ServiceError) -> Bool {
    func has<T>(_ type: T.Type) -> Result<Bool, ServiceError> {
      Result { () throws(ServiceError) in try find(type, request.name) != nil }
    }
    return try _openExistential(request.service, do: has).get()
  }
}
