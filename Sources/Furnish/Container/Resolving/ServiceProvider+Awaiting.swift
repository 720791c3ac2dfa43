extension ServiceProvider {
  /// The service that was registered last for a type, awaited where its making, or that of
  /// what it needs, may suspend or belongs to another actor.
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
  /// - Throws: ``ServiceError`` where none was registered, or where it cannot be created;
  ///   `CancellationError` where this task is canceled while it waits.
  public nonisolated(nonsending) func require<T: Sendable>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> T {
    do {
      if name == nil, let scope = asScope?.takeUnretainedValue(),
        let kept = try scope.instanceAtOnce(at: scope.place(of: T.self))
      {
        return kept.value(as: T.self)
      }
      return try await requireAwaiting(ServiceRequest<T>(name: name))
    } catch let error as ServiceError {
      throw error.told(asking: T.self, name, fileID, line, column)
    }
  }

  /// The service that was registered last for a type, bound to the main actor or not.
  @MainActor
  public func require<T>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> T {
    do {
      // It is created and passed on the main actor, where all that is bound to it lives.
      return try await requireAwaiting(ServiceRequest<T>(name: name))
    } catch let error as ServiceError {
      throw error.told(asking: T.self, name, fileID, line, column)
    }
  }

  /// All services that were registered for a type, in order, awaited one after the other.
  ///
  /// - Parameters:
  ///   - type: The type that they are registered under.
  ///   - name: The name that they are registered under, if they have one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Throws: ``ServiceError`` where one cannot be created; `CancellationError` where this task
  ///   is canceled while it waits.
  public nonisolated(nonsending) func requireAll<T: Sendable>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws -> [T] {
    do {
      return try await findAllAwaiting(ServiceRequest<T>(name: name))
    } catch let error as ServiceError {
      throw error.told(asking: T.self, name, fileID, line, column)
    }
  }

  private nonisolated(nonsending) func requireAwaiting<T>(_ request: ServiceRequest<T>) async throws -> T {
    if let found = try await findAwaiting(request) { return found }
    throw missing(T.self, request.name)
  }

  /// The service that was registered last, awaited; nil where none was. A provider that is
  /// none of ours knows no other way than the synchronous one.
  nonisolated(nonsending) func findAwaiting<T>(_ request: ServiceRequest<T>) async throws -> T? {
    guard let scope = try ownScope(for: RequestedService(ServiceIdentity(T.self, request.name))) else {
      return try find(request)
    }
    return try await scope.lookUpAwaiting(request)
  }

  private nonisolated(nonsending) func findAllAwaiting<T>(_ request: ServiceRequest<T>) async throws -> [T] {
    let dependency = DependencyRequest(service: T.self, name: request.name, count: .all)
    guard let scope = try ownScope(for: dependency.requested) else { return try findAll(request) }
    let prepared = PreparedTransients()
    try await scope.prepare(dependency, into: prepared)
    return try prepared.provide { try scope.lookUpAll(request) }
  }

  /// The scope behind this provider if it is one of ours, which a request goes to.
  private func ownScope(for request: RequestedService) throws -> ServiceScope? {
    if let scope = asScope { return scope.takeUnretainedValue() }
    guard let provider = self as? RecipeProvider else { return nil }
    provider.note(request)
    return try provider.scope()
  }
}
