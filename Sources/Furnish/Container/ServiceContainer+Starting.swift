extension ServiceContainer {
  /// Creates the services that are registered with `eager: true`, dependencies first, and independent ones at the same
  /// time. It builds and validates the container if needed.
  ///
  /// The state of the container is ``State/ready`` afterwards. If services were registered with `registerRunning` of
  /// FurnishServiceLifecycle, it is ``State/starting`` until their group runs and all of them are ready.
  ///
  /// If a service cannot be created, or the task is canceled, the services that were created are closed, dependents
  /// first. Afterwards the container can be started again. The services stay open if another call has succeeded, or is
  /// in progress when this one fails. An error of closing is reported, because this method throws the error of the
  /// service.
  ///
  /// - Throws: ``WiringError`` if the wiring has errors; ``ServiceError`` if a service
  ///   cannot be created, with the chain, or if the container is closed.
  public func start() async throws {
    let root = try validated()
    if root.isClosing { throw ServiceError.startAfterClosing() }
    let progress = root.table.progress
    progress.beginStart()
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for slot in root.table.slots where slot.registration.isEager {
          group.addTask { _ = try await root.instanceAwaiting(slot) }
        }
        try await group.waitForAll()
      }
      let isReady = !root.table.slots.contains { $0.registration.attachment is any RunsAfterStart }
      progress.endStart(isReady ? .ready : .starting)
      tasks.start(for: root)
    } catch {
      guard progress.failStart() else { throw error }
      // The tasks that waited were canceled, but the builds for which they waited may continue, and create instances
      // later.
      await root.waitForBuilds()
      // A container that is being closed closes the instances itself.
      if (try? root.beginBuild()) == nil { throw error }
      defer { root.endBuild() }
      var failures: [ClosingFailure] = []
      await root.closeInstances(livingIn: root.overrides, &failures)
      if !failures.isEmpty { ServiceIssue.reportClosingFailed(ClosingError(failures)) }
      throw error
    }
  }

  /// Closes the instances that the container's root created, as ``ServiceScope/close()`` does. A container
  /// that was never built has nothing to close.
  ///
  /// - Throws: ``ClosingError`` with all errors that closing threw.
  public func close() async throws {
    tasks.cancel()
    try await (try? provider)?.close()
  }
}
