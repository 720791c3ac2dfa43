extension ServiceCollection {
  /// Registers a service whose recipe takes the provider.
  ///
  /// ```swift
  /// services.register((any Log).self) { provider in
  ///   ConsoleLog(clock: provider.resolveRequired((any Clock).self))
  /// }
  /// ```
  ///
  /// Validation cannot read the dependencies of such a recipe, and reports that in a note. Prefer a function with
  /// parameters.
  ///
  /// - Parameters:
  ///   - service: The type under which the service is resolved.
  ///   - name: The name under which the service is resolved, if it has one.
  ///   - key: The key of the service in the dictionary in which it is resolved, if it has one.
  ///   - lifetime: How long an instance lives.
  ///   - eager: Whether `start()` creates the service.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  ///   - make: Creates the service. If the scope stores the service, the provider that the function receives does not
  ///     retain the scope.
  /// - Returns: This collection, for chained calls.
  @inlinable
  @inline(__always)
  @_disfavoredOverload
  @discardableResult
  public func register<T: Sendable, Failure: Error>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, withProvider: make), name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a transient service, `Sendable` or not, whose recipe takes the provider.
  ///
  /// Each request creates an instance, which belongs to the requester. The other parameters and the result are those of
  /// the form for `Sendable` services.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T, Failure: Error>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, withProvider: make), name: name, key: key, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
