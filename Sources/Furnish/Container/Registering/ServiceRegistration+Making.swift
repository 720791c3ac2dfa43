// For containers of another make, which collect registrations and keep instances as they please.

extension ServiceRegistration {
  /// Makes the service, and asks `provider` for what its recipe needs.
  ///
  /// ```swift
  /// final class Shelf: ServiceProvider {
  ///   let registrations: [ServiceRegistration]
  ///
  ///   func find<T>(_ request: ServiceRequest<T>) throws -> T? {
  ///     let last = registrations.last { $0.service == T.self && $0.name == request.name }
  ///     return try last?.make(T.self, asking: self)
  ///   }
  /// }
  /// ```
  ///
  /// Each call makes another one: to keep it for as long as ``lifetime`` says is up to the
  /// container, and so are ``policy`` and ``isDecorator``. What the parameters of the recipe request is found with
  /// `find` and `findAll`; a recipe that takes the provider gets this one. What is shared, and asks its provider later,
  /// does not keep it.
  ///
  /// - Parameters:
  ///   - service: The type that it is registered for.
  ///   - provider: Whom the recipe asks.
  /// - Throws: ``ServiceError`` where something is missing, or the recipe throws; where it has to
  ///   be awaited, or belongs to another actor.
  public func make<T>(
    _ service: T.Type = T.self, asking provider: any ServiceProvider
  ) throws -> T {
    try Workbench(for: [self], T.self, asking: provider).make()
  }

  /// Makes the service, awaited where its recipe may suspend or belongs to the main actor. What
  /// its parameters request is not awaited.
  ///
  /// - Parameters:
  ///   - service: The type that it is registered for.
  ///   - provider: Whom the recipe asks.
  /// - Throws: ``ServiceError`` where something is missing, or the recipe throws;
  ///   `CancellationError` where it throws that.
  public nonisolated(nonsending) func make<T>(
    _ service: T.Type = T.self, asking provider: any ServiceProvider
  ) async throws -> T {
    try await Workbench(for: [self], T.self, asking: provider).makeAwaiting()
  }

  /// Wraps a service in what was registered with `decorate`.
  ///
  /// - Parameters:
  ///   - service: What is to be wrapped.
  ///   - provider: Whom the decorator requests what else it needs.
  /// - Returns: The wrapped service; what was given where this ``isDecorator`` not.
  /// - Throws: ``ServiceError`` where something is missing, or the decorator throws.
  public func decorate<T>(
    _ service: T, asking provider: any ServiceProvider
  ) throws -> T {
    guard isDecorator else { return service }
    let inner = ServiceRegistration(
      Recipe(supplied: service), name: name, key: key, lifetime: Transient(), fileID: source.fileID,
      filePath: source.filePath, line: source.line, column: source.column)
    return try Workbench(for: [inner, self], T.self, asking: provider).make()
  }
}

/// A table of one service and a scope in which nothing can be found: so its recipe asks outside.
private struct Workbench<T> {
  private let scope: ServiceScope
  private let slot: Slot

  init(for registrations: [ServiceRegistration], _ service: T.Type, asking provider: any ServiceProvider) {
    let registration = registrations[0]
    if registration.service != T.self { fatalError(ServiceError.wrongService(registration, T.self)) }
    // Nor itself: the provider answers for that.
    let table = ServiceTable(registrations, modules: [], hidesServices: true)
    slot = table.slots[0]
    let isKept = registration.lifetime.sharing != .none
    scope = ServiceScope(table, outside: OutsideProvider(provider, isKept: isKept))
  }

  func make() throws(ServiceError) -> T {
    if slot.recipe.isAsynchronous { throw scope.table.asyncInSync(slot) }
    try scope.checkIsolation(of: slot)
    return try Slot.make(.passUnretained(slot), in: scope, as: T.self)
  }

  nonisolated(nonsending) func makeAwaiting() async throws -> T {
    let (scope, slot) = (scope, slot)
    if slot.recipe.isAsynchronous {
      return scope.unshared(try await scope.storageAwaiting(slot).storage, of: slot).value(as: T.self)
    }
    return try await scope.onActor(of: slot, PreparedTransients()) {
      try scope.checkIsolation(of: slot)
      return scope.unshared(KeptStorage(try Slot.make(.passUnretained(slot), in: scope, as: T.self)), of: slot)
    }.value(as: T.self)
  }
}

extension ServiceScope {
  /// Returns a new instance that only its requester holds.
  fileprivate func unshared(_ storage: KeptStorage, of slot: Slot) -> KeptValue {
    ServiceInstance(storage, of: slot, in: self)
  }
}
