import FurnishPrimitives

// The builds of instances that have to be awaited. The asynchronous recipe of a singleton runs in a task of its own,
// for which all requesters wait: no request that is canceled cancels it for the others. The instances of a scope are
// usually requested by one task, so their recipes run in the task of the first requester, which saves a task for each
// of them. As in ServiceScope+Awaiting.swift, the functions that few requests call are not inlined.

extension ServiceScope {
  /// Finds an instance outside of the cell, or builds one in a cell that it claims first.
  ///
  /// - Parameter wasAbandoned: Whether the task of another requester has run the recipe before, and was canceled. The
  ///   recipe runs in a task of its own then, so that requests with short time limits do not cancel it again and again.
  /// - Returns: Nil if the cell must be read again, because another build has claimed it or a task has built the
  ///   instance.
  @inline(never)
  nonisolated(nonsending) func buildAwaiting(
    _ slot: Slot, claiming cell: Cell, from empty: UInt, _ isRequestedHere: Bool = false,
    after search: InstanceSearch? = nil, inside chain: PreparationChain? = nil, wasAbandoned: Bool = false
  ) async throws -> ServiceInstance? {
    guard slot.isAsynchronous else {
      guard table.needsAwaiting(slot) else {
        return try build(
          slot, claiming: cell, from: empty, isRequestedHere: isRequestedHere, after: search ?? InstanceSearch(slot))
      }
      if let instance = storedOutsideCell(slot) { return instance }
      return try await afterPreparing(slot, inside: chain) {
        try self.build(
          slot, claiming: cell, from: empty, isRequestedHere: isRequestedHere, after: InstanceSearch(slot))
      }
    }
    let runsHere = slot.level != .root && !wasAbandoned
    let layer: TrackingLayer
    switch try claim(slot, cell, from: empty, after: search, inside: chain, runsHere: runsHere) {
    case .found(let instance): return instance
    case .taken: return nil
    case .build(let claimed): layer = claimed
    }
    if runsHere {
      let instance = try await TransientBuild.runStored { try await run(layer, slot, cell, empty) }
      try Task.checkCancellation()
      return slot.expires && isValidHere(instance) ? instance : nil
    }
    let build = layer.build
    defer { build.stopBeingAwaited() }
    startTask(layer, slot, cell, empty)
    if case .ended(let instance) = try await result(of: build, for: slot) { return instance }
    return nil
  }

  /// The result of an attempt to claim a cell.
  private enum AsyncClaim {
    /// The instance was stored outside of the cell.
    case found(ServiceInstance)
    /// Another build has claimed the cell.
    case taken
    /// The cell is claimed for the build of this layer.
    case build(TrackingLayer)
  }

  /// Claims a cell for a build whose recipe may suspend, unless the instance is stored outside of the cell.
  // Not part of the function that suspends: that would retain each object once more.
  @inline(never)
  private func claim(
    _ slot: Slot, _ cell: Cell, from empty: UInt, after search: InstanceSearch?, inside chain: PreparationChain?,
    runsHere: Bool
  ) throws -> AsyncClaim {
    let search = search ?? InstanceSearch(slot)
    if let instance = storedOutsideCell(slot) { return .found(instance) }
    if runsHere { try Task.checkCancellation() }
    try beginBuild()
    let source = Layer.current
    let build = Build(
      suspending: slot, key: self.cell(of: slot).key, type: slot.service, in: self, source: source,
      requester: AsyncBuild.current, isRunByRequester: runsHere, for: chain)
    let isClaimed = Engine.lock.withLock {
      // Instances are stored under this lock, so none is stored between this test and the claim.
      guard !search.isOutdated(for: slot), cell.claim(build, from: empty) else { return false }
      if slot.expires, !runsHere { build.expectResult() }
      // The cell retains the build until the build ends.
      _ = Unmanaged.passRetained(build)
      build.startClaimed()
      return true
    }
    if isClaimed { return .build(TrackingLayer(build, over: source)) }
    endBuild()
    return .taken
  }

  /// Runs an asynchronous recipe in a task of its own, which has the task-locals of the requester.
  // Not inlined: otherwise each build would reserve memory for the priority of the task.
  @inline(never)
  private func startTask(_ layer: TrackingLayer, _ slot: Slot, _ cell: Cell, _ empty: UInt) {
    layer.build.run(in: Task { _ = try? await run(layer, slot, cell, empty) })
  }

  /// Runs an asynchronous recipe, stores its instance, and ends the build.
  ///
  /// - Throws: The error of the recipe, which the tasks that wait for the build receive as well.
  @concurrent
  private func run(
    _ layer: TrackingLayer, _ slot: Slot, _ cell: Cell, _ empty: UInt
  ) async throws -> ServiceInstance {
    defer { endBuild() }
    var observation = table.observers.begin()
    let build = layer.build
    do {
      let instance = try await instance(of: slot, reading: layer)
      if slot.expires { try instance.expire() }
      observation?.end(.created, slot, in: self, instance)
      observation = nil
      try await checkNotClosed(instance)
      return try finish(instance, slot, build, cell, empty)
    } catch {
      throw fail(build, slot, cell, empty, error, observation)
    }
  }

  /// Runs an asynchronous recipe, whose reads `layer` notes, and returns its instance.
  @inline(never)
  private func instance(of slot: Slot, reading layer: TrackingLayer) async throws -> ServiceInstance {
    AsyncBuild.begin(reading: layer)
    defer { AsyncBuild.end(reading: layer) }
    let instance = ServiceInstance(reserving: slot, in: self)
    try await awaitRecipe(of: slot, filling: instance)
    return instance
  }

  /// Returns whether a build has thrown an error because it was abandoned. Observers receive no failure for it.
  private func isCancellation(_ error: any Error, of build: Build) -> Bool {
    error.isCancellation && Engine.lock.withLock { build.waiting.isAbandoned }
  }

  /// Ends the build without an instance.
  ///
  /// - Returns: The error that the requesters receive.
  @inline(never)
  private func fail(
    _ build: Build, _ slot: Slot, _ cell: Cell, _ empty: UInt, _ error: any Error, _ observation: Observation?
  ) -> any Error {
    if Task.isCancelled { Engine.lock.withLock { build.waiting.abandon() } }
    // A recipe that throws `CancellationError` without having been canceled has failed like any other.
    let wasCanceled = isCancellation(error, of: build)
    if !wasCanceled { observation?.end(.failed(error), slot, in: self) }
    addHeld(by: build)
    let failure = wasCanceled ? error : ServiceError.failed(error, creating: .passUnretained(slot))
    let (end, wasClaimed) = Engine.lock.withLock {
      let wasClaimed = cell.end(build, empty)
      return (build.endWithoutInstance(failure), wasClaimed)
    }
    if wasClaimed { Unmanaged.passUnretained(build).release() }
    end.resumeWaiters()
    return failure
  }

  /// Adds to this scope the instances that would have been closed with the instance of a failed build.
  private func addHeld(by build: Build) {
    for instance in Engine.lock.withLock({ build.takeHeld() }) {
      // Only instances are held.
      add(unsafeDowncast(instance, to: ServiceInstance.self))
    }
  }

  /// Builds an instance without claiming its cell; see ``builtApart(_:)``.
  @inline(never)
  nonisolated(nonsending) func builtApartAwaiting(
    _ slot: Slot, inside chain: PreparationChain? = nil
  ) async throws -> ServiceInstance {
    guard slot.isAsynchronous else {
      return try await afterPreparing(slot, inside: chain) { try self.builtApart(slot) }
    }
    let source = Layer.current
    let subject = subject(of: slot)
    while true {
      let ended = Engine.endedCount.load()
      if let stored = source.storedValue(subject) {
        stored.notify(source)
        // Everything under the key of a cell is an instance.
        return unsafeDowncast(stored, to: ServiceInstance.self)
      }
      let callerBuilds = Build.buildsHere(reading: source)
      let requester = AsyncBuild.current
      let next = Engine.lock.withLock { () -> (build: Build, isNew: Bool)? in
        // A build has ended since the search, and may have stored the instance.
        if Engine.endedCount.load() != ended { return nil }
        if let other = Build.buildToAwait(subject, from: source, callerBuilds: callerBuilds, ofSameLayer: true),
          other.isAsynchronous
        {
          requester?.awaited.append(other)
          if slot.expires { other.expectResult() }
          return (other, false)
        }
        let build = Build(
          suspending: slot, key: cell(of: slot).key, type: slot.service, in: self, source: source, requester: requester,
          for: chain)
        build.start(from: requester)
        if slot.expires { build.expectResult() }
        return (build, true)
      }
      guard let (build, isNew) = next else { continue }
      defer { if let requester { Engine.lock.withLock { requester.stopAwaiting(build) } } }
      if isNew { try runApart(build, slot, from: source) }
      if case .ended(let instance?) = try await result(of: build, for: slot) { return instance }
    }
  }

  private func runApart(_ build: Build, _ slot: Slot, from source: Layer) throws(ServiceError) {
    do throws(ServiceError) {
      try beginBuild()
    } catch {
      build.fail(from: source, error)
      throw error
    }
    let task = Task { @concurrent [self] in
      defer { endBuild() }
      var observation = table.observers.begin()
      do {
        let instance = try await instance(of: slot, reading: TrackingLayer(build, over: source))
        if slot.expires { try instance.expire() }
        note(build, in: instance)
        observation?.end(.created, slot, in: self, instance)
        observation = nil
        try await checkNotClosed(instance)
        _ = build.finish(instance, from: source, editing: .none)
      } catch {
        let wasCanceled = isCancellation(error, of: build)
        if !wasCanceled { observation?.end(.failed(error), slot, in: self) }
        addHeld(by: build)
        build.fail(from: source, wasCanceled ? error : ServiceError.failed(error, creating: .passUnretained(slot)))
      }
    }
    build.run(in: task)
  }
}
