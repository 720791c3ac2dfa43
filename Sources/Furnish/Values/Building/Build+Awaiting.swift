extension Build {
  /// An instance as seen from a layer: kept, awaited, or made now, by a task of its own, so
  /// that nobody's cancellation fails the others.
  ///
  /// - Parameters:
  ///   - subject: What is asked for.
  ///   - source: The chain that asks.
  ///   - cycleError: The error for the way from the subject back to itself.
  ///   - make: Makes the value, under the tracking layer.
  /// - Throws: What `make` throws, to all who wait; it is not kept. `CancellationError` where
  ///   this task is cancelled while it waits.
  static nonisolated(nonsending) func awaitedValue(
    of subject: BuildSubject, from source: Layer,
    cycleError: ([BuildSubject]) -> any Error,
    make: @escaping @concurrent @Sendable () async throws -> KeptStorage
  ) async throws -> KeptValue {
    while true {
      let ended = Engine.ended.load()
      if let kept = source.kept(subject) {
        kept.tell(source)
        return kept
      }
      if let cycle = source.cycle(closedBy: subject.key) { throw cycleError(cycle + [subject]) }
      guard let step = step(for: subject, from: source, ended: ended) else { continue }
      if step.isNew { step.build.runInTask(from: source, make) }
      let outer = source.buildsHere.first
      defer { step.build.isLeft(by: outer) }
      try await step.build.madeWaiting().wait()
    }
  }

  /// The build to wait for: one that is running, or a new one. Nil where one has ended since
  /// `ended` was read, and there may be something to find.
  private static func step(
    for subject: BuildSubject, from source: Layer, ended: UInt
  ) -> (build: Build, isNew: Bool)? {
    Engine.lock.lock()
    defer { Engine.lock.unlock() }
    if Engine.ended.load() != ended { return nil }
    if let other = buildToAwait(subject, from: source, ofSameLayer: false) {
      source.buildsHere.first?.awaited.append(other)
      return (other, false)
    }
    let build = Build(subject, source: source, isAsynchronous: true)
    build.start()
    return (build, true)
  }

  private func isLeft(by outer: Build?) {
    guard let outer else { return }
    Engine.lock.withLock { outer.awaited.removeAll { $0 === self } }
  }

  /// Starts the task that makes the value, with the asker's task-locals.
  private func runInTask(
    from source: Layer, _ make: @escaping @concurrent @Sendable () async throws -> KeptStorage
  ) {
    let editing = Editing.current
    let task = Task { [self] in
      let tracking = TrackingLayer(self, over: source)
      do {
        let storage = try await Layer.local.withValue(tracking) { try await make() }
        _ = finish(storage, from: source, editing: editing)
      } catch {
        fail(from: source, error)
      }
    }
    madeWaiting().whenAllLeave { task.cancel() }
  }
}
