extension ServiceProvider {
  /// The service that was registered last for an implementation's interface, as that type;
  /// nil where none was registered.
  ///
  /// ```swift
  /// let mock = provider.resolveRequired(as: RepositoryMock.self)
  /// mock.items = ["one"]
  /// ```
  ///
  /// It stops the program where another type implements it.
  ///
  /// - Parameters:
  ///   - implementation: The type that it is made as.
  ///   - name: The name that it is registered under, if it has one.
  public func resolve<I: ServiceImplementation & Sendable>(
    as implementation: I.Type, name: ServiceName? = nil
  ) -> I? {
    ServiceError.stopping { () throws(ServiceError) in
      try find(ServiceRequest<I.Interface>(name: name), as: implementation)
    }
  }

  /// The same, for implementations bound to the main actor or not.
  @MainActor
  public func resolve<I: ServiceImplementation>(
    as implementation: I.Type, name: ServiceName? = nil
  ) -> I? {
    ServiceError.stopping { () throws(ServiceError) in
      try find(ServiceRequest<I.Interface>(name: name), as: implementation)
    }
  }

  /// The service that was registered last for an implementation's interface, as that type.
  /// It stops the program where none was registered, or another type implements it.
  public func resolveRequired<I: ServiceImplementation & Sendable>(
    as implementation: I.Type, name: ServiceName? = nil
  ) -> I {
    ServiceError.stopping { () throws(ServiceError) in
      try demand(ServiceRequest<I.Interface>(name: name), as: implementation)
    }
  }

  /// The same, for implementations bound to the main actor or not.
  @MainActor
  public func resolveRequired<I: ServiceImplementation>(
    as implementation: I.Type, name: ServiceName? = nil
  ) -> I {
    ServiceError.stopping { () throws(ServiceError) in
      try demand(ServiceRequest<I.Interface>(name: name), as: implementation)
    }
  }

  /// The service that was registered last for a type, as another type that it is; nil where
  /// none was registered.
  ///
  /// ```swift
  /// let mock = provider.resolve((any Repository).self, as: RepositoryMock.self)
  /// ```
  ///
  /// It stops the program where it is another type.
  public func resolve<T: Sendable, I: Sendable>(
    _ type: T.Type, as implementation: I.Type, name: ServiceName? = nil
  ) -> I? {
    ServiceError.stopping { () throws(ServiceError) in
      try find(ServiceRequest<T>(name: name), as: implementation)
    }
  }

  /// The same, for services bound to the main actor or not.
  @MainActor
  public func resolve<T, I>(
    _ type: T.Type, as implementation: I.Type, name: ServiceName? = nil
  ) -> I? {
    ServiceError.stopping { () throws(ServiceError) in
      try find(ServiceRequest<T>(name: name), as: implementation)
    }
  }

  /// The service that was registered last for a type, as another type that it is. It stops
  /// the program where none was registered, or it is another type.
  public func resolveRequired<T: Sendable, I: Sendable>(
    _ type: T.Type, as implementation: I.Type, name: ServiceName? = nil
  ) -> I {
    ServiceError.stopping { () throws(ServiceError) in
      try demand(ServiceRequest<T>(name: name), as: implementation)
    }
  }

  /// The same, for services bound to the main actor or not.
  @MainActor
  public func resolveRequired<T, I>(
    _ type: T.Type, as implementation: I.Type, name: ServiceName? = nil
  ) -> I {
    ServiceError.stopping { () throws(ServiceError) in
      try demand(ServiceRequest<T>(name: name), as: implementation)
    }
  }

  private func find<T, I>(
    _ request: ServiceRequest<T>, as implementation: I.Type
  ) throws(ServiceError) -> I? {
    guard let found = try find(request) else { return nil }
    return try cast(found, request, as: implementation)
  }

  private func demand<T, I>(
    _ request: ServiceRequest<T>, as implementation: I.Type
  ) throws(ServiceError) -> I {
    try cast(try demand(request), request, as: implementation)
  }

  private func cast<T, I>(
    _ found: T, _ request: ServiceRequest<T>, as implementation: I.Type
  ) throws(ServiceError) -> I {
    if let found = found as? I { return found }
    throw .wrongImplementation(
      ServiceSymbol(T.self, request.name), wanted: implementation, found: type(of: found as Any),
      place: nil)
  }
}
