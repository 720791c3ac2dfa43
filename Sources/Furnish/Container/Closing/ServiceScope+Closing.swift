import FurnishPrimitives

extension ServiceScope {
  /// Closes the scopes that were opened from this one, and then the instances that this one created and that are
  /// ``Closeable``: dependents first, and each once. Instances that were passed in are not closed.
  ///
  /// From then on the scope creates nothing: a request throws, or stops the program where it cannot throw. The
  /// `close()` of an instance may still request the instances of the scope that exist and are not closed, and the
  /// services of enclosing scopes that are open. Instances that are being created during the closing are awaited and
  /// closed, and their requesters receive an error. Closing a scope again waits for the first call to end. A call from
  /// a `close()` or a recipe of the same tree does not wait for that `close()` or recipe. Cancellation of the task does
  /// not stop the closing.
  ///
  /// - Throws: ``ClosingError`` with all errors that closing threw.
  public func close() async throws {
    // Only the branches that may wait read `ClosingScopes`: they must not wait for the calling code.
    guard markClosing() else { return await waitUntilClosedElsewhere() }
    stopFinding()
    if beginAlone() {
      // Nothing can be added from now on: no build is running, and none begins.
      if newest.load() == 0 { return endClosing() }
      let instances = takeInstances(and: [])
      if case .none = instances { return endClosing() }
      try await close(instances)
    } else if ClosingScopes.isInside(self) {
      closeAfterCaller()
    } else {
      try await closeAll()
    }
  }

  /// Waits until another call has closed this scope, unless that call waits for the calling code.
  private func waitUntilClosedElsewhere() async {
    if ClosingScopes.isInside(self) || isBuildingHere { return }
    await waitUntilClosed()
    // A recipe that has closed its scope closes its instance afterwards.
    await waitForBuilds()
  }

  /// Closes the contents in a new task, because the caller is the `close()` of an instance inside this scope, and the
  /// contents are closed only after that `close()` has returned.
  // Inlined, starting a task would make each `close()` reserve memory for the task's priority.
  @inline(never)
  private func closeAfterCaller() {
    Task {
      await ClosingScopes.withoutClosingScopes {
        do { try await closeAll() } catch { ServiceIssue.reportClosingFailed(error) }
      }
    }
  }

  /// Returns whether the instances can be closed without waiting: no build is running, no scope that was opened from
  /// this one is open, and every instance is in a cell. A scope without instances also leaves its parent here, which
  /// saves taking the lock again: nothing in it has to be awaited.
  private func beginAlone() -> Bool {
    if isBuilding || internalScope != nil { return false }
    var isLastScope = false
    let isAlone = lock.withLock {
      guard children.isEmpty, extras == nil else { return false }
      if newest.load() == 0 {
        isLastScope = parentReference?._withUnsafeGuaranteedRef { $0.unlinkLocked(self) } ?? false
      }
      return true
    }
    if isLastScope { parentReference?._withUnsafeGuaranteedRef { $0.lastScopeEnded() } }
    return isAlone
  }

  /// The internal scope around this overriding scope: it belongs to this scope, which closes it.
  var internalScope: ServiceScope? {
    guard override != nil, let enclosing, enclosing.isInternal else { return nil }
    return enclosing
  }

  /// Closes everything that belongs to this scope, after `markClosing()` has set the mark.
  private func closeAll() async throws {
    if beginAlone() { return try await close(takeInstances(and: [])) }
    var failures: [ClosingFailure] = []
    await closeContents(&failures)
    endClosing()
    if !failures.isEmpty { throw ClosingError(failures) }
  }

  /// Closes the instances of a scope that has nothing else to close, and ends the closing.
  private func close(_ instances: ClosingList) async throws {
    var failures: [ClosingFailure] = []
    await ClosingScopes.close(instances, of: self, &failures)
    endClosing()
    if !failures.isEmpty { throw ClosingError(failures) }
  }

  /// Closes the scopes that were opened from this one, the instances, and the internal scope that belongs to this one.
  ///
  /// - Parameter failures: Receives the services that could not be closed, with their errors, in the order of closing.
  private func closeContents(_ failures: inout [ClosingFailure]) async {
    // The first root stops changes of registrations before it closes its children. Otherwise it would wait for the
    // eager services of a generation that is being created. The roots of later generations have an override.
    if level == .root, override == nil {
      stopChanges()
      withExtrasIfAny { $0.onClosing }??()
    }
    failures += await closeChildren()
    await closeInstances(livingIn: overridesInForce(), &failures)
    if let internalScope { await internalScope.closeInternal(for: self, &failures) }
  }

  /// Closes the scope around the overriding scope `owner`.
  private func closeInternal(for owner: ServiceScope, _ failures: inout [ClosingFailure]) async {
    guard markClosing() else { return await waitUntilClosedElsewhere() }
    stopFinding()
    var inner: [ClosingFailure] = []
    await ClosingScopes.with(owner) { await closeContents(&inner) }
    failures += inner
    finishClosing()
  }

  /// The overrides of values in which instances of this scope live. None of them ends while the caller retains them.
  var overrides: [ObjectIdentifier: LayerIdentity] {
    (withExtrasIfAny { $0.identities } ?? [:]).compactMapValues(\.self)
  }

  /// Waits until no build is running in this scope and every override that was ending has closed its instances, and
  /// returns the overrides in which instances of this scope live.
  private func overridesInForce() async -> [ObjectIdentifier: LayerIdentity] {
    while true {
      await waitForBuilds()
      let identities = withExtrasIfAny { $0.identities } ?? [:]
      let inForce = identities.compactMapValues { $0 }
      // Closing the instances of an ended override counts as a build, which begins before the override is removed.
      if inForce.count == identities.count, !hasBuildsToAwait { return inForce }
      let ending = identities.keys.filter { inForce[$0] == nil }
      await withExtras { $0.makeOverrideEnd(of: ending) }?.waitRegardless()
    }
  }

  /// Ends the closing, after everything that belongs to this scope is closed.
  private func endClosing() {
    if isLinked { leaveParent() }
    finishClosing()
  }

  /// Closes the open scopes whose parent this is, the newest first.
  private func closeChildren() async -> [ClosingFailure] {
    var failures: [ClosingFailure] = []
    while let child = newestChild() {
      if child.markClosing() {
        child.stopFinding()
        do {
          try await child.closeAll()
        } catch let error as ClosingError {
          failures += error.failures
        } catch {
          // Closing throws nothing else.
        }
      } else {
        await child.waitUntilClosedElsewhere()
      }
      unlink(child)
    }
    return failures
  }

  /// Closes and releases all instances: the next request creates new ones, if the scope is still open.
  ///
  /// - Parameters:
  ///   - overrides: The overrides of values in which some of them live.
  ///   - failures: Receives the services that could not be closed, with their errors, in the order of closing.
  func closeInstances(
    livingIn overrides: [ObjectIdentifier: LayerIdentity], _ failures: inout [ClosingFailure]
  ) async {
    let elsewhere = withExtrasIfAny { $0.takeFromOutsideCells(livingIn: overrides) }
    let newestFirst = elsewhere.map { ServiceInstance.sorted($0.remaining).reversed() } ?? []
    await ClosingScopes.close(takeInstances(and: newestFirst), of: self, &failures)
  }

  /// Closes and removes the instances of this scope that are no longer in use. An error is reported, because no caller
  /// can receive it.
  func closeInstances(except inUse: InstancesInUse) async {
    let unused = instances.filter { !inUse.contains($0) }
    // If this scope is being closed already, `close()` closes these instances. Otherwise `beginBuild()` makes a later
    // `close()` wait for this method as for a build.
    guard !unused.isEmpty, (try? beginBuild()) != nil else { return }
    for instance in unused { reset(instance) }
    let created = unused.reversed().flatMap(\.withWrapped).filter { !inUse.contains($0) }
    var failures: [ClosingFailure] = []
    await ClosingScopes.close(ClosingList(closingOrder(of: created, ForeignInstances(self))), of: self, &failures)
    endBuild()
    if !failures.isEmpty { ServiceIssue.reportClosingFailed(ClosingError(failures)) }
  }

  /// Takes the instances out of their cells, and returns those that are to be closed, in the order of closing. Other
  /// threads may still be about to read an instance, so all of them live as long as the scope.
  ///
  /// - Parameter elsewhere: Instances of this scope that are not in a cell, the newest first.
  private func takeInstances(and elsewhere: [ServiceInstance]) -> ClosingList {
    if isClosing { _ = state.setBits(ScopeState.taken) }
    var closeable: ServiceInstance?
    var hasSeveral = !elsewhere.isEmpty
    let types = CloseableTypes.Reader()
    forEachInstance { instance in
      reset(instance)
      hasSeveral = hasSeveral || instance.wrapped != nil
      guard instance.isCloseable(types) else { return }
      hasSeveral = hasSeveral || closeable != nil
      closeable = instance
    }
    if hasSeveral {
      // Instances that live with overrides depend on those in cells.
      let created = (elsewhere + instances).reversed().flatMap(\.withWrapped)
      return ClosingList(closingOrder(of: created, ForeignInstances(self)))
    }
    guard let closeable, closeable.claimClosing(lock), !ForeignInstances(self).contains(closeable) else { return .none }
    return .one(closeable)
  }

  /// Returns the instances that this scope closes, in the order of closing. Instances that another call has claimed are
  /// closed by that call, for example if two calls of `start()` fail at the same time.
  ///
  /// - Parameter created: The instances, in the order of creation. If several of them are one object, the oldest one
  ///   has created it.
  func closingOrder(of created: [ServiceInstance], _ foreign: consuming ForeignInstances) -> [ServiceInstance] {
    let claimed = created.filter { !$0.isCloseable || $0.claimClosing(lock) }
    var hasAny = false
    for instance in claimed where instance.isCloseable {
      instance.isToBeClosed = foreign.insert(instance)
      hasAny = hasAny || instance.isToBeClosed
    }
    return hasAny ? ClosingOrder(claimed, table).instances.filter { $0.isCloseable && $0.isToBeClosed } : []
  }

  /// Empties the cell that holds an instance.
  private func reset(_ instance: ServiceInstance) {
    if instance.isSupplied { return }
    instance.slot._withUnsafeGuaranteedRef { slot in
      _ = furnish_word_replace(cell(of: slot).word, CellWord.instance(instance), CellWord.empty(slot))
    }
  }
}
