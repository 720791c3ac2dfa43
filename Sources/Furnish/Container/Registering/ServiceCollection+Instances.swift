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
  ///   - instance: The service.
  ///   - fileID: Where the call stands, for reports.
  ///   - filePath: Where the call stands, for reports.
  ///   - line: Where the call stands, for reports.
  ///   - column: Where the call stands, for reports.
  @discardableResult
  public func register<T: Sendable>(
    _ service: T.Type, name: ServiceName? = nil, instance: T,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(supplied: instance), name: name, lifetime: .singleton,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a service that exists already and is bound to the main actor, where alone it
  /// can be asked for.
  @discardableResult
  @MainActor
  public func register<T>(
    _ service: T.Type, name: ServiceName? = nil, instance: T,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    add(
      ServiceRegistration(
        Recipe(supplied: instance, isolation: MainActor.shared), name: name, lifetime: .singleton,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
