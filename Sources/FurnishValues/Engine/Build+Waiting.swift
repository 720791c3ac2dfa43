extension Build {
  /// Finds a running build of the same subject whose result may be valid for `source`, and which the caller can wait
  /// for without waiting for itself. Call it under the engine's lock.
  ///
  /// - Parameter ofSameLayer: Whether the build of a default must have been requested in the same layer, rather than
  ///   only over the same base.
  package static func buildToAwait(
    _ subject: BuildSubject, from source: Layer, callerBuilds: [Build], ofSameLayer: Bool
  ) -> Build? {
    Engine.running.first { build in
      guard build.key == subject.key, let otherSource = build.sourceIfRunning else { return false }
      let isEligible =
        subject.store != nil
        || (ofSameLayer ? otherSource === source : otherSource.base.isSame(as: source.base))
      return isEligible
        && build.dependencies.allSatisfy { $0.holds(from: source) }
        && !build.waits(for: callerBuilds)
    }
  }

  /// Returns whether this build is one of `others` or waits for one of them, directly or through other builds. Call it
  /// under the engine's lock.
  package func waits(for others: [Build]) -> Bool {
    if others.isEmpty { return false }
    var seen: Set<ObjectIdentifier> = []
    var open = [self]
    while let next = open.popLast() {
      if others.contains(where: { $0 === next }) { return true }
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      next.awaited.append(to: &open)
    }
    return false
  }

  /// Waits on this thread until the build has ended. Call it under the engine's lock, which is released during the
  /// wait.
  ///
  /// - Parameter callerBuilds: The builds that the calling code is part of, innermost first.
  package func awaitEnd(callerBuilds: [Build]) {
    // Each of these builds waits, not only the innermost: the graph may have no edge from an outer one to the inner
    // one.
    for build in callerBuilds { build.awaited.append(self) }
    let condition = waiting.makeConditionIfNeeded()
    while !waiting.hasEnded { condition.wait(Engine.lock) }
    for build in callerBuilds { build.stopAwaiting(self) }
  }

  /// Removes the edge of the wait-for graph from this build to another. Call it under the engine's lock.
  package func stopAwaiting(_ other: Build) { awaited.remove(other) }

  /// Removes the edge from the build that requested this one, if one did. Call it without the engine's lock.
  package func stopBeingAwaited() {
    if let requester { Engine.lock.withLock { requester.stopAwaiting(self) } }
  }

  /// Returns the builds that the calling code is part of, innermost first: those on this thread's stack, and those
  /// whose layers it reads through.
  package static func buildsHere(reading source: Layer) -> [Build] {
    var builds: [Build] = Engine.lock.withLock {
      var builds: [Build] = []
      var inner: Build?
      for frame in BuildFrame.storedHere {
        let build = frame.makeBuildIfNeeded()
        if let inner, !build.awaited.contains(inner) { build.awaited.append(inner) }
        inner = build
        builds.append(build)
      }
      return builds
    }
    for build in source.buildsHere where !builds.contains(where: { $0 === build }) { builds.append(build) }
    return builds
  }
}
