/// A collection of registrations, which a container turns into a provider.
///
/// ```swift
/// let container = ServiceContainer()
/// try container.services
///   .register((any Log).self) { _ in ConsoleLog() }
///   .register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
///   .include(Storage())
/// ```
///
/// Registering never fails and creates nothing: mistakes are reported when the container is built. A service may be
/// registered several times: `resolve` returns the last one, and `resolveAll` returns all of them in order.
/// ``replacing`` and ``addingIfMissing`` choose another policy.
///
/// The lifetimes that a form of `register` accepts depend on the type: a service that is not `Sendable` is either
/// transient or bound to the main actor, and the compiler enforces this.
public protocol ServiceCollection: AnyObject, Sendable {
  /// Adds a registration. All forms of `register` call this method.
  ///
  /// A collection of another container stores the registration. To create the service, the provider of that container
  /// calls `make(_:using:)` of the registration.
  ///
  /// - Parameter registration: A service and its recipe.
  func add(_ registration: ServiceRegistration)

  /// Adds the declaration of a scope level. ``addLevel(_:fileID:filePath:line:column:)`` calls this method.
  ///
  /// The default implementation ignores it.
  ///
  /// - Parameter declaration: A level and the place where it is declared.
  func add(_ declaration: ScopeLevelDeclaration)

  /// Adds all registrations of a module. ``include(_:)`` calls this method.
  ///
  /// The default implementation adds them each time. A collection that can compare modules implements this method
  /// itself, and adds a module once.
  ///
  /// - Parameter module: A module, which may include others.
  func add(_ module: some ServiceModule)
}

extension ServiceCollection {
  public func add(_ module: some ServiceModule) { module.register(in: self) }

  /// Adds all registrations of a module, once.
  ///
  /// - Parameter module: A module, which may include others.
  /// - Returns: This collection, for chained calls.
  @discardableResult
  public func include(_ module: some ServiceModule) -> any ServiceCollection {
    add(module)
    return self
  }
}
