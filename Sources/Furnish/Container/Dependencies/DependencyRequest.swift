/// The dependency that a recipe declares with one parameter, as read from the parameter's type.
@usableFromInline
package struct DependencyRequest: Sendable {
  /// The type of the service, without the wrapper around it.
  let service: any Any.Type
  var name: ServiceName?

  /// The type of the keys, for the services that are registered under keys of that type.
  var keyType: (any Any.Type)?

  /// The number of services that are requested.
  var count = DependencyCount.one

  /// Whether the service is requested after the instance that has the parameter was created.
  var isDeferred = false

  /// Whether the provider itself is requested: the services that it will resolve are unknown.
  var isProvider = false

  /// The reader that creates the argument; nil if the argument is the service itself.
  var reader: DependencyReader?

  /// The type of the parameter, if its meaning depends on the registrations: see ``reading(where:)``.
  var ambiguousType: (any Any.Type)?

  @usableFromInline var identity: ServiceIdentity { ServiceIdentity(service, name, by: keyType) }

  var requested: RequestedService { RequestedService(identity, takesAll: count == .all) }
}

/// A service that a recipe requests, and whether it takes all that are registered for it or the last one.
struct RequestedService: Hashable {
  let identity: ServiceIdentity
  let takesAll: Bool

  init(_ identity: ServiceIdentity, takesAll: Bool = false) {
    self.identity = identity
    self.takesAll = takesAll
  }
}

/// The number of services that a parameter requests.
@usableFromInline
package enum DependencyCount: Sendable { case one, optional, all }

extension DependencyRequest {
  /// Reads the type of a parameter, before it is known which services are registered.
  @usableFromInline
  static func of<Parameter>(_ type: Parameter.Type) -> DependencyRequest { of(type, name: nil) }

  static func of<Parameter>(_ type: Parameter.Type, name: ServiceName?) -> DependencyRequest {
    of(type, name: name) { _ in false }
  }

  /// Reads the type of a parameter: `[Double]` requests all services of type `Double`, unless `[Double]` itself is
  /// registered; optionals and dictionaries likewise.
  ///
  /// - Parameters:
  ///   - type: The type of the parameter.
  ///   - name: The name of the service, if it is not part of the parameter's type.
  ///   - isRegistered: Returns whether a service is registered.
  static func of<Parameter>(
    _ type: Parameter.Type, name: ServiceName?, where isRegistered: @escaping (ServiceIdentity) -> Bool
  ) -> DependencyRequest {
    // Optionals, collections and the wrappers of this package are generic structs and enums; all other types are
    // services.
    for form in DependencyForm.all {
      guard let arguments = form.arguments(of: type) else { continue }
      if form.isAmbiguous, isRegistered(ServiceIdentity(type, name)) { break }
      var request = form.request(arguments.first, arguments.second, name, isRegistered)
      if form.isAmbiguous || request.ambiguousType != nil { request.ambiguousType = type }
      return request
    }
    if type == (any ServiceProvider).self { return .provider }
    return DependencyRequest(service: type, name: name)
  }

  /// Returns this request with the type of the parameter read again, once the registrations are known.
  ///
  /// - Parameter isRegistered: Returns whether a service is registered.
  func reading(where isRegistered: @escaping (ServiceIdentity) -> Bool) -> DependencyRequest {
    guard let ambiguousType else { return self }
    func read<Parameter>(_ type: Parameter.Type) -> DependencyRequest { .of(type, name: name, where: isRegistered) }
    var request = _openExistential(ambiguousType, do: read)
    // The request may be deferred although its type is not: see ``ServiceInjection``.
    request.isDeferred = request.isDeferred || isDeferred
    return request
  }

  @usableFromInline
  static var provider: DependencyRequest {
    DependencyRequest(
      service: (any ServiceProvider).self, name: nil, count: .optional, isProvider: true,
      reader: ProviderReader())
  }
}
