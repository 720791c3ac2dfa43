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
    if ClosingScopes.isInside(self) {
      // The caller is being closed itself. The rest is closed when it has ended.
      guard markClosing() else { return }
      stopFinding()
      Task {
        await ClosingScopes.none {
          do { try await closeAll() } catch { ServiceIssue.closingFailed(error).report() }
        }
      }
      return
    }
    guard markClosing() else { return await waitUntilClosed() }
    stopFinding()
    try await closeAll()
  }

  /// Closes everything that belongs here, after the mark was set.
  private func closeAll() async throws {
    var failures = await closeChildren()
    await waitForBuilds()
    failures += await closeInstances()
    parent?.unlink(self)
    finishClosing()
    if !failures.isEmpty { throw ClosingError(failures) }
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
  /// - Returns: What could not be closed, and why, in the order of closing.
  func closeInstances() async -> [ClosingFailure] {
    let made = takeInstances()
    var failures: [ClosingFailure] = []
    if !made.isEmpty {
      failures = await ClosingScopes.closing(self) { await Self.close(made) }
    }
    if let enclosing, enclosing.isInternal { failures += await enclosing.closeInternal() }
    return failures
  }

  /// Closes the instances of a scope that belongs to an overriding one.
  private func closeInternal() async -> [ClosingFailure] {
    _ = markClosing()
    stopFinding()
    await waitForBuilds()
    let failures = await closeInstances()
    finishClosing()
    return failures
  }

  private static func close(_ instances: [ServiceInstance]) async -> [ClosingFailure] {
    var failures: [ClosingFailure] = []
    for instance in instances {
      do {
        try await instance.close()
      } catch {
        failures.append(ClosingFailure(instance.slot.takeUnretainedValue(), error))
      }
    }
    return failures
  }

  /// The instances that are to be closed, in that order. Readers may still be about to look at them, so they live as
  /// long as the scope.
  private func takeInstances() -> [ServiceInstance] {
    let elsewhere = withExtrasIfAny { $0.takeExpiring() + $0.takeFromOverrides() } ?? []
    // Those that live with overrides depend on the others.
    let all = elsewhere + instances
    for instance in all { reset(instance) }
    return closingOrder(of: all.reversed(), ForeignInstances(self))
  }

  /// The instances that this scope closes, in that order.
  ///
  /// - Parameter created: In the order of creation: the oldest of several that are one object is the one that created
  ///   it.
  private func closingOrder(of created: [ServiceInstance], _ others: consuming ForeignInstances) -> [ServiceInstance] {
    // Two calls of `start()` that fail may come here at the same time.
    let created = lock.withLock {
      created.filter { instance in
        defer { instance.isClosed = true }
        return !instance.isClosed
      }
    }
    var hasAny = false
    for instance in created {
      instance.isToBeClosed = instance.isCloseable && others.insert(instance)
      hasAny = hasAny || instance.isToBeClosed
    }
    return hasAny ? ClosingOrder(created, table).instances.filter(\.isToBeClosed) : []
  }

  /// Empties the cell that holds an instance.
  private func reset(_ instance: ServiceInstance) {
    if instance.isSupplied { return }
    let slot = instance.slot.takeUnretainedValue()
    _ = furnish_word_replace(cell(of: slot).word, CellWord.instance(instance), CellWord.empty(slot))
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
        let failures = await ClosingScopes.closing(self) { await Self.close(order) }
        if !failures.isEmpty { ServiceIssue.closingFailed(ClosingError(failures)).report() }
      }
      leave()
    }
  }
}

/// The scopes that the calling code is closing an instance of: its `close()` must not wait for them.
enum ClosingScopes {
  @TaskLocal private static var current: [ServiceScope] = []

  /// Whether closing `scope` would have to wait for the calling code.
  static func isInside(_ scope: ServiceScope) -> Bool {
    current.contains { closing in
      var next: ServiceScope? = closing
      while let current = next {
        if current === scope { return true }
        next = current.parent
      }
      return false
    }
  }

  /// Runs `body` in a task of its own, for which nothing waits that it closes.
  static func none(_ body: () async -> Void) async { await $current.withValue([]) { await body() } }

  /// Runs `body`, which closes instances of `scope`.
  static func closing<Success: Sendable>(
    _ scope: ServiceScope, _ body: () async -> Success
  ) async -> Success {
    await $current.withValue(current + [scope]) { await body() }
  }
}

extension ServiceInstance {
  /// Closes the instance, which can be.
  func close() async throws {
    if isBoundToMainActor {
      try await closeOnMainActor()
    } else {
      try await (boxed as? any Closeable)?.close()
    }
  }

  @MainActor
  private func closeOnMainActor() async throws { try await (boxed as? any Closeable)?.close() }
}
