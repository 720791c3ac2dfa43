extension ServiceCollection {
  /// Wraps every registration of a service, whether it was registered before or is registered later.
  ///
  /// ```swift
  /// services.decorate((any Repository).self) { (inner: any Repository, log: any Log) in
  ///   LoggingRepository(inner, log)
  /// }
  /// ```
  ///
  /// The wrapped services keep their lifetime. Several decorators wrap in the order in which they were registered: the
  /// last one is the outermost. Registrations with a name or a key are wrapped by decorators with the same name and
  /// key.
  ///
  /// - Parameters:
  ///   - service: The type of the services to wrap.
  ///   - name: The name of the services to wrap, if they have one.
  ///   - key: The key of the service to wrap, if it has one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  ///   - wrap: Takes the service and its own dependencies, and returns the service that replaces it.
  /// - Returns: This collection, for chained calls.
  @discardableResult
  public func decorate<T, Failure: Error, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ wrap: @escaping @Sendable (T, repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, wrapping: wrap), name: name, key: key, lifetime: .transient, isDecorator: true,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}

extension Recipe {
  /// Creates the recipe of a decorator: it creates a function from a service to the one that replaces it.
  convenience init<T, Failure: Error, each D>(
    _ service: T.Type, wrapping wrap: @escaping @Sendable (T, repeat each D) throws(Failure) -> T
  ) {
    var dependencies: [DependencyRequest] = []
    repeat dependencies.append(.of((each D).self))
    self.init(
      service, dependencies: dependencies,
      maker: Maker<(T) throws -> T> { scope, edges in
        { inner in
          var arguments = RecipeArguments(scope, edges)
          return try wrap(inner, repeat try arguments.take((each D).self))
        }
      }.erased
    )
  }
}
