import FurnishAtomics

extension ServiceScope {
  /// Creates what a parameter will request, as far as that has to be awaited.
  ///
  /// - Parameter prepared: Receives the transient instances.
  func prepare(_ request: DependencyRequest, into prepared: PreparedTransients) async throws {
    if request.isDeferred || request.isProvider { return }
    guard let service = table.services.number(of: request.key) else { return }
    let group = table.groups[service]
    for number in request.count == .all ? group[...] : group.suffix(1) {
      try await prepare(table.slots[Int(number)], into: prepared)
    }
  }

  private func prepare(_ slot: Slot, into prepared: PreparedTransients) async throws {
    guard table.needsAwaiting(slot) else { return }
    if slot.isStored {
      _ = try await instanceAwaiting(slot)
    } else if slot.recipe.isAsynchronous {
      prepared.add(try await transientAwaiting(slot), of: slot)
    } else {
      try await prepareDependencies(of: slot, into: prepared)
    }
  }

  func prepareDependencies(of slot: Slot, into prepared: PreparedTransients) async throws {
    for request in slot.dependencies { try await prepare(request, into: prepared) }
  }

  /// A new instance of an asynchronous recipe.
  func transientAwaiting(_ slot: Slot) async throws -> ServiceInstance {
    try enter()
    defer { leave() }
    do {
      let instance = ServiceInstance(try await storageAwaiting(slot), of: slot, in: self)
      return slot.closesTransients() ? try closedHere(instance) : instance
    } catch is CancellationError where Task.isCancelled {
      throw CancellationError()
    } catch {
      throw ServiceError.failed(error, making: .passUnretained(slot))
    }
  }

  /// Runs an asynchronous recipe, and its decorators.
  @concurrent
  func storageAwaiting(_ slot: Slot) async throws -> KeptStorage {
    do {
      let prepared = PreparedTransients()
      if slot.isDecorated {
        // Before the service itself: what cannot be had must not leave one behind that nothing closes.
        for request in slot.dependencies.dropFirst(slot.recipe.dependencies.count) {
          try await prepare(request, into: prepared)
        }
      }
      let storage = try await slot.recipe.awaiting!(self, AsyncArguments(scope: self, requests: slot.dependencies))
      return slot.isDecorated ? try prepared.provide { try slot.decorated(storage, in: self) } : storage
    } catch let error as CancellationError {
      throw error
    } catch {
      throw ServiceError.failed(error, making: .passUnretained(slot))
    }
  }

  /// Runs `body` where the registration's recipe belongs.
  nonisolated(nonsending) func onActor<Success: Sendable>(
    of slot: Slot, _ prepared: PreparedTransients, _ body: @Sendable () throws -> Success
  ) async throws -> Success {
    // One task uses it, here or on the main actor, which this waits for.
    nonisolated(unsafe) let prepared = prepared
    guard slot.recipe.isolation === MainActor.shared, !MainThread.isCurrent else {
      return try prepared.provide(body)
    }
    return try await MainActor.run { try prepared.provide(body) }
  }
}
