extension ServiceCollection {
  /// Registers a service whose making may suspend; the types of the function's parameters say
  /// what it needs. It is asked for with `try await provider.require`.
  ///
  /// ```swift
  /// services.register(Database.self, eager: true) { () async throws in try await Database.open() }
  /// services.register(Index.self) { (database: Database) async throws in try await Index(database) }
  /// ```
  ///
  /// However many tasks ask at once, it is made once. One that is cancelled stops waiting and
  /// spoils nothing for the others; when all are, the making is cancelled, too. When the making fails, all who wait get the error, and who
  /// asks next tries again.
  ///
  /// - Parameters:
  ///   - service: The type to ask for.
  ///   - name: The name to ask by, if there is to be one.
  ///   - lifetime: How long an instance lives.
  ///   - eager: Whether `start()` makes it. An eager singleton can be asked for without
  ///     `await` from then on.
  ///   - fileID: Where the call stands, for reports.
  ///   - filePath: Where the call stands, for reports.
  ///   - line: Where the call stands, for reports.
  ///   - column: Where the call stands, for reports.
  ///   - make: Makes the service.
  @discardableResult
  public func register<T: Sendable, each D>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: some Lifetime = .singleton,
    eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @concurrent @Sendable (repeat each D) async throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, awaiting: make), name: name, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a service whose making may suspend, and asks the provider.
  ///
  /// ```swift
  /// services.register(Index.self) { provider in
  ///   try await Index(provider.require(Database.self))
  /// }
  /// ```
  @discardableResult
  public func register<T: Sendable>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: some Lifetime = .singleton,
    eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @concurrent @Sendable (any ServiceProvider) async throws -> T
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(service, awaiting: make), name: name, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
