extension ServiceContainer {
  /// Makes what is registered with `eager: true`, dependencies first, and what is independent
  /// of each other at the same time. The container is built and validated if it was not yet.
  ///
  /// If something cannot be made, what was made is closed again, dependents first; the
  /// container can be started again then.
  ///
  /// - Throws: ``WiringError`` where the wiring is wrong; ``ServiceError`` where a service
  ///   cannot be made, with the chain.
  public func start() async throws {
    let root = try validated()
    root.startProgress = .starting
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for slot in root.table.slots where slot.registration.isEager {
          group.addTask { _ = try await root.instanceAwaiting(slot) }
        }
        try await group.waitForAll()
      }
      root.startProgress = .ready
      tasks.start(for: root)
    } catch {
      root.startProgress = .built
      // Whoever waited was canceled; what they waited for may go on regardless, and be made yet.
      await root.waitForBuilds()
      // A container that is being closed closes them itself.
      if (try? root.enter()) == nil { throw error }
      defer { root.leave() }
      var failures: [ClosingFailure] = []
      await root.closeInstances(livingIn: root.overrides, &failures)
      throw error
    }
  }

  /// Closes what the container's root made, as ``ServiceScope/close()`` does. A container
  /// that was never built has nothing to close.
  ///
  /// - Throws: ``ClosingError`` with all errors that closing threw.
  public func close() async throws {
    tasks.cancel()
    try await (try? provider)?.close()
  }
}
