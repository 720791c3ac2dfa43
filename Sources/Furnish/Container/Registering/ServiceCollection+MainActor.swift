extension ServiceCollection {
  /// Registers a service that is created on the main actor. Code outside the main actor resolves it with `await`.
  ///
  /// ```swift
  /// services.registerOnMainActor(LandmarkStore.self) { LandmarkStore() }
  /// ```
  ///
  /// - Parameters:
  ///   - service: The type under which the service is resolved, `Sendable` or not.
  ///   - name: The name under which the service is resolved, if it has one.
  ///   - key: The key of the service in the dictionary in which it is resolved, if it has one.
  ///   - lifetime: How long an instance lives.
  ///   - eager: Whether `start()` creates the service.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  ///   - make: Creates the service; its dependencies are the types of its parameters.
  /// - Returns: This collection, for chained calls.
  @inlinable
  @inline(__always)
  @discardableResult
  public func registerOnMainActor<T: Sendable, Failure: Error, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @MainActor @Sendable (repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a service that is not `Sendable` and is created on the main actor. It can be resolved only on the main
  /// actor, also after it was created.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @inlinable
  @inline(__always)
  @discardableResult
  public func registerOnMainActor<T, Failure: Error, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @MainActor @Sendable (repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, isConfined: true, calling: make), name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a service that is created on the main actor by a recipe that takes the provider.
  ///
  /// The parameters and the result are those of the form whose recipe takes its dependencies. Prefer that form:
  /// validation cannot read the services that this recipe requests.
  @discardableResult
  public func registerOnMainActor<T: Sendable, Failure: Error>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @MainActor @Sendable (any ServiceProvider) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, withProvider: make), name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a service that is not `Sendable` and is created on the main actor by a recipe that takes the provider.
  ///
  /// The parameters and the result are those of the form whose recipe takes its dependencies. Prefer that form:
  /// validation cannot read the services that this recipe requests.
  @discardableResult
  public func registerOnMainActor<T, Failure: Error>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @MainActor @Sendable (any ServiceProvider) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, isConfined: true, withProvider: make), name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
