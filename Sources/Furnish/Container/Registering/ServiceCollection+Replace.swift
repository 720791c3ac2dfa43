// Each form of `register` that does not name an actor; those that do are reached through
// ``ServiceCollection/replacing``.

extension ServiceCollection {
  /// Registers a service in the place of all that were registered under its type and name so far:
  /// for a program that wants another one than a library's.
  ///
  /// ```swift
  /// services.replace((any Log).self) { SilentLog() }
  /// ```
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
  ///   - make: Makes the service; the types of its parameters say what it needs.
  @discardableResult
  public func replace<T: Sendable, each D>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: some Lifetime = .singleton,
    eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> T
  ) -> Self {
    PolicyCollection(self, .replace).register(
      service, name: name, lifetime: lifetime, eager: eager, fileID: fileID, filePath: filePath, line: line,
      column: column, make)
    return self
  }

  /// The same, for a function that asks the provider.
  @discardableResult
  public func replace<T: Sendable>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: some Lifetime = .singleton,
    eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws -> T
  ) -> Self {
    PolicyCollection(self, .replace).register(
      service, name: name, lifetime: lifetime, eager: eager, fileID: fileID, filePath: filePath, line: line,
      column: column, make)
    return self
  }

  /// The same, for a function that may suspend.
  @discardableResult
  public func replace<T: Sendable, each D>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: some Lifetime = .singleton,
    eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @concurrent @Sendable (repeat each D) async throws -> T
  ) -> Self {
    PolicyCollection(self, .replace).register(
      service, name: name, lifetime: lifetime, eager: eager, fileID: fileID, filePath: filePath, line: line,
      column: column, make)
    return self
  }

  /// The same, for a function that may suspend, and asks the provider.
  @discardableResult
  public func replace<T: Sendable>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: some Lifetime = .singleton,
    eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @concurrent @Sendable (any ServiceProvider) async throws -> T
  ) -> Self {
    PolicyCollection(self, .replace).register(
      service, name: name, lifetime: lifetime, eager: eager, fileID: fileID, filePath: filePath, line: line,
      column: column, make)
    return self
  }

  /// The same, for a service of which each asker gets a new one.
  @discardableResult
  public func replace<T, each D>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> T
  ) -> Self {
    PolicyCollection(self, .replace).register(
      service, name: name, lifetime: lifetime, fileID: fileID, filePath: filePath, line: line, column: column, make)
    return self
  }

  /// The same, for a `Sendable` service of which each asker gets a new one.
  @discardableResult
  public func replace<T: Sendable, each D>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> T
  ) -> Self {
    PolicyCollection(self, .replace).register(
      service, name: name, lifetime: lifetime, fileID: fileID, filePath: filePath, line: line, column: column, make)
    return self
  }

  /// The same, for a service of which each asker gets a new one, made by asking the provider.
  @discardableResult
  public func replace<T>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws -> T
  ) -> Self {
    PolicyCollection(self, .replace).register(
      service, name: name, lifetime: lifetime, fileID: fileID, filePath: filePath, line: line, column: column, make)
    return self
  }

  /// The same, for a `Sendable` service of which each asker gets a new one, made by asking the provider.
  @discardableResult
  public func replace<T: Sendable>(
    _ service: T.Type, name: ServiceName? = nil, lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws -> T
  ) -> Self {
    PolicyCollection(self, .replace).register(
      service, name: name, lifetime: lifetime, fileID: fileID, filePath: filePath, line: line, column: column, make)
    return self
  }

  /// The same, for a service that exists already.
  @discardableResult
  public func replace<T: Sendable>(
    _ service: T.Type, name: ServiceName? = nil, instance: T,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    PolicyCollection(self, .replace).register(
      service, name: name, instance: instance, fileID: fileID, filePath: filePath, line: line, column: column)
    return self
  }

  /// The same, for a service that exists already and is bound to the main actor.
  @discardableResult
  @MainActor
  public func replace<T>(
    _ service: T.Type, name: ServiceName? = nil, instance: T,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    PolicyCollection(self, .replace).register(
      service, name: name, instance: instance, fileID: fileID, filePath: filePath, line: line, column: column)
    return self
  }

  /// The same, for a type, under the interface that it serves.
  @discardableResult
  public func replace<I: ServiceImplementation & Sendable>(
    as implementation: I.Type, name: ServiceName? = nil, lifetime: some Lifetime = .singleton,
    eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    PolicyCollection(self, .replace).register(
      as: implementation, name: name, lifetime: lifetime, eager: eager, fileID: fileID, filePath: filePath, line: line,
      column: column)
    return self
  }

  /// The same, for a type of which each asker gets a new one.
  @discardableResult
  public func replace<I: ServiceImplementation>(
    as implementation: I.Type, name: ServiceName? = nil, lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    PolicyCollection(self, .replace).register(
      as: implementation, name: name, lifetime: lifetime, fileID: fileID, filePath: filePath, line: line, column: column
    )
    return self
  }

  /// The same, for a `Sendable` type of which each asker gets a new one.
  @discardableResult
  public func replace<I: ServiceImplementation & Sendable>(
    as implementation: I.Type, name: ServiceName? = nil, lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    PolicyCollection(self, .replace).register(
      as: implementation, name: name, lifetime: lifetime, fileID: fileID, filePath: filePath, line: line, column: column
    )
    return self
  }
}
