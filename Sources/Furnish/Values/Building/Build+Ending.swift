extension Build {
  /// Call it under the engine's lock.
  func start() {
    for rival in Engine.running where rival.key == key {
      rival.isContested = true
      isContested = true
    }
    Engine.running.append(self)
    outer?.awaited.append(self)
  }

  /// Finds the home of a made value and keeps it there.
  ///
  /// - Returns: What all readers get from now on.
  func finish(_ storage: KeptStorage, from source: Layer, editing: Editing) -> KeptValue {
    let isKept = editing == .none || editing == .overriding && !missesTestValue
    while true {
      let ended = Engine.ended.load()
      let wasContested = Engine.lock.withLock { isContested }
      let earlier = wasContested ? source.kept(subject) : nil
      // Let go at the end, outside of the lock: a `deinit` is not our code.
      var outdated: [KeptValue] = []
      Engine.lock.lock()
      if isContested, !wasContested || Engine.ended.load() != ended {
        Engine.lock.unlock()
        continue
      }
      let homeLayer = source.home(of: dependencies)
      let made = KeptValue(
        storage, key: key, dependencies: dependencies,
        dependsOnContext: subject.store == nil || hasReadContext || !dependencies.isEmpty,
        isBoundToMainActor: subject.isBoundToMainActor, isConfined: subject.isConfined)
      if earlier == nil, isKept { outdated = homeLayer.keep(made, in: subject.store, from: provider) }
      end(at: homeLayer.borrowedForInstances(dependingOn: dependencies))
      Engine.lock.unlock()
      tellWaiting()
      withExtendedLifetime((outdated, made)) {}
      return earlier ?? made
    }
  }

  /// Ends without a value.
  func fail(from source: Layer, _ error: (any Error)? = nil) {
    Engine.lock.withLock {
      end(at: source.home(of: dependencies).borrowedForInstances(dependingOn: dependencies))
    }
    tellWaiting(error)
  }

  /// Call it under the engine's lock.
  private func end(at layer: Layer) {
    settle(at: layer)
    Engine.ended.store(Engine.ended.load() + 1)
    outer?.awaited.removeAll { $0 === self }
    outer = nil
    Engine.running.removeAll { $0 === self }
    done?.broadcast()
  }
}
