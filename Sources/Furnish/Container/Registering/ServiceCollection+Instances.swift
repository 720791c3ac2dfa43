extension ServiceCollection {
  /// Registers a service that exists already. It is handed in, so no scope closes it.
  ///
  /// ```swift
  /// services.register((any Settings).self, instance: settings)
  /// ```
  ///
  /// - Parameters:
  ///   - service: The type to ask for.
  ///   - name: The name to ask by, if there is to be one.
  ///   - key: The key of the service in the dictionary in which it is resolved, if it has one.
  ///   - instance: The service.
  ///   - fileID: Where the call stands, for reports.
  ///   - filePath: Where the call stands, for reports.
  ///   - line: Where the call stands, for reports.
  ///   - column: Where the call stands, for reports.
  @discardableResult
  public func register<T: Sendable>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil, instance: T,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(supplied: instance), name: name, key: key, lifetime: .singleton,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a service that exists already and is bound to the main actor, where alone it
  /// can be asked for.
  @discardableResult
  @MainActor
  public func register<T>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil, instance: T,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(supplied: instance, isolation: MainActor.shared), name: name, key: key, lifetime: .singleton,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
