extension ServiceProvider {
  /// Resolves the service of an injection of this type, or a wrapper around one, as for the parameters of recipes.
  func injection<Value>(named name: ServiceName?) throws(ServiceError) -> Value {
    var request = DependencyRequest.of(Value.self)
    // Only at the first read of a property, where a cast may be expensive.
    if let scope = self as? ServiceScope { return try scope.injection(named: name) }
    if let provider = self as? RecipeProvider {
      if request.ambiguousType != nil { provider.note(RequestedService(ServiceIdentity(Value.self, name))) }
      request.name = name ?? request.name
      provider.note(request.requested)
      return try provider.scope().injection(named: name)
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
  /// Resolves an injection whose name, if it has one, is written beside the property.
  fileprivate func injection<Value>(named name: ServiceName?) throws(ServiceError) -> Value {
    guard let name else { return try argument(for: .of(Value.self, where: isRegistered)) }
    // A service of that very type takes precedence over what the type stands for.
    if !isRegistered(ServiceIdentity(Value.self, name)), let readable = Value.self as? any ProviderReadable.Type {
      return try readable.read(from: self, named: name) as! Value
    }
    return try required(ServiceRequest<Value>(name: name))
  }
}

/// A type of an injection, such as an optional or an array, that is resolved by requests for another type.
protocol ProviderReadable {
  static func read(from provider: any ServiceProvider, named name: ServiceName?) throws(ServiceError) -> Self

  /// The value without a provider; nil if none exists.
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
