import FurnishPrimitives

/// The state of a scope: whether it accepts builds, and how many are running. It is one word, which each change
/// modifies in one atomic operation.
///
/// A scope that closes sets ``closing`` first. A build that begins afterwards finds this bit and is refused. A build
/// that began before is counted, so that the scope waits for it.
enum ScopeState {
  static let closing: UInt = 1
  static let closed: UInt = 2
  /// A task waits for the end of the builds, or has waited for it. The scope may be open: a failed `start()` waits,
  /// too.
  static let awaited: UInt = 4
  /// A task waits for the end of closing.
  static let closeAwaited: UInt = 8
  /// `close()` has taken the instances out of the cells. It does not close an instance that is added later.
  static let taken: UInt = 16
  /// A newer generation of the container exists: see ``ScopeGenerations``.
  static let superseded: UInt = 32
  /// One running build: the number of builds is in the bits from this one on.
  static let build: UInt = 1 << 8

  static func builds(_ word: UInt) -> UInt { word >> 8 }
}

extension ServiceScope {
  // A literal, because `ScopeState` is not visible to inlined code.
  @inlinable var isClosing: Bool { state.load() & 1 != 0 }

  /// Begins a build in this scope.
  ///
  /// - Throws: ``ServiceError`` if this scope is closed or is being closed.
  func beginBuild() throws(ServiceError) {
    if state.add(ScopeState.build) & ScopeState.closing == 0 { return }
    endBuild()
    throw isClosedError
  }

  /// Ends a build in this scope.
  func endBuild() {
    if state.add(0 &- ScopeState.build) & ScopeState.awaited != 0 { buildHasEnded() }
  }

  /// Refuses all builds from now on.
  ///
  /// - Returns: Whether this call was the first.
  func markClosing() -> Bool { state.setBits(ScopeState.closing) & ScopeState.closing == 0 }

  /// Marks this scope as closed, because it was opened from a closed one.
  func markClosed() {
    _ = markClosing()
    stopFinding()
    internalScope?.markClosed()
    finishClosing()
  }

  /// Records that every instance of this scope is closed, and resumes the tasks that wait for it.
  func finishClosing() {
    guard state.setBits(ScopeState.closed) & ScopeState.closeAwaited != 0 else { return }
    let event = Engine.lock.withLock { () -> ScopeEvent? in
      defer { closeEnd = nil }
      return closeEnd
    }
    event?.end()
  }

  /// Waits until another task has closed this scope.
  func waitUntilClosed() async {
    let event = Engine.lock.withLock { () -> ScopeEvent? in
      if state.setBits(ScopeState.closeAwaited) & ScopeState.closed != 0 { return nil }
      let event = closeEnd ?? ScopeEvent()
      closeEnd = event
      return event
    }
    await event?.waitRegardless()
  }

  @inline(never)
  private func buildHasEnded() {
    let event = Engine.lock.withLock { () -> ScopeEvent? in
      defer { buildEnd = nil }
      return buildEnd
    }
    event?.end()
  }

  var isBuilding: Bool { ScopeState.builds(state.load()) > 0 }

  /// Waits until no build is running in this scope, except for those that the calling code is part of.
  func waitForBuilds() async {
    if hasBuildsToAwait { failWaitersOfOwnBuilds() }
    // A build that ends from now on notifies the event; one that has ended before is not counted below.
    _ = state.setBits(ScopeState.awaited)
    while hasBuildsToAwait {
      let event = Engine.lock.withLock { () -> ScopeEvent in
        let event = buildEnd ?? ScopeEvent()
        buildEnd = event
        return event
      }
      // A build that ended before the event was stored has not ended the event.
      if !hasBuildsToAwait { return }
      await event.waitRegardless()
    }
  }

  /// Whether a build is running in this scope that the calling code is not part of.
  var hasBuildsToAwait: Bool {
    let builds = ScopeState.builds(state.load())
    return builds > 0 && builds > UInt(ownBuilds.count { $0.scope === self }) + TransientBuild.count(in: self)
  }

  /// The asynchronous builds of stored instances that the calling code is part of.
  private var ownBuilds: [(build: Build, scope: ServiceScope)] {
    var builds: [(Build, ServiceScope)] = []
    var next = AsyncBuild.current
    while let build = next {
      if build.isRunning, let scope = build.storeIfRunning as? ServiceScope { builds.append((build, scope)) }
      next = build.requester
    }
    return builds
  }

  /// Fails the requests that wait for the builds which the calling code is part of, and whose scopes are being closed.
  /// Otherwise closing would wait for the build, and the build for the calling code.
  private func failWaitersOfOwnBuilds() {
    for (build, scope) in ownBuilds where scope.isClosing { build.failWaiters(with: scope.isClosedError) }
  }

  /// Whether the calling code is part of a build in this scope, or in one that was opened from it, directly or not.
  /// Such code must not wait until this scope is closed, because closing waits for the build.
  var isBuildingHere: Bool {
    if TransientBuild.isInside(self) { return true }
    return ownBuilds.contains { sequence(first: $0.scope, next: \.parent).contains { $0 === self } }
  }

  /// Throws an error if this scope is closed or is being closed.
  @inlinable
  func checkOpen() throws(ServiceError) {
    if isClosing { throw isClosedError }
  }

  /// The error of a request to a scope that is closed. If a scope around it is closed as well, the outermost is the
  /// cause.
  @usableFromInline
  var isClosedError: ServiceError {
    let cause = sequence(first: self, next: \.parent).reduce(self) { $1.isClosing ? $1 : $0 }
    return .scopeIsClosed(cause.kindInErrors)
  }
}

/// An event that happens once to a scope: its last build ends, or it is closed.
// `@unchecked Sendable`: `waiting` is guarded by the engine's lock.
final class ScopeEvent: Awaitable, @unchecked Sendable {
  @exclusivity(unchecked) var waiting = WaitingList()

  func end() {
    let waiters = Engine.lock.withLock { waiting.end(nil).waiters }
    for waiter in waiters { waiter.resume(returning: .ended) }
  }
}
