import FurnishPrimitives

// The functions with which a task waits for a build: that of another requester, or its own in another task.

extension ServiceScope {
  /// Waits for the build that has claimed a cell.
  ///
  /// - Throws: The error of the build; ``ServiceError`` for a cycle; `CancellationError` if this task is canceled.
  @inline(never)
  nonisolated(nonsending) func awaitBuild(of slot: Slot, claiming cell: Cell) async throws -> AwaitedBuild {
    let callerBuilds = Build.buildsHere(reading: Layer.current)
    let requester = AsyncBuild.current
    let key = self.cell(of: slot).key
    var next = requester
    var innermost: Build?
    var runs = 0
    while let current = next {
      if current.key == key { throw cycle(of: current, from: requester, to: slot) }
      // The target of a build is always a `Slot`.
      if let target = current.target, unsafeDowncast(target, to: Slot.self).recipe === slot.recipe {
        let first = innermost ?? current
        innermost = first
        runs += 1
        if runs == ServiceScope.recursionLimit { throw cycle(of: first, from: requester, to: slot) }
      }
      next = current.requester
    }
    let step = Engine.lock.withLock { () -> AwaitStep in
      guard let build = cell.buildToAwait() else { return .searchAgain }
      if build.waits(for: callerBuilds) { return .buildApart }
      requester?.awaited.append(build)
      if slot.expires { build.expectResult() }
      return .wait(build)
    }
    switch step {
    case .searchAgain: return .ended(nil)
    case .buildApart: return .mayWaitForCaller
    case .wait(let build):
      defer { if let requester { Engine.lock.withLock { requester.stopAwaiting(build) } } }
      return try await result(of: build, for: slot)
    }
  }

  /// The end of the wait for a build of another requester.
  enum AwaitedBuild {
    /// Nil: the cell must be read again.
    case ended(ServiceInstance?)
    /// The build was canceled, and the cell must be read again.
    case abandoned
    /// The build may be waiting for the calling code.
    case mayWaitForCaller
  }

  /// Waits for a build.
  ///
  /// - Returns: The end of the build, with the instance if its lifetime may have ended already, so that a search may not
  ///   find it.
  nonisolated(nonsending) func result(of build: Build, for slot: Slot) async throws -> AwaitedBuild {
    guard slot.expires else {
      return try await wait(for: build, of: slot) ? .abandoned : .ended(nil)
    }
    let wasAbandoned: Bool
    do {
      wasAbandoned = try await wait(for: build, of: slot)
    } catch {
      _ = build.takeResult()
      throw error
    }
    // Everything that a slot builds is an instance.
    let instance = build.takeResult().map { unsafeDowncast($0, to: ServiceInstance.self) }
    if wasAbandoned { return .abandoned }
    return .ended(build.key == cell(of: slot).key ? instance.flatMap { isValidHere($0) ? $0 : nil } : nil)
  }

  private enum AwaitStep {
    case searchAgain
    case buildApart
    case wait(Build)
  }

  private func cycle(of first: Build, from last: Build?, to slot: Slot) -> ServiceError {
    var path: [Slot] = [slot]
    var next = last
    while let build = next {
      // The target of a build is always a `Slot`.
      if let target = build.target { path.append(unsafeDowncast(target, to: Slot.self)) }
      if build === first { break }
      next = build.requester
    }
    return table.cycle(path.reversed())
  }

  /// Waits for a build, and returns whether it was abandoned.
  private nonisolated(nonsending) func wait(for build: Build, of slot: Slot) async throws -> Bool {
    let outcome = await build.wait()
    switch outcome {
    case .ended, .abandoned:
      // A scope that is closing awaits its builds and closes their instances: the requester receives the error.
      try checkOpen()
    // The build ran for another scope, which overrides this one or is overridden by it, and failed with the services of
    // that scope. The caller searches again.
    case .failed where build.key != cell(of: slot).key: try checkOpen()
    case .failed(let error): throw error
    case .canceled: throw CancellationError()
    }
    if case .abandoned = outcome { return true }
    return false
  }
}

extension Cell {
  /// Returns the build that has claimed the cell, so that the caller can wait for it. Call it under the engine's lock.
  fileprivate func buildToAwait() -> Build? {
    switch state {
    case .building(let frame): contend(frame) ? frame.makeBuildIfNeeded() : nil
    case .contended(let frame): frame.makeBuildIfNeeded()
    case .suspending(let build): build.takeUnretainedValue()
    default: nil
    }
  }
}
