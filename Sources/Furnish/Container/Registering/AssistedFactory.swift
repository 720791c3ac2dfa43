/// A function that creates services from an argument of the caller, registered with `with:`.
///
/// The caller owns each service that it creates, and closes the service if it is ``Closeable``.
///
/// ```swift
/// struct Login {
///   let makeSession: AssistedFactory<Session, UserID>
///   func run(_ user: UserID) { makeSession(user).open() }
/// }
///
/// services.register(Login.self, Login.init(makeSession:))
/// ```
public struct AssistedFactory<Value, Argument>: Sendable {
  let create: @Sendable (Argument) throws(ServiceError) -> Value

  init(
    _ scope: ServiceScope, of assisted: AssistedService,
    _ make: @escaping @Sendable (Argument, inout RecipeArguments) throws -> Value
  ) {
    let ownRequest = DependencyRequest(service: AssistedFactory.self, name: nil)
    let handle = ScopeHandle(to: scope, for: ownRequest)
    create = { argument throws(ServiceError) in
      try handle.requesting { scope throws(ServiceError) in
        // Without this check, the factory of a closed scope would create services: the cells of its parameters can
        // still be read.
        try scope.checkOpen()
        // The instance that has the factory may have been moved to another scope than the one that built it, which has
        // another table. That table has the same registration of the factory: an instance is not moved to a scope in
        // which one of its dependencies differs.
        let all = scope.table.slots(of: RequestedService(ownRequest.identity, takesAll: true))
        let slot = all.first { $0.recipe.assisted === assisted }!
        try scope.checkIsolation(of: slot)
        do {
          return try slot.requesting(in: scope) {
            var services = RecipeArguments(scope, slot.edges)
            return try slot.decorated(try make(argument, &services), in: scope).value
          }
        } catch {
          throw ServiceError.failed(error, creating: Value.self)
        }
      }
    }
  }

  /// Creates a factory that calls a function, for tests and for wiring by hand.
  ///
  /// - Parameter make: Creates the service.
  public init(_ make: @escaping @Sendable (Argument) -> Value) {
    create = { argument throws(ServiceError) in make(argument) }
  }

  /// Creates a service. It stops the program if the service cannot be created; ``make(_:fileID:line:column:)`` throws
  /// in that case.
  ///
  /// - Parameters:
  ///   - argument: The argument that the container cannot provide.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Returns: A new service.
  public func callAsFunction(
    _ argument: Argument, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Value {
    do throws(ServiceError) {
      return try create(argument)
    } catch {
      error.stop(requesting: Value.self, nil, fileID, line, column)
    }
  }

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - argument: The argument that the container cannot provide.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Returns: A new service.
  /// - Throws: ``ServiceError`` if the service cannot be created.
  public func make(
    _ argument: Argument, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> Value {
    do throws(ServiceError) {
      return try create(argument)
    } catch {
      throw error.located(requesting: Value.self, nil, fileID, line, column)
    }
  }

  // The next two methods are disfavored: a call finds them, too, and the compiler would prefer them to the ones that
  // receive the place.

  /// Creates a service, where the method itself is passed as a function: `users.map(makeSession.callAsFunction)`.
  ///
  /// - Parameter argument: The argument that the container cannot provide.
  /// - Returns: A new service.
  @_disfavoredOverload
  public func callAsFunction(_ argument: Argument) -> Value {
    do throws(ServiceError) { return try create(argument) } catch { error.stop(requesting: Value.self, at: nil) }
  }

  /// Creates a service, where the method itself is passed as a function: `try users.map(makeSession.make)`.
  ///
  /// - Parameter argument: The argument that the container cannot provide.
  /// - Returns: A new service.
  /// - Throws: ``ServiceError`` if the service cannot be created.
  @_disfavoredOverload
  public func make(_ argument: Argument) throws -> Value { try create(argument) }
}

/// The service that the calls of an ``AssistedFactory`` create. The object identifies the registration, because several
/// registrations may have one type.
@usableFromInline
package final class AssistedService: Sendable {
  let type: any Any.Type

  init(_ type: any Any.Type) { self.type = type }
}
