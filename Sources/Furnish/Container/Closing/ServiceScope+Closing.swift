import FurnishAtomics

extension ServiceScope {
  /// Closes the scopes that were opened from this one, and then the instances that this one created and that are
  /// ``Closeable``: dependents first, and each once. Instances that were passed in are left alone.
  ///
  /// From then on the scope creates nothing: a request throws, or stops the program where it cannot throw. Instances
  /// that are being created meanwhile are awaited and closed, and their requesters get the error, too. Closing a scope
  /// again waits for the first call to end; calling it from inside a `close()` of the same tree does not wait, since it
  /// would wait for itself. Cancellation of the task stops none of that.
  ///
  /// - Throws: ``ClosingError`` with all errors that closing threw.
  public func close() async throws {
    // Code that closes an instance has to be recognized only where this would wait for it.
    guard markClosing() else { return ClosingScopes.isInside(self) ? () : await waitUntilClosed() }
    stopFinding()
    if beginAlone() {
      let instances = takeInstances(and: [])
      if case .none = instances { return endClosing() }
      try await close(instances)
    } else if ClosingScopes.isInside(self) {
      closeAfterCaller()
    } else {
      try await closeAll()
    }
  }

  /// Closes what is left when the caller, which is being closed itself, has ended.
  private func closeAfterCaller() {
    Task {
      await ClosingScopes.none {
        do { try await closeAll() } catch { ServiceIssue.closingFailed(error).report() }
      }
    }
  }

  /// Begins to close a scope whose instances can be closed without waiting: nothing is being built, no scope that was
  /// opened from here is open, and no instance lives elsewhere than in a cell. A scope without instances leaves its
  /// parent at once, which saves a lock.
  private func beginAlone() -> Bool {
    // An overriding scope closes the one around it, too.
    if isBuilding || override != nil && enclosing != nil { return false }
    return lock.withLock {
      guard children.isEmpty, extras == nil else { return false }
      if newest.load() == 0 { parentReference?._withUnsafeGuaranteedRef { $0.unlinkLocked(self) } }
      return true
    }
  }

  /// Closes everything that belongs here, after the mark was set.
  private func closeAll() async throws {
    if beginAlone() { return try await close(takeInstances(and: [])) }
    let failures = await closeChildren()
    await waitForBuilds()
    await waitForEndingOverrides()
    try await close(takeInstances(), after: failures)
  }

  /// Closes the instances, and ends.
  private func close(_ instances: ClosingList, after earlier: [ClosingFailure] = []) async throws {
    var failures = earlier
    await ClosingScopes.close(instances, of: self, &failures)
    if let enclosing, enclosing.isInternal { await enclosing.closeInternal(&failures) }
    if extras != nil { await waitForEndingOverrides() }
    endClosing()
    if !failures.isEmpty { throw ClosingError(failures) }
  }

  /// Waits for overrides of values that are ending on other threads: their instances are closed then, or about to be.
  private func waitForEndingOverrides() async {
    while withExtrasIfAny({ $0.hasEndingOverride }) == true { await Task.yield() }
    await waitForBuilds()
  }

  /// Everything that belongs here is closed.
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
        await child.waitUntilClosed()
      }
      unlink(child)
    }
    return failures
  }

  /// Closes all instances, and forgets them: the next request creates new ones, if the scope is still open.
  ///
  /// - Parameter failures: Receives what could not be closed, and why, in the order of closing.
  func closeInstances(_ failures: inout [ClosingFailure]) async {
    await ClosingScopes.close(takeInstances(), of: self, &failures)
    if let enclosing, enclosing.isInternal { await enclosing.closeInternal(&failures) }
  }

  /// Closes the instances of a scope that belongs to an overriding one.
  private func closeInternal(_ failures: inout [ClosingFailure]) async {
    _ = markClosing()
    stopFinding()
    await waitForBuilds()
    await waitForEndingOverrides()
    await closeInstances(&failures)
    await waitForEndingOverrides()
    finishClosing()
  }

  /// The instances that are to be closed, in that order. Readers may still be about to look at them, so they live as
  /// long as the scope.
  private func takeInstances() -> ClosingList {
    takeInstances(and: withExtrasIfAny { $0.takeExpiring() + $0.takeFromOverrides() } ?? [])
  }

  /// - Parameter elsewhere: Instances of this scope that are not in a cell, the newest first.
  private func takeInstances(and elsewhere: [ServiceInstance]) -> ClosingList {
    var closeable: ServiceInstance?
    var hasSeveral = !elsewhere.isEmpty
    if newest.load() == 0, !hasSeveral { return .none }
    forEachInstance { instance in
      reset(instance)
      hasSeveral = hasSeveral || instance.wrapped != nil
      guard instance.isCloseable else { return }
      hasSeveral = hasSeveral || closeable != nil
      closeable = instance
    }
    if hasSeveral {
      // Those that live with overrides depend on the others.
      let created = (elsewhere + instances).reversed().flatMap(\.withWrapped)
      return ClosingList(closingOrder(of: created, ForeignInstances(self)))
    }
    guard let closeable, closeable.claimClosing(lock), !ForeignInstances(self).contain(closeable) else { return .none }
    return .one(closeable)
  }

  /// The instances that this scope closes, in that order.
  ///
  /// - Parameter created: In the order of creation: the oldest of several that are one object is the one that created
  ///   it.
  func closingOrder(of created: [ServiceInstance], _ others: consuming ForeignInstances) -> [ServiceInstance] {
    var hasAny = false
    for instance in created {
      instance.isToBeClosed = instance.isCloseable && instance.claimClosing(lock) && others.insert(instance)
      hasAny = hasAny || instance.isToBeClosed
    }
    return hasAny ? ClosingOrder(created, table).instances.filter(\.isToBeClosed) : []
  }

  /// Empties the cell that holds an instance.
  private func reset(_ instance: ServiceInstance) {
    if instance.isSupplied { return }
    instance.slot._withUnsafeGuaranteedRef { slot in
      _ = furnish_word_replace(cell(of: slot).word, CellWord.instance(instance), CellWord.empty(slot))
    }
  }
}
