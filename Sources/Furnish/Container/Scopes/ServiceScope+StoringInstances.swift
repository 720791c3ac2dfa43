import FurnishPrimitives

// The end of a build, which chooses the scope and the override that the instance belongs to, stores the instance in its
// cell, and resumes the tasks and threads that wait for it.

extension ServiceScope {
  /// Stores the instance that a frame has built.
  ///
  /// - Parameter empty: The word of the empty cell, which is stored again if the instance belongs to another scope or
  ///   override.
  /// - Throws: ``ServiceError`` if a scope was closed in the meantime. That scope closes the instance.
  func finish(
    _ instance: ServiceInstance, _ slot: Slot, _ frame: BuildFrame, _ cell: Cell, _ empty: UInt
  ) throws(ServiceError) -> ServiceInstance {
    note(frame, in: instance)
    let isUndecided = cell.word != self.cell(of: slot).word
    if !isUndecided, frame.pointee.tracking == nil, !slot.expires {
      add(instance)
      if cell.end(frame, CellWord.instance(instance)) {
        try checkOpen()
        return instance
      }
      return try settle(instance, in: self, slot, cell, .frame(frame, empty), isAdded: true)
    }
    return try settle(instance, slot, isUndecided: isUndecided, cell, .frame(frame, empty))
  }

  /// Stores the instance that a task has built.
  func finish(
    _ instance: ServiceInstance, _ slot: Slot, _ build: Build, _ cell: Cell, _ empty: UInt
  ) throws(ServiceError) -> ServiceInstance {
    note(build, in: instance)
    let isUndecided = cell.word != self.cell(of: slot).word
    return try settle(instance, slot, isUndecided: isUndecided, cell, .task(.passUnretained(build), empty))
  }

  /// Ends the build of a frame without an instance. Threads that wait for the build then build their own instances.
  /// Tasks receive the error, or search again if the error is nil.
  func fail(_ frame: BuildFrame, _ cell: Cell, _ empty: UInt, _ error: ServiceError?) {
    // No instance exists that would close the wrapped ones, so the scope closes them.
    for instance in WrappedInstances.take(from: frame)?.instances ?? [] { add(instance) }
    if frame.pointee.tracking == nil, cell.end(frame, empty) { return }
    let end = Engine.lock.withLock {
      _ = cell.endContended(frame, empty)
      return frame.buildIfAny?.endWithoutInstance(error)
    }
    end?.resumeWaiters()
  }

  /// The claimant of a cell: a frame or a task, and the word of the empty cell. The cell retains the build of a task.
  enum Claim {
    case frame(BuildFrame, UInt)
    case task(Unmanaged<Build>, UInt)
  }

  /// Moves the data that a build has collected to the instance: the instances that it wraps, and the requests of the
  /// recipe to its provider.
  func note(_ frame: BuildFrame, in instance: ServiceInstance) {
    if frame.pointee.wrapped != nil { instance.wrapped = WrappedInstances.take(from: frame) }
    guard let pointer = frame.pointee.provider else { return }
    frame.pointee.provider = nil
    note(Unmanaged<RecipeProvider>.fromOpaque(pointer).takeRetainedValue(), in: instance)
  }

  /// Moves the same data from the build of a task to the instance.
  func note(_ build: Build, in instance: ServiceInstance) {
    guard Engine.lock.withLock({ build.hasProviderOrHeld }) else { return }
    // The provider is bound only in this statement: a further reference would count as one that the recipe has stored.
    if let provider = Engine.lock.withLock({ build.takeProvider() }) { note(provider, in: instance) }
    let held = Engine.lock.withLock { build.takeHeld() }
    if held.isEmpty { return }
    // Only instances are held.
    let heldInstances = held.map { unsafeDowncast($0, to: ServiceInstance.self) }
    instance.wrapped = WrappedInstances(heldInstances + (instance.wrapped?.instances ?? []))
  }

  /// Stores the provider of a recipe with the instance. If nothing else retains the provider, the recipe has not stored
  /// it, and no further request can follow.
  func note(_ provider: consuming RecipeProvider, in instance: ServiceInstance) {
    var provider = consume provider
    if isKnownUniquelyReferenced(&provider) { provider.leaveOuter() } else { provider.noteCapture() }
    instance.provider = provider
  }

  /// Stores an instance, which may belong to another scope than the one that has built it.
  private func settle(
    _ instance: ServiceInstance, _ slot: Slot, isUndecided: Bool, _ cell: Cell, _ claim: Claim
  ) throws(ServiceError) -> ServiceInstance {
    guard isUndecided else { return try settle(instance, in: self, slot, cell, claim, isAdded: false) }
    let (owner, slot) = contributor(to: instance, slot, below: cell)
    return try settle(instance, in: owner, slot, cell, claim, isAdded: false)
  }

  /// Stores an instance in the scope and under the override that it belongs to, ends its build, and resumes the tasks
  /// and threads that wait for it.
  ///
  /// The instance is stored before the build releases the cell. So each request either finds the instance, or still
  /// waits for the build.
  private func settle(
    _ instance: ServiceInstance, in owner: ServiceScope, _ slot: Slot, _ cell: Cell, _ claim: Claim, isAdded: Bool
  ) throws(ServiceError) -> ServiceInstance {
    if owner !== self {
      instance.move(to: owner, as: slot)
      instance.provider?.link.move(to: owner)
    }
    var replaced = RemovedValues()
    var result = instance
    Engine.lock.lock()
    let build: Build? =
      switch claim {
      case .frame(let frame, _): frame.buildIfAny
      case .task(let build, _): build.takeUnretainedValue()
      }
    var layer: Layer?
    if let build, let source = build.sourceIfRunning {
      let found = build.complete(instance, from: source)
      layer = found
      if found.key != Layer.baseMark {
        replaced = found.store(instance, in: owner).replaced
      }
    }
    let livesInScope = layer.map { $0.key == Layer.baseMark } ?? true
    let expires = instance.expires
    if livesInScope, expires { replaced = owner.store(instance).replaced }
    let isStored = livesInScope && !expires
    if isStored, !isAdded { owner.add(instance) }
    let ownerCell = owner.cell(of: slot)
    let isOwnerCell = ownerCell.word == cell.word
    if isStored, !isOwnerCell { result = ownerCell.takeOver(instance) }
    // A thread that claims the cell from now on must search again, because the instance is stored elsewhere.
    if !isStored || !isOwnerCell { Engine.noteEnd() }
    let isEnded =
      switch claim {
      case .frame(let frame, let empty):
        cell.endContended(frame, isStored && isOwnerCell ? CellWord.instance(instance) : empty)
      case .task(let build, let empty):
        cell.end(build.takeUnretainedValue(), isStored && isOwnerCell ? CellWord.instance(instance) : empty)
      }
    // Another build has taken the cell over: requests receive its instance, and this one is closed with the scope.
    if !isEnded, isStored, isOwnerCell { result = cell.takeOver(instance) }
    build?.offer(result)
    let end = build?.end(at: layer)
    Engine.lock.unlock()
    // The cell no longer retains the build.
    if case .task(let build, _) = claim { build.release() }
    end?.resumeWaiters()
    if !replaced.isEmpty { owner.retire(replaced.retained) }
    if owner !== self { try owner.checkOpen() }
    try checkOpen()
    return result
  }
}

extension Build {
  /// Ends the build without an instance. Call it under the engine's lock.
  func endWithoutInstance(_ error: (any Error)?) -> End {
    end(at: sourceIfRunning.map(owner(from:)), error)
  }

  /// Removes and returns the provider that the recipe received. Call it under the engine's lock.
  func takeProvider() -> RecipeProvider? {
    defer { provider = nil }
    // Only `RecipeProvider.provider(of:in:)` sets it.
    return provider.map { unsafeDowncast($0, to: RecipeProvider.self) }
  }
}
