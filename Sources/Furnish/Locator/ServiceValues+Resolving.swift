extension ServiceValues {
  /// Returns a service by its type: from the provider in force, or else from the locator.
  @inlinable
  func resolved<T>(at place: CallPlace) -> T {
    if let provided = provided(T.self, at: place) { return provided }
    return wrappedOrStop(T.self, at: place)
  }

  /// Returns a service whose type is its own key: from an override, the provider or the locator, or else the key's
  /// default.
  @inlinable
  func resolvedOrDefault<Key: ServiceKey>(_ key: Key.Type) -> Key where Key.Value == Key {
    if !layer.hasSet(key), let provided = provided(key, at: nil) { return provided }
    return self[key]
  }

  /// Returns a service by its type, or nil if neither the provider nor the locator has it. The caller has made sure
  /// that the reader may receive it.
  ///
  /// The provider and the locator are not retained, which would cost a quarter of the whole read.
  @inlinable
  @inline(__always)
  func provided<T>(_ type: T.Type, at place: CallPlace?) -> T? {
    let layer = Unmanaged.passUnretained(self.layer)
    guard let provider = Layer.addressAtOnce(ProviderKey.self, from: layer) else {
      return providedSlowly(type, at: place)
    }
    // An existential of a class protocol begins with the address of its object. The address is 0 if the optional is
    // `nil`.
    if let object = provider.load(as: UnsafeRawPointer?.self) {
      if let scope = ServiceScope.unretained(object) {
        if let found = scope._withUnsafeGuaranteedRef({ $0.resolvedHere(type, at: place) }) { return found }
      } else if let found = foundInOtherProvider(type, at: place) {
        return found
      }
    }
    guard let locator = Layer.addressAtOnce(LocatorKey.self, from: layer) else {
      return providedSlowly(type, at: place)
    }
    return locator.load(as: Unmanaged<ServiceLocator>.self)._withUnsafeGuaranteedRef {
      $0.own(type)
    }
  }

  @usableFromInline
  func providedSlowly<T>(_ type: T.Type, at place: CallPlace?) -> T? {
    if let provider, let found = provider.resolvedHere(type, at: place) { return found }
    return locator.own(type)
  }

  /// Resolves the service from a provider that is not a ``ServiceScope``.
  @usableFromInline
  func foundInOtherProvider<T>(_ type: T.Type, at place: CallPlace?) -> T? {
    provider?.resolvedHere(type, at: place)
  }

  /// Returns the value for a type that was not found: for an optional, the service that it wraps, or `nil`. For any
  /// other type it reports the missing service and stops the test.
  @usableFromInline
  func wrappedOrStop<T>(_ type: T.Type, at place: CallPlace) -> T {
    if let optional = type as? any OptionalService.Type {
      // `optional` is `T`, and the requirement returns `Self`.
      return optional.provided(by: self, at: place) as! T
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
  /// Returns a service, or nil if none is registered. The caller has made sure that the reader may receive it.
  @inlinable
  @inline(__always)
  func resolvedHere<T>(_ type: T.Type, at place: CallPlace?) -> T? {
    do throws(ServiceError) {
      return try found(ServiceRequest<T>())
    } catch {
      error.stop(requesting: type, at: place)
    }
  }
}
