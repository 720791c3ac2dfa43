/// A function that creates services from an argument of the caller, registered with `with:`.
///
/// The caller owns what it creates, and closes it if it is ``Closeable``.
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
        // The parameters are read from their cells, which are also found in a closed scope.
        try scope.checkOpen()
        // The instance that has the factory may belong to another scope than the one that has built it. The registration
        // is the same one: an instance that has another factory of the same type is created with it.
        let all = scope.table.slots(of: RequestedService(ownRequest.key, takesAll: true))
        let slot = all.first { $0.recipe.assisted === assisted }!
        try scope.checkIsolation(of: slot)
        do {
          return try slot.requesting(in: scope) {
            var services = RecipeArguments(scope, slot.edges)
            return try slot.decorated(try make(argument, &services), in: scope).value
          }
        } catch {
          throw ServiceError.failed(error, making: Value.self)
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

/// The service that the calls of an ``AssistedFactory`` create. Its identity is that of the registration: several may have
/// one type.
@usableFromInline
package final class AssistedService: Sendable {
  let type: any Any.Type

  init(_ type: any Any.Type) { self.type = type }
}
