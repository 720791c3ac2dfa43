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
    _ scope: ServiceScope, _ edges: UnsafePointer<Edge>,
    _ make: @escaping @Sendable (Argument, inout RecipeArguments) throws -> Value
  ) {
    let ownRequest = DependencyRequest(service: AssistedFactory.self, name: nil)
    let handle = ScopeHandle(to: scope, for: ownRequest)
    let table = ObjectIdentifier(scope.table)
    // The edges live as long as the scope's table, and are used while the scope, which holds the table, is alive.
    nonisolated(unsafe) let edges = edges
    create = { argument throws(ServiceError) in
      try handle.requesting { scope throws(ServiceError) in
        // The instance that has the factory may belong to another scope than the one that has built it.
        let isMoved = ObjectIdentifier(scope.table) != table
        let edges = isMoved ? scope.table.slots(of: ownRequest.requested)[0].edges : edges
        var services = RecipeArguments(scope, edges)
        do {
          return try make(argument, &services)
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

  /// Creates a service. It stops the program if the service cannot be created; ``make(_:)`` throws in that case.
  ///
  /// - Parameter argument: The argument that the container cannot provide.
  /// - Returns: A new service.
  public func callAsFunction(_ argument: Argument) -> Value {
    do throws(ServiceError) { return try create(argument) } catch { error.stop(requesting: Value.self, at: nil) }
  }

  /// Creates a service.
  ///
  /// - Parameter argument: The argument that the container cannot provide.
  /// - Returns: A new service.
  /// - Throws: ``ServiceError`` if the service cannot be created.
  public func make(_ argument: Argument) throws -> Value { try create(argument) }
}
