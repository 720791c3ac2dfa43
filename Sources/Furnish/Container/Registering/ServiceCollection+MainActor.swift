extension ServiceCollection {
  /// Registers a service that is made on the main actor, where alone it can be asked for
  /// without `await`.
  ///
  /// ```swift
  /// services.registerOnMainActor(LandmarkStore.self) { LandmarkStore() }
  /// ```
  ///
  /// - Parameters:
  ///   - service: The type to ask for, `Sendable` or not.
  ///   - name: The name to ask by, if there is to be one.
  ///   - key: The key of the service in the dictionary in which it is resolved, if it has one.
  ///   - lifetime: How long an instance lives.
  ///   - eager: Whether `start()` makes it, before anybody asks.
  ///   - fileID: Where the call stands, for reports.
  ///   - filePath: Where the call stands, for reports.
  ///   - line: Where the call stands, for reports.
  ///   - column: Where the call stands, for reports.
  ///   - make: Makes the service; the types of its parameters say what it needs.
  @discardableResult
  public func registerOnMainActor<T: Sendable, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @MainActor @Sendable (repeat each D) throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// The same for a service that is not `Sendable`: it never leaves the main actor, nor may a
  /// recipe elsewhere ask for it, though it was made before.
  @discardableResult
  public func registerOnMainActor<T, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @MainActor @Sendable (repeat each D) throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, isConfined: true, calling: make), name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a service that is made on the main actor by asking the provider.
  @discardableResult
  public func registerOnMainActor<T: Sendable>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @MainActor @Sendable (any ServiceProvider) throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, asking: make), name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// The same for a service that is not `Sendable`, and never leaves the main actor.
  @discardableResult
  public func registerOnMainActor<T>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @MainActor @Sendable (any ServiceProvider) throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, isConfined: true, asking: make), name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
