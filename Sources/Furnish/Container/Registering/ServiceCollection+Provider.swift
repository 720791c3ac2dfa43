extension ServiceCollection {
  /// Registers a service that is made by asking the provider.
  ///
  /// ```swift
  /// services.register((any Log).self) { provider in
  ///   ConsoleLog(clock: provider.resolveRequired((any Clock).self))
  /// }
  /// ```
  ///
  /// What the closure asks for is not seen by validation, which notes so. Prefer a function
  /// with parameters.
  ///
  /// - Parameters:
  ///   - service: The type to ask for.
  ///   - name: The name to ask by, if there is to be one.
  ///   - lifetime: How long an instance lives.
  ///   - eager: Whether `start()` makes it, before anybody asks.
  ///   - fileID: Where the call stands, for reports.
  ///   - filePath: Where the call stands, for reports.
  ///   - line: Where the call stands, for reports.
  ///   - column: Where the call stands, for reports.
  ///   - make: Makes the service. What it gets does not keep the scope alive where the scope
  ///     keeps the service.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T: Sendable>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: some Lifetime = .singleton,
    eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, asking: make), name: name, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a service of which each asker gets a new one, `Sendable` or not, made by
  /// asking the provider.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, asking: make), name: name, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a `Sendable` service of which each asker gets a new one, made by asking the
  /// provider.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T: Sendable>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, asking: make), name: name, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
