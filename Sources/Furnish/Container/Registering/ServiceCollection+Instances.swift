extension ServiceCollection {
  /// Registers an existing instance as a service. No scope closes it, because no scope has created it.
  ///
  /// ```swift
  /// services.register((any Settings).self, instance: settings)
  /// ```
  ///
  /// - Parameters:
  ///   - service: The type under which the service is resolved.
  ///   - name: The name under which the service is resolved, if it has one.
  ///   - key: The key of the service in the dictionary in which it is resolved, if it has one.
  ///   - instance: The service.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Returns: This collection, for chained calls.
  @discardableResult
  public func register<T: Sendable>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil, instance: T,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(supplied: instance), name: name, key: key, lifetime: .singleton,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers an existing instance that is bound to the main actor, and can be resolved only on that actor.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @discardableResult
  @MainActor
  public func register<T>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil, instance: T,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(supplied: instance, isolation: MainActor.shared), name: name, key: key, lifetime: .singleton,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
