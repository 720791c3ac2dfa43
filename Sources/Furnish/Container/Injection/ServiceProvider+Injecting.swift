extension ServiceProvider {
  /// Resolves the value of an injected property: a service, or a type such as an optional or an array that wraps
  /// services. A property may have every type that a parameter of a recipe may have.
  ///
  /// - Parameter name: The name of the service, if it is not part of the property's type.
  func injection<Value>(named name: ServiceName?) throws(ServiceError) -> Value {
    // The casts below are expensive, but run only at the first read of a property.
    if let scope = self as? ServiceScope { return try scope.injection(named: name) }
    let request = DependencyRequest.of(Value.self, name: name)
    if let provider = self as? RecipeProvider {
      if request.ambiguousType != nil { provider.note(RequestedService(ServiceIdentity(Value.self, name))) }
      provider.note(request.requested)
      return try provider.requesting { scope throws(ServiceError) in try scope.injection(named: name) }
    }
    // A scope without services of its own reads the argument, and requests every service from this provider, as for a
    // recipe of another library's container: see ``ServiceRegistration/make(_:using:)``.
    return try ServiceScope(.empty, outside: ExternalProvider(self, isStored: false)).argument(for: request)
  }
}

extension ServiceScope {
  fileprivate func injection<Value>(named name: ServiceName?) throws(ServiceError) -> Value {
    try argument(for: .of(Value.self, name: name, where: isRegistered))
  }
}

extension ServiceTable {
  /// The table of scopes that have no services, and whose requests another provider answers.
  fileprivate static let empty = ServiceTable([], modules: [], levels: [], hidesServices: true)
}
