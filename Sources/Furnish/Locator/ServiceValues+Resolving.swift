extension ServiceValues {
  /// A service by its type: from the provider in force, or else from the locator.
  @inlinable
  func resolved<T>(at place: SourcePlace) -> T {
    if let provided = provided(T.self) { return provided }
    return missed(T.self, at: place)
  }

  /// A service of a type that is its own key: from an override, the provider or the locator, or else the key's default.
  @inlinable
  func resolvedOrDefault<Key: ServiceKey>(_ key: Key.Type) -> Key where Key.Value == Key {
    if !layer.hasSet(key), let provided = provided(key) { return provided }
    return self[key]
  }

  /// Returns a service by its type, if the provider or the locator has it. Its owner has made sure that the reader
  /// may receive it.
  ///
  /// Both are used without retaining them, which would cost a quarter of the whole read.
  @inlinable
  @inline(__always)
  func provided<T>(_ type: T.Type) -> T? {
    let layer = Unmanaged.passUnretained(self.layer)
    guard let provider = Layer.placeAtOnce(ProviderKey.self, from: layer) else {
      return providedSlowly(type)
    }
    // An existential begins with the address of its object: 0 without one.
    if let object = provider.load(as: UnsafeRawPointer?.self) {
      if let scope = ServiceScope.unretained(object) {
        if let found = scope._withUnsafeGuaranteedRef({ $0.resolvedHere(type) }) { return found }
      } else if let found = foundElsewhere(type) {
        return found
      }
    }
    guard let locator = Layer.placeAtOnce(LocatorKey.self, from: layer) else {
      return providedSlowly(type)
    }
    return locator.load(as: Unmanaged<ServiceLocator>.self)._withUnsafeGuaranteedRef {
      $0.own(type)
    }
  }

  @usableFromInline
  func providedSlowly<T>(_ type: T.Type) -> T? {
    if let provider, let found = provider.resolvedHere(type) { return found }
    return locator.own(type)
  }

  /// Resolves the service from a provider of another type.
  @usableFromInline
  func foundElsewhere<T>(_ type: T.Type) -> T? { provider?.resolvedHere(type) }

  /// Returns the value of an optional type that is not registered: the service that it wraps, or `nil`.
  @usableFromInline
  func missed<T>(_ type: T.Type, at place: SourcePlace) -> T {
    if let optional = type as? any OptionalService.Type {
      // The request is for an optional.
      return optional.provided(by: self) as! T
    }
    ServiceIssue.missingInjected(
      type, hasProvider: provider != nil, hint: locator.hint(for: type), place: place
    ).stopTest()
  }
}

extension ServiceScope {
  /// Returns the object at an address, if it is a scope.
  @inlinable
  @inline(__always)
  static func unretained(_ object: UnsafeRawPointer) -> Unmanaged<ServiceScope>? {
    let isScope = Unmanaged<AnyObject>.fromOpaque(object)._withUnsafeGuaranteedRef {
      type(of: $0) == ServiceScope.self
    }
    return isScope ? .fromOpaque(object) : nil
  }
}

extension ServiceProvider {
  /// Returns a service. Its owner has made sure that the reader may receive it.
  @inlinable
  @inline(__always)
  func resolvedHere<T>(_ type: T.Type) -> T? {
    ServiceError.stopping { () throws(ServiceError) in try found(ServiceRequest<T>()) }
  }
}
