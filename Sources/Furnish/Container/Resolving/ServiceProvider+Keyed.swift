extension ServiceProvider {
  /// Returns the services that are registered for a type under keys of a type, by their keys.
  ///
  /// ```swift
  /// services.register((any Handler).self, key: Route.home, HomeHandler.init)
  ///
  /// let handlers = provider.resolveAll((any Handler).self, by: Route.self)  // [Route: any Handler]
  /// ```
  ///
  /// It stops the program if one of them cannot be created.
  ///
  /// - Parameters:
  ///   - type: The type under which the services are registered.
  ///   - key: The type of the keys.
  ///   - name: The name under which the services are registered, if they have one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  public func resolveAll<T: Sendable, Key: Hashable>(
    _ type: T.Type = T.self, by key: Key.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> [Key: T] {
    do throws(ServiceError) {
      return try allFoundByProvider(ServiceRequest<T>(name: name), by: key)
    } catch {
      error.stop(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the services that are registered for a type under keys of a type, bound to the main actor or not.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @MainActor
  public func resolveAll<T, Key: Hashable>(
    _ type: T.Type = T.self, by key: Key.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> [Key: T] {
    do throws(ServiceError) {
      return try allFoundByProvider(ServiceRequest<T>(name: name), by: key)
    } catch {
      error.stop(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns no services: a provider that stores registrations under their keys implements this method itself.
  ///
  /// - Parameters:
  ///   - request: The request, which contains the name.
  ///   - key: The type of the keys.
  /// - Throws: Nothing.
  public func findAll<T, Key: Hashable>(_ request: ServiceRequest<T>, by key: Key.Type) throws -> [Key: T] { [:] }

  /// Calls ``findAll(_:by:)``, and throws each of its errors as a ``ServiceError``.
  func allFoundByProvider<T, Key: Hashable>(
    _ request: ServiceRequest<T>, by key: Key.Type
  ) throws(ServiceError) -> [Key: T] {
    do { return try findAll(request, by: key) } catch { throw ServiceError.from(error, T.self, request.name) }
  }
}

extension ServiceScope {
  public func findAll<T, Key: Hashable>(_ request: ServiceRequest<T>, by key: Key.Type) throws -> [Key: T] {
    try lookUpAll(request, by: key)
  }

  /// Resolves the services under keys of a type.
  func lookUpAll<T, Key: Hashable>(
    _ request: ServiceRequest<T>, by key: Key.Type
  ) throws(ServiceError) -> [Key: T] {
    try checkOpen()
    guard let service = table.services.number(of: ServiceIdentity(T.self, request.name, by: key)) else { return [:] }
    var all: [Key: T] = [:]
    all.reserveCapacity(table.groups[service].count)
    for number in table.groups[service] {
      let place = table.places[Int(number)]
      // The keys of this group are of the type that its identity contains.
      let key = table.slots[Int(number)].registration.key as! Key
      all[key] = try value(at: place, word(at: place), as: T.self)
    }
    return all
  }

  /// Resolves the argument for a parameter that takes the services under keys of a type.
  func keyedArguments<Key: Hashable, Value>(
    by key: Key.Type, named name: ServiceName?
  ) throws(ServiceError) -> [Key: Value] {
    guard let outside else { return try lookUpAll(ServiceRequest<Value>(name: name), by: key) }
    return try outside.provider().allFoundByProvider(ServiceRequest<Value>(name: name), by: key)
  }
}
