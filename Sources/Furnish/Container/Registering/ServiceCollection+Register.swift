extension ServiceCollection {
  /// Registers a service that is made by a function or an initialiser; the types of its
  /// parameters say what it needs.
  ///
  /// ```swift
  /// services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  /// services.register((any Cache).self, name: "images") { MemoryCache() }
  /// ```
  ///
  /// A parameter may be a service, an optional (nil where nothing is registered), an array
  /// (all that are registered, in order), ``Lazy``, ``Factory``, ``AssistedFactory``,
  /// ``Named``, or the provider.
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
  ///   - make: Makes the service. Where it is isolated to the main actor, the service is made
  ///     there, and asked for there; for other actors write an `async` one.
  @discardableResult
  public func register<T: Sendable, each D>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: some Lifetime = .singleton,
    eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a service of which each asker gets a new one, `Sendable` or not.
  @discardableResult
  public func register<T, each D>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a `Sendable` service of which each asker gets a new one.
  @discardableResult
  public func register<T: Sendable, each D>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
