/// A type that provides services by their types.
///
/// ```swift
/// provider.resolve((any Log).self)              // nil if none is registered
/// provider.resolveRequired((any Log).self)      // stops the program if none is registered
/// try provider.require((any Log).self)          // throws if none is registered
/// provider.resolveAll((any Plugin).self)        // all that are registered, in order
/// provider.resolve((any Cache).self, name: "images")
/// ```
///
/// A ``ServiceScope`` is a provider. Other types can conform, too: they implement ``find(_:)``, ``findAll(_:)`` and
/// ``makeScope()``, and everything else follows. Programs call the methods that take the type of a service, which check
/// its isolation.
public protocol ServiceProvider: AnyObject, Sendable {
  /// The type of a scope that is opened from this provider.
  associatedtype Scope: ScopedProvider

  /// Returns the service registered last for a type and a name, or `nil` if none is registered.
  ///
  /// - Parameter request: The request, which contains the name. Its generic argument is the type.
  /// - Throws: ``ServiceError`` if the service cannot be created.
  func find<T>(_ request: ServiceRequest<T>) throws -> T?

  /// Returns all services registered for a type and a name, in order, and then the inputs of open levels that have this
  /// type.
  ///
  /// - Parameter request: The request, which contains the name. Its generic argument is the type.
  /// - Throws: ``ServiceError`` if one of them cannot be created.
  func findAll<T>(_ request: ServiceRequest<T>) throws -> [T]

  /// Returns the services registered for a type and a name under keys of a type, by their keys.
  ///
  /// The default implementation returns none.
  ///
  /// - Parameters:
  ///   - request: The request, which contains the name. Its generic argument is the type.
  ///   - key: The type of the keys.
  /// - Throws: ``ServiceError`` if one of them cannot be created.
  func findAll<T, Key: Hashable>(_ request: ServiceRequest<T>, by key: Key.Type) throws -> [Key: T]

  /// Opens a scope with its own instances of services that are registered as `.scoped`.
  ///
  /// Close the scope when its work is done, or let ``ServiceProvider/withScope(_:)`` do so.
  func makeScope() -> Scope

  /// Opens a scope of a level.
  ///
  /// ```swift
  /// let session = provider.makeScope(Session.self, User(name: "Ada"))
  /// ```
  ///
  /// The input is a service in the scope, and in the scopes that are opened from it.
  ///
  /// - Parameters:
  ///   - level: The level. It has to be opened from its parent level: if the innermost open level of this provider is
  ///     another one, the program stops.
  ///   - input: The input that the level declares.
  func makeScope<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) -> Scope

  /// Runs `body` with a scope, and closes the scope after `body` has returned or thrown, also in a canceled task.
  ///
  /// ```swift
  /// try await provider.withScope { scope in
  ///   try await scope.require(Importer.self).run()
  /// }
  /// ```
  ///
  /// - Parameter body: Uses the scope, which must not be used afterwards.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws; otherwise ``ClosingError`` if a service of the scope could not be closed.
  nonisolated(nonsending) func withScope<Success>(
    _ body: nonisolated(nonsending) (Scope) async throws -> Success
  ) async throws -> Success

  /// Runs `body` with a scope of a level, and closes the scope after `body` has returned or thrown, also in a canceled
  /// task.
  ///
  /// - Parameters:
  ///   - level: The level. It has to be opened from its parent level: if the innermost open level of this provider is
  ///     another one, the program stops.
  ///   - input: The input that the level declares.
  ///   - body: Uses the scope, which must not be used afterwards.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws; otherwise ``ClosingError`` if a service of the scope could not be closed.
  nonisolated(nonsending) func withScope<Level: ScopeLevel, Success>(
    _ level: Level.Type, _ input: Level.Input,
    _ body: nonisolated(nonsending) (Scope) async throws -> Success
  ) async throws -> Success

  /// Returns an explanation of the instance that a request for a service receives.
  ///
  /// Programs call ``ServiceProvider/explain(_:name:)``. The default implementation contains only the type of this
  /// provider.
  ///
  /// - Parameter request: The request, which contains the name. Its generic argument is the type.
  func explain<T>(_ request: ServiceRequest<T>) -> ServiceExplanation

  /// Returns a provider with other registrations, for its callers and for everything that is created for them.
  ///
  /// Close it after its last use: it closes the services that it created, and leaves this provider open.
  ///
  /// - Parameter register: Adds the registrations that differ.
  // Disfavored: otherwise the compiler would prefer it to a provider's own form, which returns its own type.
  @_disfavoredOverload
  func overriding(_ register: (any ServiceCollection) -> Void) -> any ScopedProvider
}

/// A provider that closes the services that it created: the scope of a request, a session or a screen.
///
/// Store a scope as `any ScopedProvider` in code that should not name a container. ``ServiceProvider/withScope(_:)``
/// opens a scope and closes it in one call. See <doc:StartingAndClosing>.
public protocol ScopedProvider: ServiceProvider {
  /// Closes the services that this scope created, dependents first.
  ///
  /// Scopes that were opened from this one are closed first. A second call waits for the first one to end. Afterwards
  /// requests to the scope fail.
  ///
  /// - Throws: ``ClosingError`` with all errors that closing threw.
  func close() async throws
}
