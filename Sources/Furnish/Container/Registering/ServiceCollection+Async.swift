extension ServiceCollection {
  /// Registers a service that is created asynchronously; its dependencies are the types of the function's parameters.
  ///
  /// ```swift
  /// services.register(Database.self, eager: true) { () async throws in try await Database.open() }
  /// services.register(Index.self) { (database: Database) async throws in try await Index(database) }
  /// ```
  ///
  /// Resolve it with `try await provider.require`. However many tasks request it at once, it is created once. A task
  /// that is canceled stops waiting, which does not affect the others; if all of them are canceled, the recipe is
  /// canceled as well. If the recipe fails, all tasks that wait receive the error, and the next request tries again.
  ///
  /// - Parameters:
  ///   - service: The type under which the service is resolved.
  ///   - name: The name under which the service is resolved, if it has one.
  ///   - key: The key of the service in the dictionary in which it is resolved, if it has one.
  ///   - lifetime: How long an instance lives.
  ///   - eager: Whether `start()` creates the service. An eager singleton can be resolved without `await` from then on.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  ///   - make: Creates the service.
  /// - Returns: This collection, for chained calls.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T: Sendable, Failure: Error, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @concurrent @Sendable (repeat each D) async throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, awaiting: make), name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a service that is created asynchronously by a recipe that takes the provider.
  ///
  /// ```swift
  /// services.register(Index.self) { provider in
  ///   try await Index(provider.require(Database.self))
  /// }
  /// ```
  ///
  /// The parameters and the result are those of the form whose recipe takes its dependencies. Prefer that form:
  /// validation cannot read the services that this recipe requests.
  @_disfavoredOverload
  @discardableResult
  public func register<T: Sendable, Failure: Error>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @concurrent @Sendable (any ServiceProvider) async throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, awaiting: make), name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
