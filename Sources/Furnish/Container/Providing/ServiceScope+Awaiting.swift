import FurnishAtomics

extension ServiceScope {
  nonisolated(nonsending) func findAwaitingHere<T>(
    _ request: ServiceRequest<T>
  ) async throws -> T? {
    let word = request.name == nil ? word(of: T.self) : word(of: T.self, named: request.name)
    if word == 0 {
      try checkOpen()
      return nil
    }
    if let value = CellWord.value(in: word, as: T.self) { return value.pointee }
    let slot = CellWord.slot(in: word)?.takeUnretainedValue()
    return try await instanceAwaiting(slot ?? slotAndOwner(of: CellWord.value(in: word)!).0).value(as: T.self)
  }

  /// Makes what a recipe will ask for, as far as that has to be awaited: so that the recipe
  /// itself need not.
  func prepare(_ request: DependencyRequest) async throws {
    if request.isDeferred || request.isProvider { return }
    guard let service = table.services.number(of: request.key) else { return }
    let group = table.groups[service]
    for number in request.count == .all ? group[...] : group.suffix(1) {
      try await prepare(table.slots[Int(number)])
    }
  }

  /// Makes what is kept and has to be awaited, here and in all that it needs.
  private func prepare(_ slot: Slot) async throws {
    let word = furnish_word_load(word(of: table.cells[slot.number]))
    guard CellWord.slot(in: word) != nil, table.needsAwaiting(slot) else { return }
    if slot.isKept {
      _ = try await instanceAwaiting(slot)
    } else {
      try await prepareDependencies(of: slot)
    }
  }

  private func prepareDependencies(of slot: Slot) async throws {
    for request in slot.dependencies { try await prepare(request) }
  }

  /// The instance of a slot, made with `await` where need be.
  nonisolated(nonsending) func instanceAwaiting(_ slot: Slot) async throws -> KeptValue {
    guard table.needsAwaiting(slot) else { return try instance(of: slot) }
    switch slot.sharing {
    case .container: return try await root.buildAwaiting(slot)
    case .scope, .level:
      if isRoot { throw table.scopedFromRoot(slot) }
      return try await buildAwaiting(slot)
    case .none:
      if slot.recipe.isAsynchronous { return try await makeAwaiting(slot) }
      try await prepareDependencies(of: slot)
      return try await onActor(of: slot) { try self.instance(of: slot) }
    }
  }

  private nonisolated(nonsending) func buildAwaiting(_ slot: Slot) async throws -> KeptValue {
    guard slot.recipe.isAsynchronous else {
      try await prepareDependencies(of: slot)
      return try await onActor(of: slot) { try self.build(slot) }
    }
    guard let overlay else { return try await buildAwaiting(slot, subject(of: slot)) }
    switch overlay.shares(slot, in: self) {
    case true?: return try await sharedInstanceAwaiting(of: slot, overlay)
    case false?: return try await buildAwaiting(slot, subject(of: slot))
    case nil: return try await buildAwaiting(slot, OverlayStore(self, overlay, slot).subject)
    }
  }

  private nonisolated(nonsending) func buildAwaiting(
    _ slot: Slot, _ subject: BuildSubject
  ) async throws -> KeptValue {
    return try await Build.awaitedValue(of: subject, from: .current) { cycle in
      self.table.cycle(cycle.compactMap { self.table.slot(of: $0, in: self) })
    } make: {
      try self.checkOpen()
      return try await self.storageAwaiting(slot)
    }
  }

  private func makeAwaiting(_ slot: Slot) async throws -> KeptValue {
    try checkOpen()
    return transient(try await storageAwaiting(slot), of: slot)
  }

  @concurrent
  func storageAwaiting(_ slot: Slot) async throws -> KeptStorage {
    do {
      let arguments = AsyncArguments(scope: self, requests: slot.dependencies)
      var storage = try await slot.recipe.awaiting!(self, arguments)
      if slot.isDecorated {
        for request in slot.dependencies.dropFirst(slot.recipe.dependencies.count) { try await prepare(request) }
        storage = try slot.decorated(storage, in: self)
      }
      do {
        storage.keeping = try Keeping(of: storage, slot.registration)
      } catch {
        storage.destroy()
        throw error
      }
      return storage
    } catch let error as CancellationError {
      throw error
    } catch {
      throw ServiceError.failed(error, making: .passUnretained(slot))
    }
  }

  /// Runs `body` where the slot's recipe belongs.
  nonisolated(nonsending) func onActor(
    of slot: Slot, _ body: @Sendable () throws -> KeptValue
  ) async throws -> KeptValue {
    guard slot.recipe.isolation === MainActor.shared, !MainThread.isCurrent else {
      return try body()
    }
    return try await MainActor.run(body: body)
  }
}
