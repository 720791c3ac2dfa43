import FurnishAtomics

/// An asynchronous recipe that runs as part of its build.
struct RunningRecipe: Sendable {
  let build: Build
  let slot: Slot
  private let scope: ServiceScope

  /// The layer of the requester.
  private let source: Layer

  /// The cell that the build has claimed, and the word of the empty cell; nil if it has claimed none.
  private let claim: (cell: Cell, empty: UInt)?

  /// - Parameter claim: The cell that the build has claimed, and the word of the empty cell.
  init(_ build: Build, _ slot: Slot, in scope: ServiceScope, from source: Layer, claiming claim: (Cell, UInt)? = nil) {
    (self.build, self.slot, self.scope, self.source, self.claim) = (build, slot, scope, source, claim)
  }

  /// Starts a task that runs the recipe, with the task-locals of the requester.
  func start() {
    build.run(in: AsyncBuild.start(build, reading: TrackingLayer(build, over: source)) { await perform() })
  }

  /// Runs the recipe in the calling task, which is that of the requester's build.
  ///
  /// - Returns: False if the task was canceled meanwhile, since nothing waits for either build.
  func runInRequester() async -> Bool {
    await AsyncBuild.run(build, reading: TrackingLayer(build, over: source)) { await perform() }
  }

  /// Runs the recipe, and ends the build.
  ///
  /// - Returns: False if the build was canceled.
  @discardableResult
  private func perform() async -> Bool {
    defer { scope.leave() }
    var observation = scope.table.observers.begin()
    do {
      let created = try await created()
      let closed = try source.inForce { () throws -> ServiceInstance? in
        let instance = ServiceInstance(created, of: slot, in: scope)
        if slot.expires { try instance.expire() }
        observation?.end(.created, slot, in: scope, instance)
        observation = nil
        if scope.hasTakenInstances { return instance }
        try finish(instance)
        return nil
      }
      if let closed { try await scope.checkNotClosed(closed, reading: source) }
      return true
    } catch {
      return source.inForce {
        let wasCanceled = isCancellation(error)
        if !wasCanceled { observation?.end(.failed(error), slot, in: scope) }
        fail(error)
        return !wasCanceled
      }
    }
  }

  /// Runs the recipe and its decorators as part of the build.
  private func created() async throws -> CreatedValue {
    defer { AsyncBuild.end(build) }
    return try await scope.storageAwaiting(slot)
  }

  private func finish(_ instance: ServiceInstance) throws(ServiceError) {
    if let claim {
      _ = try scope.finish(instance, slot, build, claim.cell, claim.empty)
    } else {
      scope.note(build, in: instance)
      _ = build.finish(instance, from: source, editing: .none)
    }
  }

  /// Returns whether the build has thrown an error because every requester was canceled, which is no failure. A recipe that
  /// throws `CancellationError` without having been canceled has failed like any other.
  private func isCancellation(_ error: any Error) -> Bool {
    error is CancellationError && Engine.lock.withLock { build.waiting.isAbandoned }
  }

  private func fail(_ error: any Error) {
    addHeld()
    let (wake, wasClaimed) = Engine.lock.withLock { () -> (() -> Void, Bool) in
      let wasCanceled = error is CancellationError && build.waiting.isAbandoned
      let error = wasCanceled ? error : ServiceError.failed(error, making: .passUnretained(slot))
      let wasClaimed = claim.map { $0.cell.end(build, $0.empty) } ?? false
      return (build.endWithoutInstance(error), wasClaimed)
    }
    if wasClaimed { Unmanaged.passUnretained(build).release() }
    wake()
  }

  /// Adds to the scope the instances that would have been closed with the instance of a failed build.
  private func addHeld() {
    for instance in Engine.lock.withLock({ build.takeHeld() }) {
      // Only instances are held.
      scope.add(unsafeDowncast(instance, to: ServiceInstance.self))
    }
  }
}
