extension Build {
  /// The default of a key as seen from a layer: kept, awaited, or computed now.
  static func value<Value>(
    of key: KeyReference<Value>, from source: Layer, place: SourcePlace
  ) -> Value {
    let subject = BuildSubject(key: key.address, type: key.type)
    let kept = value(of: subject, from: source) { cycle in
      ServiceIssue.cyclicDefault(path: cycle.map(\.type), place: place).stop()
    } make: { build, tracking in
      let storage = Layer.local.withValue(tracking) {
        SourcePlace.withoutReader { KeptStorage(key.makeDefault(tracking.context)) }
      }
      let isUnexpected = build.missesTestValue && Editing.current == .none
      if isUnexpected, source.base.strongRoot.isFirstReport(of: key.address) {
        ServiceIssue.missingTestValue(key.type, value: Value.self, place: place).report()
      }
      return storage
    }
    if kept.isPrepared, Editing.current == .none {
      source.base.strongRoot.noteReadOfPrepared(key.address)
    }
    return kept.value(as: Value.self)
  }

  /// A value as seen from a layer: kept, awaited, or made now, on this thread.
  ///
  /// - Parameters:
  ///   - subject: What is asked for.
  ///   - source: The chain that asks.
  ///   - onCycle: Called with the way from the subject back to itself, when it needs itself.
  ///   - make: Makes the value, under the tracking layer.
  /// - Throws: What `onCycle` and `make` throw. A failed build is not kept: who waited for it
  ///   makes the value anew.
  static func value<Failure: Error>(
    of subject: BuildSubject, from source: Layer,
    onCycle: ([BuildSubject]) throws(Failure) -> Never,
    make: (Build, TrackingLayer) throws(Failure) -> KeptStorage
  ) throws(Failure) -> KeptValue {
    var hasWaited = false
    while true {
      let ended = Engine.ended.load()
      if let kept = source.kept(subject) {
        kept.tell(source)
        return kept
      }
      if let cycle = source.cycle(closedBy: subject.key) { try onCycle(cycle + [subject]) }
      switch next(for: subject, from: source, ended: ended, hasWaited: hasWaited) {
      case .lookAgain: continue
      case .waited: hasWaited = true
      case .build(let build):
        let storage: KeptStorage
        do throws(Failure) {
          storage = try make(build, TrackingLayer(build, over: source))
        } catch {
          build.fail(from: source)
          throw error
        }
        return build.finish(storage, from: source, editing: Editing.current)
      }
    }
  }

  private enum Step {
    case lookAgain
    /// With the build that was awaited, for the caller to let go: not under the lock.
    case waited(Build)
    case build(Build)
  }

  /// Waits for another build whose result may serve, or else starts one.
  ///
  /// For one in another layer only once: where each layer needs an instance of its own,
  /// threads would queue up for results that are none of theirs.
  private static func next(
    for subject: BuildSubject, from source: Layer, ended: UInt, hasWaited: Bool
  ) -> Step {
    Engine.lock.lock()
    defer { Engine.lock.unlock() }
    if Engine.ended.load() != ended { return .lookAgain }
    if let other = buildToAwait(subject, from: source, ofSameLayer: hasWaited) {
      let outer = source.buildsHere.first
      outer?.awaited.append(other)
      other.awaitEnd()
      outer?.awaited.removeAll { $0 === other }
      return .waited(other)
    }
    let build = Build(subject, source: source)
    build.start()
    return .build(build)
  }
}
