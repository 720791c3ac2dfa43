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
    let isAlone = isAlone
    if isAlone, !hasCloseableInstances {
      endClosing()
    } else if !isAlone, ClosingScopes.isInside(self) {
      // The caller is being closed itself. The rest is closed when it has ended.
      Task {
        await ClosingScopes.none {
          do { try await closeAll() } catch { ServiceIssue.closingFailed(error).report() }
        }
      }
    } else {
      try await closeAll()
    }
  }

  /// Whether nothing is being built here, no scope that was opened from here is open, and only the instances in the
  /// cells may have to be closed.
  private var isAlone: Bool {
    !isBuilding && enclosing?.isInternal != true && lock.withLock { children.isEmpty && extras == nil }
  }

  /// Closes everything that belongs here, after the mark was set.
  private func closeAll() async throws {
    var failures: [ClosingFailure] = []
    if !isAlone {
      failures = await closeChildren()
      await waitForBuilds()
    }
    await closeInstances(&failures)
    endClosing()
    if !failures.isEmpty { throw ClosingError(failures) }
  }

  /// Everything that belongs here is closed.
  private func endClosing() {
    if isLinked { parent?.unlink(self) }
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
    switch takeInstances() {
    case .none: break
    case .one(let instance): await ClosingScopes.close(instance, of: self, &failures)
    case .several(let instances):
      for instance in instances { await ClosingScopes.close(instance, of: self, &failures) }
    }
    if let enclosing, enclosing.isInternal { await enclosing.closeInternal(&failures) }
  }

  /// Closes the instances of a scope that belongs to an overriding one.
  private func closeInternal(_ failures: inout [ClosingFailure]) async {
    _ = markClosing()
    stopFinding()
    await waitForBuilds()
    await closeInstances(&failures)
    finishClosing()
  }

  /// The instances that are to be closed, in that order. Readers may still be about to look at them, so they live as
  /// long as the scope.
  private func takeInstances() -> ClosingList {
    let elsewhere = withExtrasIfAny { $0.takeExpiring() + $0.takeFromOverrides() } ?? []
    var closeable: ServiceInstance?
    var hasSeveral = !elsewhere.isEmpty
    forEachInstance { instance in
      reset(instance)
      guard instance.isCloseable else { return }
      hasSeveral = hasSeveral || closeable != nil
      closeable = instance
    }
    if hasSeveral {
      // Those that live with overrides depend on the others.
      return ClosingList(closingOrder(of: (elsewhere + instances).reversed(), ForeignInstances(self)))
    }
    guard let closeable, closeable.claimClosing(lock), !ForeignInstances(self).contain(closeable) else { return .none }
    return .one(closeable)
  }

  /// Empties the cells, and tells whether an instance can be closed.
  private var hasCloseableInstances: Bool {
    var hasAny = false
    forEachInstance { instance in
      reset(instance)
      hasAny = hasAny || instance.isCloseable
    }
    return hasAny
  }

  /// The instances that this scope closes, in that order.
  ///
  /// - Parameter created: In the order of creation: the oldest of several that are one object is the one that created
  ///   it.
  private func closingOrder(of created: [ServiceInstance], _ others: consuming ForeignInstances) -> [ServiceInstance] {
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

  /// Closes instances whose override has ended, in a task that closing this scope awaits as it does a build.
  ///
  /// - Parameter ended: All instances that lived with the override, those of other scopes, too.
  func closeAfterOverride(_ ended: [ServiceInstance]) {
    let mine = ended.filter { $0.link?.scope === self }
    withExtras { extras in
      for instance in mine { extras.objects.leave(instance) }
    }
    let order = closingOrder(of: mine, ForeignInstances(self, ended: ended))
    if order.isEmpty { return }
    _ = state.add(ScopeState.build)
    Task {
      await ClosingScopes.none {
        var failures: [ClosingFailure] = []
        for instance in order { await ClosingScopes.close(instance, of: self, &failures) }
        if !failures.isEmpty { ServiceIssue.closingFailed(ClosingError(failures)).report() }
      }
      leave()
    }
  }
}
