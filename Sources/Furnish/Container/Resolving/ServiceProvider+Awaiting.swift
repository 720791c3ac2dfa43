extension ServiceProvider {
  /// Returns the service registered last for a type, and awaits its creation if its recipe, or that of a dependency, is
  /// asynchronous or belongs to another actor.
  ///
  /// ```swift
  /// let database = try await provider.require(Database.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - name: The name that it is registered under, if it has one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Throws: ``ServiceError`` if none is registered, or if it cannot be created; `CancellationError` if this task is
  ///   canceled before an asynchronous recipe begins in it, or while it waits.
  public nonisolated(nonsending) func require<T: Sendable>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> T {
    do {
      if name == nil, let scope = asScope?.takeUnretainedValue() {
        let place = scope.place(of: T.self)
        if let stored = try scope.instanceAtOnce(at: place) { return stored.value(as: T.self) }
        if let stored = try await scope.instanceAwaiting(at: place) { return stored.value(as: T.self) }
      }
      return try await requireAwaiting(ServiceRequest<T>(name: name))
    } catch let error as ServiceError {
      throw error.located(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for a type, bound to the main actor or not.
  ///
  /// The parameters, the result and the errors are those of the form for `Sendable` services. The creation is awaited
  /// on the main actor.
  @MainActor
  public func require<T>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> T {
    do {
      // It is created and returned on the main actor, where all objects that are bound to it live.
      return try await requireAwaiting(ServiceRequest<T>(name: name))
    } catch let error as ServiceError {
      throw error.located(requesting: T.self, name, fileID, line, column)
    }
  }

  private nonisolated(nonsending) func requireAwaiting<T>(_ request: ServiceRequest<T>) async throws -> T {
    if let found = try await findAwaiting(request) { return found }
    throw missing(T.self, request.name)
  }

  /// Returns the service registered last, and awaits its creation; nil if none is registered. For a provider of another
  /// library this method calls `find(_:)`, because such a provider has no asynchronous form.
  nonisolated(nonsending) func findAwaiting<T>(_ request: ServiceRequest<T>) async throws -> T? {
    if let scope = asScope { return try await scope.takeUnretainedValue().lookUpAwaiting(request) }
    guard let provider = self as? RecipeProvider else {
      guard let provider = self as? OverridingProvider else { return try find(request) }
      return try await provider.findAwaiting(request)
    }
    provider.note(RequestedService(ServiceIdentity(T.self, request.name)))
    return try await provider.scope().lookUpAwaiting(request, for: provider)
  }
}
