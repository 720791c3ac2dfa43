extension ServiceCollection {
  /// Wraps every registration of a service, wherever it stands in the collection.
  ///
  /// ```swift
  /// services.decorate((any Repository).self) { (inner: any Repository, log: any Log) in
  ///   LoggingRepository(inner, log)
  /// }
  /// ```
  ///
  /// What is wrapped keeps its lifetime. Several decorators wrap in the order in which they
  /// were registered: the last one is the outermost.
  ///
  /// - Parameters:
  ///   - service: The type of what is wrapped.
  ///   - name: The name of what is wrapped, if it has one.
  ///   - key: The key of the service in the dictionary in which it is resolved, if it has one.
  ///   - fileID: Where the call stands, for reports.
  ///   - filePath: Where the call stands, for reports.
  ///   - line: Where the call stands, for reports.
  ///   - column: Where the call stands, for reports.
  ///   - wrap: Takes the service, and whatever else it needs.
  @discardableResult
  public func decorate<T, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ wrap: @escaping @Sendable (T, repeat each D) throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, wrapping: wrap), name: name, key: key, lifetime: .transient, isDecorator: true,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}

extension Recipe {
  /// A recipe that makes what takes a service and answers what takes its place.
  convenience init<T, each D>(
    _ service: T.Type, wrapping wrap: @escaping @Sendable (T, repeat each D) throws -> T
  ) {
    var dependencies: [DependencyRequest] = []
    repeat dependencies.append(.of((each D).self))
    self.init(
      service, dependencies: dependencies,
      maker: Maker<(T) throws -> T> { scope, edges in
        { inner in
          var arguments = Arguments(scope: scope, next: edges)
          return try wrap(inner, repeat try arguments.take((each D).self))
        }
      }.erased
    )
  }
}
