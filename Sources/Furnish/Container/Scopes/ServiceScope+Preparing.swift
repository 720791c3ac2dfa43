import FurnishPrimitives

extension ServiceScope {
  /// Creates the services of a request that have to be awaited.
  ///
  /// - Parameter prepared: Stores the instances that no cell stores, until the request takes them.
  func prepare(_ request: DependencyRequest, into prepared: inout PreparedInstances) async throws {
    if request.isDeferred || request.isProvider || !table.hasAwaited { return }
    try await prepare(table.numbers(of: request.requested), into: &prepared, inside: nil)
  }

  /// Creates the services that a parameter will request and that have to be awaited.
  ///
  /// - Parameters:
  ///   - index: The index of the parameter in the dependencies of the registration.
  ///   - prepared: Stores the instances that no cell stores, until the parameter is read.
  ///   - chain: The registrations for which the parameter is prepared.
  func prepareArgument(
    _ index: Int, of slot: Slot, into prepared: inout PreparedInstances, inside chain: PreparationChain? = nil
  ) async throws {
    // Each member is read by itself: a copy of a request counts several references.
    if slot.dependencies[index].isDeferred || slot.dependencies[index].isProvider || !table.hasAwaited { return }
    let all = slot.dependencies[index].count == .all
    try await prepare(table.numbers(along: slot.edges + index, takingAll: all), into: &prepared, inside: chain)
  }

  private func prepare(
    _ numbers: ArraySlice<Int32>, into prepared: inout PreparedInstances, inside chain: PreparationChain?
  ) async throws {
    for number in numbers {
      let slot = table.slots[Int(number)]
      if table.needsAwaiting(slot) { try await prepare(slot, into: &prepared, inside: chain) }
    }
  }

  @inline(never)
  private func prepare(
    _ slot: Slot, into prepared: inout PreparedInstances, inside chain: PreparationChain?
  ) async throws {
    if slot.isStored {
      let instance = try await instanceAwaiting(slot, inside: chain)
      if slot.expires { prepared.add(instance, of: slot, in: self) }
    } else if slot.isAsynchronous {
      prepared.add(try await transientAwaiting(slot), of: slot)
    } else if chain == nil, slot.isIsolated, !slot.isConfined {
      // An asynchronous recipe requests it, which does not run on its actor.
      prepared.add(try await newAwaiting(slot), of: slot)
    } else {
      try await prepareDependencies(of: slot, into: &prepared, inside: chain)
    }
  }

  /// Creates the dependencies of a synchronous recipe that have to be awaited, and then runs `body`, which calls the
  /// recipe, on the recipe's actor. Other builds may end in the meantime.
  nonisolated(nonsending) func afterPreparing<Success: Sendable>(
    _ slot: Slot, inside chain: PreparationChain?, _ body: @Sendable () throws -> Success
  ) async throws -> Success {
    var prepared = PreparedInstances()
    try await prepareDependencies(of: slot, into: &prepared, inside: chain)
    return try await onActor(of: slot, prepared, body)
  }

  /// Creates the dependencies of a registration that have to be awaited.
  ///
  /// - Parameter chain: The registrations for which this one is prepared.
  /// - Throws: ``ServiceError`` for a cycle. No build shows it, because none begins before its dependencies exist.
  // Not inlined: the compiler would inline the recursion many times, which adds 0.38 MB.
  @inline(never)
  func prepareDependencies(
    of slot: Slot, into prepared: inout PreparedInstances, inside chain: PreparationChain?
  ) async throws {
    if let path = chain?.path(from: slot, in: self) { throw table.cycle(path + [slot]) }
    let chain = PreparationChain(slot, in: self, inside: chain)
    for index in slot.dependencies.indices {
      try await prepareArgument(index, of: slot, into: &prepared, inside: chain)
    }
  }

  /// Returns a new transient instance of an asynchronous recipe.
  ///
  /// - Throws: ``ServiceError`` if the recipe throws; `CancellationError` if this task is canceled already, or if the
  ///   recipe throws that error because this task is canceled.
  func transientAwaiting(_ slot: Slot) async throws -> ServiceInstance {
    try Task.checkCancellation()
    try beginBuild()
    defer { endBuild() }
    let closesTransients = slot.closesTransients()
    var observation = closesTransients ? table.observers.begin() : nil
    do {
      let (instance, provider) = try await createdAwaiting(slot, notesRequests: closesTransients)
      // The provider is released here: a further reference would count as one that the recipe has stored.
      guard let provider else { return instance }
      note(provider.takeRetainedValue(), in: instance)
      observation?.end(.created, slot, in: self, instance)
      observation = nil
      try await checkNotClosed(instance)
      return instance.isCloseable ? try addTransient(instance) : instance
    } catch {
      if Task.isCancelled, error.isCancellation { throw error }
      observation?.end(.failed(error), slot, in: self)
      throw ServiceError.failed(error, creating: .passUnretained(slot))
    }
  }

  /// Runs the asynchronous recipe of a transient instance.
  ///
  /// - Parameter notesRequests: Whether the scope is going to retain the instance.
  /// - Returns: The instance, and if `notesRequests` is true, the provider that the recipe received. The provider is
  ///   retained, and the caller releases it.
  @concurrent
  private func createdAwaiting(
    _ slot: Slot, notesRequests: Bool
  ) async throws -> (ServiceInstance, Unmanaged<RecipeProvider>?) {
    if TransientBuild.depth >= TransientBuild.deepest { throw table.recursesWithoutEnd(slot) }
    let provider = notesRequests ? Unmanaged.passRetained(RecipeProvider.ofTransient(in: self)) : nil
    do {
      let instance = ServiceInstance(reserving: slot, in: self)
      try await TransientBuild.run(in: self, provider?.takeUnretainedValue()) {
        try await self.awaitRecipe(of: slot, filling: instance, provider?.takeUnretainedValue())
      }
      return (instance, provider)
    } catch {
      provider?.release()
      throw error
    }
  }

  /// Runs an asynchronous recipe and its decorators, which store the service in the memory of `instance`. Call it
  /// outside of actors: it creates the recipe's dependencies.
  ///
  /// - Parameters:
  ///   - instance: An instance without a value. If the function throws, it still has none.
  ///   - provider: The provider that the recipe receives; nil for the provider of the build that the caller is part of.
  func awaitRecipe(
    of slot: Slot, filling instance: ServiceInstance, _ provider: RecipeProvider? = nil
  ) async throws {
    do {
      var prepared = PreparedInstances()
      if slot.isDecorated {
        // The dependencies of the decorators are created before the service itself. Otherwise, if one of them could not
        // be created, no scope would close the instance of the service.
        for index in slot.dependencies.indices.dropFirst(slot.recipe.dependencies.count) {
          try await prepareArgument(index, of: slot, into: &prepared)
        }
      }
      try await slot.recipe.awaiting!(
        self, AsyncArguments(scope: self, slot: slot, provider: provider), instance.storage)
      if slot.isDecorated {
        instance.wrapped = try await onActor(of: slot, prepared) { try slot.decorate(at: instance.storage, in: self) }
      }
      instance.fill()
    } catch {
      // A recipe that throws `CancellationError` without having been canceled has failed like any other.
      if Task.isCancelled, error.isCancellation { throw error }
      throw ServiceError.failed(error, creating: .passUnretained(slot))
    }
  }

  /// Runs `body` on the actor that the registration's recipe or a decorator is isolated to, and on the caller's actor
  /// if none is isolated.
  nonisolated(nonsending) func onActor<Success: Sendable>(
    of slot: Slot, _ prepared: PreparedInstances, _ body: @Sendable () throws -> Success
  ) async throws -> Success {
    // No two threads use `prepared` at once: this function waits while `body` runs on the actor.
    nonisolated(unsafe) let prepared = prepared
    guard let actor = slot.actor, !actor.isCurrent else { return try prepared.provide(body) }
    return try await ServiceScope.run(on: actor) { try prepared.provide(body) }
  }

  private static func run<Success: Sendable>(
    on actor: isolated any Actor, _ body: @Sendable () throws -> Success
  ) throws -> Success {
    try body()
  }
}
