import FurnishAtomics

extension ServiceScope {
  /// Closes what this scope made and what is ``Closeable``, dependents first, and each once;
  /// what it was handed is left alone. The root closes the singletons, a scope what is scoped.
  ///
  /// From then on the scope makes nothing any more: who asks it gets an error, or stops the
  /// program where there is no way to throw. What is being made meanwhile is awaited, and
  /// closed, too. Closing again does nothing but wait for the first to end. Cancellation of the
  /// task stops none of that.
  ///
  /// - Throws: ``ClosingError`` with all errors that closing threw.
  public func close() async throws {
    guard closed.storeFirst(1) else {
      return await whenClosed.waitRegardless()
    }
    lookup.store(0)
    await waitForBuilds()
    let failures = await closeInstances()
    whenClosed.end(nil)
    if !failures.isEmpty { throw ClosingError(failures) }
  }

  /// - Throws: ``ServiceError`` where this scope is closed.
  @inlinable
  func checkOpen() throws(ServiceError) {
    if closed.load() != 0 { throw isClosedError }
  }

  @usableFromInline
  var isClosedError: ServiceError { .scopeIsClosed(isRoot: isRoot) }

  /// Closes all instances, and forgets them: who asks next makes new ones, if the scope is
  /// still open.
  ///
  /// - Returns: What could not be closed, and why, in the order of closing.
  func closeInstances() async -> [(slot: Slot, error: any Error)] {
    var failures: [(slot: Slot, error: any Error)] = []
    let asked = lock.withLock { providers.mapValues(\.services) }
    for instance in ClosingOrder(takeInstances(), asked: asked, of: self).instances {
      do {
        try await instance.close()
      } catch {
        failures.append((table.slot(at: cell(of: instance.key)), error))
      }
    }
    return failures
  }

  /// What was made here, in the order in which it was. Readers may still be about to look at
  /// it, so it lives on as long as the scope.
  private func takeInstances() -> [KeptValue] {
    let (made, others, asides) = lock.withLock {
      defer {
        retired += kept
        (kept, elsewhere, aside, providers) = ([], [], [:], [:])
      }
      return (kept, elsewhere, aside.values)
    }
    for value in made { reset(value) }
    return made + (others + asides).compactMap(\.remaining)
  }

  /// Puts the slot back where the instance stood.
  private func reset(_ value: KeptValue) {
    let cell = cell(of: value.key)
    furnish_word_store(word(of: cell), CellWord.slot(table.slot(at: cell)))
  }

  /// Waits for what is being made here by other tasks and threads.
  func waitForBuilds() async {
    let here = Layer.current.buildsHere
    let ends = Engine.lock.withLock {
      Engine.running.filter { build in
        build.subject.store === self && !here.contains { $0 === build }
      }.map { $0.madeWaiting() }
    }
    for end in ends { await end.waitRegardless() }
  }
}

extension KeptValue {
  /// Closes the instance, if it can be.
  fileprivate func close() async throws {
    if isBoundToMainActor {
      try await closeOnMainActor()
    } else if let closeable = boxed as? any Closeable {
      try await closeable.close()
    }
  }

  @MainActor
  private func closeOnMainActor() async throws {
    try await (boxed as? any Closeable)?.close()
  }
}
