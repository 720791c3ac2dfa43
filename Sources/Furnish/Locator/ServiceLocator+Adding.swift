// Each method exists twice: for services that may be used anywhere, because they are `Sendable`, and
// for all others on the main actor.

extension ServiceLocator {
  /// Adds a service, or replaces the one of the same type.
  ///
  /// ```swift
  /// ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
  /// ServiceLocator.shared.addService(service: CloudStorage(), as: (any Storage).self)
  /// ```
  ///
  /// - Parameters:
  ///   - service: The service, as the type by which it will be requested.
  ///   - type: The type of the service, if the expression `service` does not determine it.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports and for ``services``.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports and for ``services``.
  ///   - column: The column of the call, for reports.
  public func addService<T: Sendable>(
    // `as type` is more than a convenience: without it, Swift would open an existential, and add the service under the
    // type of its value.
    service: T, as type: T.Type = T.self,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    add(service, isBoundToMainActor: false, at: place)
  }

  /// Adds a service that is bound to the main actor, or replaces the one of the same type. The parameters are those of
  /// the form for `Sendable` services.
  @MainActor
  public func addService<T>(
    service: T, as type: T.Type = T.self,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    add(service, isBoundToMainActor: true, at: place)
  }

  /// Removes a service. Code that has read it already may continue to use it.
  ///
  /// - Parameter type: The type that it was added as.
  /// - Returns: The service; `nil` if none was added.
  @discardableResult
  public func removeService<T: Sendable>(_ type: T.Type = T.self) -> T? { remove(type) }

  /// Removes a service that is bound to the main actor.
  ///
  /// - Parameter type: The type that it was added as.
  /// - Returns: The service; `nil` if none was added.
  @MainActor
  @discardableResult
  public func removeService<T>(_ type: T.Type = T.self) -> T? { remove(type) }

  private func add<T>(_ service: T, isBoundToMainActor: Bool, at place: CallPlace) {
    let key = ServiceLocator.key(of: T.self)
    let value = StoredValue(
      ValueStorage(service), key: InstanceKey(located: key), traits: isBoundToMainActor ? .isBoundToMainActor : [])
    let entry = Entry(
      type: T.self, place: place, value: value, isBoundToMainActor: isBoundToMainActor)
    inForce.set(entry, for: key)
  }

  private func remove<T>(_ type: T.Type) -> T? {
    inForce.set(nil, for: ServiceLocator.key(of: type)).map { $0.value.value(as: type) }
  }

  /// Returns the key of a type: the address of its metatype, which identifies the type, because a process has one
  /// metatype for each type.
  @inlinable
  static func key<T>(of type: T.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }
}
