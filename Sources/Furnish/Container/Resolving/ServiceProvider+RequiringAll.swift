// Each method exists in a form that awaits and one that does not, and each of them twice: for services that may be
// requested anywhere, because they are `Sendable`, and for all others on the main actor.

extension ServiceProvider {
  /// Returns all services registered for a type, in order, and then the inputs of open levels that have this type. An
  /// empty array is no error, unless this is the provider of a view or a request for which none was set.
  ///
  /// In an `async` function, `try await` calls the form that also awaits asynchronous recipes; this form throws an
  /// error for a service that has to be awaited.
  ///
  /// - Parameters:
  ///   - type: The type that they are registered under.
  ///   - name: The name that they are registered under, if they have one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Throws: ``ServiceError`` if one cannot be created.
  public func requireAll<T: Sendable>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> [T] {
    do throws(ServiceError) {
      return try allRequired(ServiceRequest<T>(name: name))
    } catch {
      throw error.located(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns all services registered for a type, in order, bound to the main actor or not, or throws an error.
  ///
  /// The parameters, the result and the errors are those of the form for `Sendable` services.
  @MainActor
  public func requireAll<T>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> [T] {
    do throws(ServiceError) {
      return try allRequired(ServiceRequest<T>(name: name))
    } catch {
      throw error.located(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns all services registered for a type, in order, created one after the other, and then the inputs of open
  /// levels that have this type.
  ///
  /// - Parameters:
  ///   - type: The type that they are registered under.
  ///   - name: The name that they are registered under, if they have one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Throws: ``ServiceError`` if one cannot be created; `CancellationError` if this task
  ///   is canceled while it waits.
  public nonisolated(nonsending) func requireAll<T: Sendable>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> [T] {
    do {
      return try await findAllAwaiting(ServiceRequest<T>(name: name))
    } catch let error as ServiceError {
      throw error.located(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns all services registered for a type, in order, bound to the main actor or not, and awaits their creation on
  /// the main actor.
  ///
  /// The parameters, the result and the errors are those of the form for `Sendable` services.
  @MainActor
  public func requireAll<T>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> [T] {
    do {
      return try await findAllAwaiting(ServiceRequest<T>(name: name))
    } catch let error as ServiceError {
      throw error.located(requesting: T.self, name, fileID, line, column)
    }
  }

  nonisolated(nonsending) func findAllAwaiting<T>(_ request: ServiceRequest<T>) async throws -> [T] {
    let dependency = DependencyRequest(service: T.self, name: request.name, count: .all)
    if let provider = self as? OverridingProvider { return try await provider.findAllAwaiting(request) }
    return try await awaitingAll(dependency) { provider throws(ServiceError) in try provider.allRequired(request) }
  }

  private func allRequired<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> [T] {
    try explained(allFoundByProvider(request), request)
  }

  /// Returns the services that a request has found. If it has found none, and this provider explains why it has no
  /// services, this method throws the error of a missing service.
  private func explained<T, Found: Collection>(
    _ found: Found, _ request: ServiceRequest<T>
  ) throws(ServiceError) -> Found {
    if found.isEmpty, asScope == nil, self is any ExplainsMissing { throw missing(T.self, request.name) }
    return found
  }
}

extension ServiceProvider {
  /// Returns the services that are registered for a type under keys of a type, by their keys, or throws an error.
  ///
  /// In an `async` function, `try await` calls the form that also awaits asynchronous recipes; this form throws an
  /// error for a service that has to be awaited.
  ///
  /// ```swift
  /// let handlers = try provider.requireAll((any Handler).self, by: Route.self)  // [Route: any Handler]
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type under which the services are registered.
  ///   - key: The type of the keys.
  ///   - name: The name under which the services are registered, if they have one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Throws: ``ServiceError`` if one of them cannot be created.
  public func requireAll<T: Sendable, Key: Hashable>(
    _ type: T.Type = T.self, by key: Key.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> [Key: T] {
    do throws(ServiceError) {
      return try allRequired(ServiceRequest<T>(name: name), by: key)
    } catch {
      throw error.located(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the services that are registered for a type under keys of a type, bound to the main actor or not, or
  /// throws an error.
  ///
  /// The parameters, the result and the errors are those of the form for `Sendable` services.
  @MainActor
  public func requireAll<T, Key: Hashable>(
    _ type: T.Type = T.self, by key: Key.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> [Key: T] {
    do throws(ServiceError) {
      return try allRequired(ServiceRequest<T>(name: name), by: key)
    } catch {
      throw error.located(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the services that are registered for a type under keys of a type, by their keys, created one after the
  /// other.
  ///
  /// - Parameters:
  ///   - type: The type under which the services are registered.
  ///   - key: The type of the keys.
  ///   - name: The name under which the services are registered, if they have one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Throws: ``ServiceError`` if one of them cannot be created; `CancellationError` if this task is canceled while it
  ///   waits.
  public nonisolated(nonsending) func requireAll<T: Sendable, Key: Hashable>(
    _ type: T.Type = T.self, by key: Key.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> [Key: T] {
    do {
      return try await findAllAwaiting(ServiceRequest<T>(name: name), by: key)
    } catch let error as ServiceError {
      throw error.located(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the services that are registered for a type under keys of a type, bound to the main actor or not, and
  /// awaits their creation on the main actor.
  ///
  /// The parameters, the result and the errors are those of the form for `Sendable` services.
  @MainActor
  public func requireAll<T, Key: Hashable>(
    _ type: T.Type = T.self, by key: Key.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> [Key: T] {
    do {
      return try await findAllAwaiting(ServiceRequest<T>(name: name), by: key)
    } catch let error as ServiceError {
      throw error.located(requesting: T.self, name, fileID, line, column)
    }
  }

  nonisolated(nonsending) func findAllAwaiting<T, Key: Hashable>(
    _ request: ServiceRequest<T>, by key: Key.Type
  ) async throws -> [Key: T] {
    let dependency = DependencyRequest(service: T.self, name: request.name, keyType: Key.self, count: .all)
    if let provider = self as? OverridingProvider { return try await provider.findAllAwaiting(request, by: key) }
    return try await awaitingAll(dependency) { provider throws(ServiceError) in
      try provider.allRequired(request, by: key)
    }
  }

  private func allRequired<T, Key: Hashable>(
    _ request: ServiceRequest<T>, by key: Key.Type
  ) throws(ServiceError) -> [Key: T] {
    try explained(allFoundByProvider(request, by: key), request)
  }

  /// Awaits the creation of the services that a request takes, and then makes the request. A provider of another
  /// library has only the synchronous method.
  private nonisolated(nonsending) func awaitingAll<Success>(
    _ dependency: DependencyRequest, _ request: (Self) throws(ServiceError) -> Success
  ) async throws -> Success {
    if let scope = asScope?.takeUnretainedValue() {
      try scope.checkOpen()
      var prepared = PreparedInstances()
      try await scope.prepare(dependency, into: &prepared)
      return try prepared.provide { () throws(ServiceError) in try request(self) }
    }
    guard let provider = self as? RecipeProvider else { return try request(self) }
    provider.note(dependency.requested)
    let scope = try provider.scope()
    try scope.checkOpen()
    var prepared = PreparedInstances()
    try await TransientBuild.request(through: provider, in: scope) {
      try await scope.prepare(dependency, into: &prepared)
    }
    return try withExtendedLifetime(scope) {
      try prepared.provide { () throws(ServiceError) in try request(self) }
    }
  }
}
