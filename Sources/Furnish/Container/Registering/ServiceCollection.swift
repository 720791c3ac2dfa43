/// Where services are registered.
///
/// ```swift
/// let container = ServiceContainer()
/// try container.services
///   .register((any Log).self) { _ in ConsoleLog() }
///   .register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
/// ```
///
/// Registering never fails and makes nothing: mistakes are found when the container is built.
/// Several registrations of one service are no mistake: the last one answers `resolve`, and
/// all of them `resolveAll`, in order.
///
/// Which forms there are depends on what is shared: a type that is not `Sendable` can only be
/// transient, or bound to the main actor, and the compiler says so.
public protocol ServiceCollection: AnyObject, Sendable {
  /// Takes a registration. All forms of `register` come here.
  ///
  /// A collection of another make keeps it, and its provider calls `make(_:asking:)` of it when
  /// it is asked for the service.
  ///
  /// - Parameter registration: A service, and how it is made.
  func add(_ registration: ServiceRegistration)

  /// Takes all that a module registers, once.
  ///
  /// - Parameter module: The module, which may include others.
  func include(_ module: some ServiceModule)
}

extension ServiceCollection {
  /// Lets a module register, however often it is included: a collection that can tell modules
  /// apart does better.
  public func include(_ module: some ServiceModule) { module.register(in: self) }
}

/// A group of registrations with a name, for a part of a program.
///
/// ```swift
/// struct Storage: ServiceModule {
///   func register(in services: any ServiceCollection) {
///     services.register((any Cache).self) { MemoryCache() }
///   }
/// }
///
/// services.include(Storage())
/// ```
///
/// Modules may include each other: one that is included twice registers once. Two values of
/// one type count as one module, unless the type is `Equatable` and they differ. Two modules
/// that register the same service are a finding.
public protocol ServiceModule: Sendable {
  /// Registers the services of the module. Called once, by `include`.
  ///
  /// - Parameter services: Where to register them.
  func register(in services: any ServiceCollection)
}
