extension Build {
  /// Finds the owner of a value, the layer in which it lives, and stores the value there.
  ///
  /// If another build of the same subject ran at the same time, its value may be stored already. The search for that
  /// value runs without the lock, and begins again if another build has ended before the lock is acquired.
  ///
  /// - Returns: The value that all readers receive from now on.
  package func finish(_ created: StoredValue, from source: Layer, editing: Editing) -> StoredValue {
    let subject = subject
    // Two values are not stored. One is a default that the closure of `prepareServices` reads, because this read is not
    // the first use of the default. The other is a value that the closure of `withServices` reads in place of a
    // `missing` one: the first use has to find the value missing as well, and report that.
    let isStored = editing == .none || editing == .overriding && missing == nil
    while true {
      let ended = Engine.endedCount.load()
      let wasContested = Engine.lock.withLock { isContested }
      let earlier = wasContested ? source.storedValue(subject) : nil
      var result = earlier ?? created
      // Released at the end, without the lock, because a `deinit` may be a user's code.
      var replaced = RemovedValues()
      Engine.lock.lock()
      if isContested, !wasContested || Engine.endedCount.load() != ended {
        Engine.lock.unlock()
        continue
      }
      let owner = complete(created, from: source)
      if earlier == nil, isStored { (result, replaced) = owner.store(created, in: subject.store) }
      offer(result)
      let end = self.end(at: owner)
      Engine.lock.unlock()
      end.resumeWaiters()
      if let earlier, earlier !== created { replaced.add(created) }
      if !replaced.isEmpty { subject.store?.retire(replaced.retained) }
      return result
    }
  }

  /// Sets the dependencies of a value. Call it under the engine's lock.
  ///
  /// - Returns: The layer in which the value lives.
  package func complete(_ created: StoredValue, from source: Layer) -> Layer {
    created.depend(
      on: dependencies, andOnContext: target == nil || hasReadContext || !dependencies.isEmpty)
    return owner(from: source)
  }

  /// Returns the layer in which a value with the dependencies of this build lives. Call it under the engine's lock.
  ///
  /// - Parameter source: The layer that requested the value.
  package func owner(from source: Layer) -> Layer { source.owner(of: dependencies, amongOverrides: overridesIfRunning) }

  /// Ends the build without a value.
  package func fail(from source: Layer, _ error: (any Error)? = nil) {
    let end = Engine.lock.withLock { self.end(at: owner(from: source), error) }
    end.resumeWaiters()
  }

  /// Passes an error to everything that waits for the build, although it is still running: its result will not be used.
  package func failWaiters(with error: any Error) {
    let (waiters, outcome) = Engine.lock.withLock { waiting.end(error) }
    for waiter in waiters { waiter.resume(returning: outcome) }
  }

  /// Ends the build. Call it under the engine's lock.
  ///
  /// - Parameter layer: The layer in which the value lives; nil if the build has no source, because its recipe has read
  ///   no service value or the build has ended before.
  package func end(at layer: Layer?, _ error: (any Error)? = nil) -> End {
    let overrides = settle(at: layer?.borrowedForInstances(dependingOn: dependencies) ?? BaseLayer.process)
    Engine.noteEnd()
    outer?.stopAwaiting(self)
    outer = nil
    if !Engine.running.isEmpty { Engine.running.removeAll { $0 === self } }
    releaseTask()
    let (waiters, outcome) = waiting.end(error)
    return End(waiters: waiters, outcome: outcome, overrides: overrides)
  }

  /// The tasks that waited for a build, and the overrides that may end with it. Release it without the engine's lock.
  package struct End {
    fileprivate let waiters: [WaitingList.Continuation]
    fileprivate let outcome: WaitingList.Outcome
    fileprivate let overrides: [Layer]

    /// Resumes the tasks. Call it without the engine's lock.
    package func resumeWaiters() { for waiter in waiters { waiter.resume(returning: outcome) } }
  }
}
