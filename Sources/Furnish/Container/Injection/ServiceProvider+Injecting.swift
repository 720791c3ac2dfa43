extension ServiceProvider {
  /// Resolves the value of an injected property: a service, or a type such as an optional or an array that wraps
  /// services. A property may have every type that a parameter of a recipe may have.
  func injection<Value>(named name: ServiceName?) throws(ServiceError) -> Value {
    var request = DependencyRequest.of(Value.self)
    // The casts below are expensive, but run only at the first read of a property.
    if let scope = self as? ServiceScope { return try scope.injection(named: name) }
    if let provider = self as? RecipeProvider {
      if request.ambiguousType != nil { provider.note(RequestedService(ServiceIdentity(Value.self, name))) }
      request.name = name ?? request.name
      provider.note(request.requested)
      return try provider.requesting { scope throws(ServiceError) in try scope.injection(named: name) }
    }
    if let readable = Value.self as? any ProviderReadable.Type {
      // `readable` is `Value`, and the requirement returns `Self`.
      return try readable.read(from: self, named: name) as! Value
    }
    request.name = name ?? request.name
    if let found = try foundHere(ServiceRequest<Value>(name: request.name)) { return found }
    throw missing(request.service, request.name)
  }
}

extension ServiceScope {
  /// Resolves an injection whose name, if it has one, is not part of the property's type.
  fileprivate func injection<Value>(named name: ServiceName?) throws(ServiceError) -> Value {
    guard let name else { return try argument(for: .of(Value.self, where: isRegistered)) }
    // A service that is registered for this type, such as an array, takes precedence over the services that it wraps.
    if !isRegistered(ServiceIdentity(Value.self, name)), let readable = Value.self as? any ProviderReadable.Type {
      // `readable` is `Value`, and the requirement returns `Self`.
      return try readable.read(from: self, named: name) as! Value
    }
    return try required(ServiceRequest<Value>(name: name))
  }
}

/// A type of an injection, such as an optional or an array, that is resolved by requests for another type.
protocol ProviderReadable {
  static func read(from provider: any ServiceProvider, named name: ServiceName?) throws(ServiceError) -> Self

  /// The value of the property where no provider is set; nil if the property needs a provider.
  static var withoutProvider: Self? { get }
}

extension Optional: ProviderReadable {
  static func read(from provider: any ServiceProvider, named name: ServiceName?) throws(ServiceError) -> Self {
    try provider.foundHere(ServiceRequest<Wrapped>(name: name))
  }

  static var withoutProvider: Self? { .some(nil) }
}

extension Array: ProviderReadable {
  static func read(from provider: any ServiceProvider, named name: ServiceName?) throws(ServiceError) -> Self {
    try provider.allFoundHere(ServiceRequest<Element>(name: name))
  }

  static var withoutProvider: Self? { nil }
}
