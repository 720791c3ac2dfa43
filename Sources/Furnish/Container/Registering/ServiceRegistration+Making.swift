// For containers of other libraries, which collect registrations and manage the lifetimes of instances themselves.

extension ServiceRegistration {
  /// Creates the service, and requests the dependencies of its recipe from `provider`.
  ///
  /// ```swift
  /// final class Shelf: ServiceProvider {
  ///   let registrations: [ServiceRegistration]
  ///
  ///   func find<T>(_ request: ServiceRequest<T>) throws -> T? {
  ///     let last = registrations.last { $0.service == T.self && $0.name == request.name }
  ///     return try last?.make(T.self, using: self)
  ///   }
  /// }
  /// ```
  ///
  /// Each call creates another instance: the container is responsible for ``lifetime``, for ``policy``, and for the
  /// decorators that ``wraps(_:)`` selects. For each parameter of the recipe, the call requests the dependency from
  /// `provider` with `find` or `findAll`; a recipe that takes the provider receives `provider`. A shared instance that
  /// requests services later does not retain its provider.
  ///
  /// - Parameters:
  ///   - service: The type that this registration is registered for.
  ///   - provider: The provider of the dependencies.
  /// - Returns: A new instance.
  /// - Throws: ``ServiceError`` if a dependency is missing, if the recipe throws, or if it has to be awaited or belongs
  ///   to another actor.
  public func make<T>(
    _ service: T.Type = T.self, using provider: any ServiceProvider
  ) throws -> T {
    try RecipeCall(for: [self], T.self, using: provider).make()
  }

  /// Creates the service, and awaits a recipe that may suspend or belongs to the main actor. The dependencies that the
  /// recipe's parameters request are not awaited.
  ///
  /// - Parameters:
  ///   - service: The type that this registration is registered for.
  ///   - provider: The provider of the dependencies.
  /// - Returns: A new instance.
  /// - Throws: ``ServiceError`` if a dependency is missing or the recipe throws; `CancellationError` if the recipe
  ///   throws that in a task that is canceled.
  public nonisolated(nonsending) func make<T>(
    _ service: T.Type = T.self, using provider: any ServiceProvider
  ) async throws -> T {
    try await RecipeCall(for: [self], T.self, using: provider).makeAwaiting()
  }

  /// Returns a Boolean value that indicates whether this is a decorator of a registration: one for the same service,
  /// name and key, with a lifetime that the decorator accepts. A decorator with `lifetime: .transient` accepts
  /// transient registrations alone, because its result may be unsafe to share.
  ///
  /// ```swift
  /// for other in registrations where other.wraps(registration) {
  ///   service = try other.decorate(service, using: provider)
  /// }
  /// ```
  ///
  /// - Parameter registration: A registration that is not a decorator.
  /// - Returns: False if this registration is not a decorator.
  public func wraps(_ registration: ServiceRegistration) -> Bool {
    isDecorator && identity == registration.identity && accepts(registration)
  }

  /// Returns whether this decorator wraps registrations with the lifetime of `registration`.
  func accepts(_ registration: ServiceRegistration) -> Bool {
    !wrapsTransientsOnly || registration.lifetime.sharing == .none
  }

  /// Wraps a service with a decorator. Call it for registrations that ``wraps(_:)`` accepts.
  ///
  /// - Parameters:
  ///   - service: The service to wrap.
  ///   - provider: The provider of the decorator's other dependencies.
  /// - Returns: The wrapped service, or `service` itself if this is not a decorator.
  /// - Throws: ``ServiceError`` if a dependency is missing, if the decorator throws, or if it belongs to another actor.
  public func decorate<T>(
    _ service: T, using provider: any ServiceProvider
  ) throws -> T {
    guard isDecorator else { return service }
    let inner = ServiceRegistration(
      Recipe(supplied: service), name: name, key: key, lifetime: Transient(), fileID: source.fileID,
      filePath: source.filePath, line: source.line, column: source.column)
    return try RecipeCall(for: [inner, self], T.self, using: provider).make()
  }
}

/// A call of the recipe of one registration. It has a table and a scope of its own, and requests the recipe's
/// parameters from another provider.
private struct RecipeCall<T> {
  private let scope: ServiceScope
  private let slot: Slot

  init(for registrations: [ServiceRegistration], _ service: T.Type, using provider: any ServiceProvider) {
    let registration = registrations[0]
    if registration.service != T.self { fatalError(ServiceError.wrongService(registration, T.self)) }
    // Requests find no service in this table, not even this one: the provider answers all of them.
    let levels = registrations.compactMap { $0.lifetime.sharing.level }
    let table = ServiceTable(registrations, modules: [], levels: levels, hidesServices: true)
    slot = table.slots[0]
    let isStored = registration.lifetime.sharing != .none
    scope = ServiceScope(table, outside: ExternalProvider(provider, isStored: isStored))
  }

  func make() throws(ServiceError) -> T {
    if slot.recipe.isAsynchronous { throw scope.table.asyncInSync(slot) }
    try scope.checkIsolation(of: slot)
    return try scope.created(.passUnretained(slot), as: T.self)
  }

  nonisolated(nonsending) func makeAwaiting() async throws -> T {
    let (scope, slot) = (scope, slot)
    if slot.recipe.isAsynchronous { return try await scope.unsharedAwaiting(slot).value(as: T.self) }
    return try await scope.onActor(of: slot, PreparedInstances()) {
      try scope.checkIsolation(of: slot)
      return scope.unshared(ValueStorage(try scope.created(.passUnretained(slot), as: T.self)), of: slot)
    }.value(as: T.self)
  }
}

extension ServiceScope {
  /// Runs an asynchronous recipe, and returns an instance that only its requester holds.
  @concurrent
  fileprivate func unsharedAwaiting(_ slot: Slot) async throws -> StoredValue {
    let instance = ServiceInstance(reserving: slot, in: self)
    try await awaitRecipe(of: slot, filling: instance)
    return instance
  }

  /// Returns a new instance that only its requester holds.
  fileprivate func unshared(_ storage: ValueStorage, of slot: Slot) -> StoredValue {
    ServiceInstance(storage, of: slot, in: self)
  }
}
