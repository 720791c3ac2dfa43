extension Build {
  /// Returns the default of a key for a read from a layer: the stored one, or one that is awaited or computed now.
  static func value<Value>(
    of key: KeyReference<Value>, from source: Layer, place: CallPlace
  ) -> Value {
    let subject = BuildSubject(key: InstanceKey(default: key.address), type: key.type)
    let found = value(of: subject, from: source) { cycle in
      ServiceIssue.cyclicDefault(path: cycle.map(\.type), place: place).stop()
    } make: { build, tracking in
      if TestHost.isInstalled, Editing.current == .overriding { build.noteUpdate() }
      let storage = tracking.inForce {
        CallPlace.withoutReader { ValueStorage(key.makeDefault(tracking.context)) }
      }
      if let missing = build.missing {
        switch Editing.current {
        case .none:
          guard source.base.strongRoot.isFirstReport(of: key.address) else { break }
          ServiceIssue.missing(missing, of: key.type, value: Value.self, place: place).report()
        case .overriding: build.markRequester(missing)
        case .preparing: break
        }
      }
      return StoredValue(storage, key: subject.key)
    }
    if found.isPrepared, Editing.current == .none {
      source.base.strongRoot.noteReadOfPrepared(key.address)
    }
    return found.value(as: Value.self)
  }

  /// Returns the value of a subject for a read from a layer: the stored one, one that another build creates, or one
  /// that this thread builds now, even if another build has claimed its cell.
  ///
  /// - Parameters:
  ///   - subject: The key or the registration whose value is requested.
  ///   - source: The chain that requests it.
  ///   - onCycle: Called with the path from the subject back to itself, if it depends on itself.
  ///   - make: Creates the value, under the tracking layer.
  /// - Throws: Any error that `onCycle` and `make` throw. A failed build is not stored: threads that waited for it
  ///   build the value themselves.
  package static func value<Failure: Error>(
    of subject: BuildSubject, from source: Layer,
    onCycle: ([BuildSubject]) throws(Failure) -> Never,
    make: (Build, TrackingLayer) throws(Failure) -> StoredValue
  ) throws(Failure) -> StoredValue {
    var hasWaited = false
    while true {
      let ended = Engine.endedCount.load()
      if let found = source.storedValue(subject) {
        found.notify(source)
        return found
      }
      if let cycle = source.cycle(closedBy: subject.key) { try onCycle(cycle + [subject]) }
      let callerBuilds = buildsHere(reading: source)
      switch next(for: subject, from: source, callerBuilds: callerBuilds, ended: ended, hasWaited: hasWaited) {
      case .searchAgain: continue
      case .waited: hasWaited = true
      case .build(let build):
        let created: StoredValue
        do throws(Failure) {
          created = try make(build, TrackingLayer(build, over: source))
        } catch {
          build.fail(from: source)
          throw error
        }
        return build.finish(created, from: source, editing: subject.store == nil ? Editing.current : .none)
      }
    }
  }

  /// The next step of a read that has found no stored value.
  private enum Step {
    /// A build has ended since the search, so the value may be stored now.
    case searchAgain
    /// This build was awaited. The caller releases it without the lock.
    case waited(Build)
    /// This build was started. The caller creates the value.
    case build(Build)
  }

  /// Waits for another build whose result this read may use, or else starts one.
  ///
  /// A read of a default waits for a build in another layer only once: if each layer needs a value of its own, threads
  /// would otherwise wait in turn for results that they cannot use.
  private static func next(
    for subject: BuildSubject, from source: Layer, callerBuilds: [Build], ended: UInt, hasWaited: Bool
  ) -> Step {
    Engine.lock.lock()
    defer { Engine.lock.unlock() }
    if Engine.endedCount.load() != ended { return .searchAgain }
    if let other = buildToAwait(subject, from: source, callerBuilds: callerBuilds, ofSameLayer: hasWaited) {
      other.awaitEnd(callerBuilds: callerBuilds)
      return .waited(other)
    }
    let build = Build(subject, source: source)
    build.start(from: callerBuilds.first)
    return .build(build)
  }

  /// Begins an asynchronous build that has claimed a cell. Call it under the engine's lock. If its task is that of the
  /// requester, its end is also the end of the wait.
  package func startClaimed() {
    requester?.awaited.append(self)
    if waiting.isRunByRequester { outer = requester }
  }

  /// Begins a build that has claimed no cell. Call it under the engine's lock.
  package func start(from outer: Build?) {
    self.outer = outer
    for rival in Engine.running where rival.key == key {
      rival.isContested = true
      isContested = true
    }
    Engine.running.append(self)
    outer?.awaited.append(self)
  }
}
