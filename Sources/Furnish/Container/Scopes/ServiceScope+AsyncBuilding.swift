import FurnishPrimitives

// The builds of instances that have to be awaited. The asynchronous recipe of a singleton runs in a task of its own, for
// which all requesters wait: no request that is canceled cancels it for the others. The instances of a scope are usually
// requested by one task, so their recipes run in the task of the first requester, which saves a task for each of them.
// As in ServiceScope+Awaiting.swift, the functions that few requests call are not inlined.

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
    let search = search ?? InstanceSearch(slot)
    if let instance = storedOutsideCell(slot) { return instance }
    let runsHere = slot.level != .root && !wasAbandoned
    if runsHere { try Task.checkCancellation() }
    try beginBuild()
    let source = Layer.current
    let requester = AsyncBuild.current
    let build = Build(
      suspending: subject(of: slot), source: source, requester: requester, isRunByRequester: runsHere, for: chain)
    let isClaimed = Engine.lock.withLock {
      // Instances are stored under this lock, so none is stored between this test and the claim.
      guard !search.isOutdated(for: slot), cell.claim(build, from: empty) else { return false }
      if slot.expires, !runsHere { build.expectResult() }
      // The cell retains the build until the build ends.
      _ = Unmanaged.passRetained(build)
      build.startClaimed()
      return true
    }
    guard isClaimed else {
      endBuild()
      return nil
    }
    if runsHere {
      let instance = try await TransientBuild.runStored { try await run(build, slot, cell, empty, from: source) }
      try Task.checkCancellation()
      return slot.expires && isValidHere(instance) ? instance : nil
    }
    defer { if let requester { Engine.lock.withLock { requester.stopAwaiting(build) } } }
    // The task has the task-locals of the requester.
    build.run(in: Task { [self] in _ = try? await run(build, slot, cell, empty, from: source) })
    if case .ended(let instance) = try await result(of: build, for: slot) { return instance }
    return nil
  }

  /// Runs an asynchronous recipe, stores its instance, and ends the build.
  ///
  /// - Throws: The error of the recipe, which the tasks that wait for the build receive as well.
  @concurrent
  private func run(
    _ build: Build, _ slot: Slot, _ cell: Cell, _ empty: UInt, from source: Layer
  ) async throws -> ServiceInstance {
    defer { endBuild() }
    var observation = table.observers.begin()
    do {
      let instance = try await instance(of: slot, reading: TrackingLayer(build, over: source))
      if slot.expires { try instance.expire() }
      observation?.end(.created, slot, in: self, instance)
      observation = nil
      try await checkNotClosed(instance)
      return try finish(instance, slot, build, cell, empty)
    } catch {
      if Task.isCancelled { Engine.lock.withLock { build.waiting.abandon() } }
      if !isCancellation(error, of: build) { observation?.end(.failed(error), slot, in: self) }
      throw fail(build, slot, cell, empty, error)
    }
  }

  /// Runs an asynchronous recipe, whose reads `layer` notes, and returns its instance.
  private func instance(of slot: Slot, reading layer: TrackingLayer) async throws -> ServiceInstance {
    var instance: ServiceInstance?
    try await AsyncBuild.run(reading: layer) {
      instance = ServiceInstance(try await storageAwaiting(slot), of: slot, in: self)
    }
    return instance!
  }

  /// Returns whether a build has thrown an error because it was abandoned. Observers receive no failure for it.
  private func isCancellation(_ error: any Error, of build: Build) -> Bool {
    error is CancellationError && Engine.lock.withLock { build.waiting.isAbandoned }
  }

  /// Ends the build without an instance.
  ///
  /// - Returns: The error that the requesters receive.
  private func fail(
    _ build: Build, _ slot: Slot, _ cell: Cell, _ empty: UInt, _ error: any Error
  ) -> any Error {
    addHeld(by: build)
    // A recipe that throws `CancellationError` without having been canceled has failed like any other.
    let failure = isCancellation(error, of: build) ? error : ServiceError.failed(error, creating: .passUnretained(slot))
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
        let build = Build(suspending: subject, source: source, requester: requester, for: chain)
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
