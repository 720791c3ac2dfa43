import FurnishAtomics

/// One computation of a key's default, from the first question to the kept value.
///
/// `@unchecked Sendable`: `home` is an atomic word, `source` is guarded by the engine's lock
/// for sources, and all else that changes by the engine's lock.
final class DefaultBuild: @unchecked Sendable {
  let key: UInt
  let keyType: any ServiceKey.Type

  /// The thread that computes the value, from beginning to end: defaults are synchronous.
  private let thread = ThreadIdentity.current

  /// The build that asked for this one, if one did, and that cannot go on before it ends.
  @exclusivity(unchecked) private var outer: DefaultBuild?

  /// The layer that asked. Let go when the build is done.
  @exclusivity(unchecked) private var source: Layer?

  /// A ``Layer``, retained here: where the instance lives, once that is known.
  @exclusivity(unchecked) private var home = AtomicWord.unplaced
  private var homeStorage = furnish_word()

  @exclusivity(unchecked) private var dependencies: [Dependency] = []
  @exclusivity(unchecked) private var missesTestValue = false

  /// Whether another build of the key ran at the same time: privately, to avoid a deadlock,
  /// or in another layer.
  @exclusivity(unchecked) private var isContested = false

  /// The builds that this one cannot go on without: those it started, and those of other
  /// threads that it waits for. The edges of the wait-for graph.
  @exclusivity(unchecked) private var awaited: [DefaultBuild] = []
  @exclusivity(unchecked) private var done: Condition?

  private init(_ keyType: any ServiceKey.Type, key: UInt, source: Layer) {
    self.keyType = keyType
    self.key = key
    self.source = source
    outer = source.buildsHere.first
    home = AtomicWord(inside: &homeStorage)
  }

  deinit { home.object(as: Layer.self)?.release() }

  /// The layer behind this build: the asker's while it runs, then the instance's home.
  var followed: Layer {
    if let home = home.object(as: Layer.self) { return home.takeUnretainedValue() }
    return sourceIfRunning ?? home.object(as: Layer.self)!.takeUnretainedValue()
  }

  private var sourceIfRunning: Layer? { Engine.sources.withLock { source } }

  var isRunning: Bool { home.load() == 0 }

  /// Whether the code that asks is part of this build: if it waits, so does the build. A
  /// thread or a task that the build started is not.
  var isRunningHere: Bool { isRunning && thread == .current }

  /// Notes that the value of `key` was asked for, and what there was.
  ///
  /// Every default depends on the context, so only an overridden one is worth a note.
  func note(_ key: UInt) {
    guard let source = sourceIfRunning, !hasNoted(key) else { return }
    let override = source.find(key, tells: true)
    if override == nil, key == KeyBits.contextAddress { return }
    let dependency = Dependency(key: key, override: override?.makeIdentity())
    Engine.lock.withLock { dependencies.append(dependency) }
  }

  private func hasNoted(_ key: UInt) -> Bool {
    Engine.lock.withLock { dependencies.contains { $0.key == key } }
  }

  /// The default implementation of `testValue` was asked: the key has none of its own.
  static func noteMissingTestValue(of key: (some ServiceKey).Type) {
    guard let build = Layer.current.buildsHere.first, build.key == Layer.address(of: key) else {
      return
    }
    Engine.lock.withLock { build.missesTestValue = true }
  }
}

// MARK: - Building

extension DefaultBuild {
  /// The default of a key as seen from a layer: kept, awaited, or computed now.
  static func value<Value>(
    of key: KeyReference<Value>, from source: Layer, place: SourcePlace
  ) -> Value {
    var hasWaited = false
    while true {
      let ended = Engine.ended.load()
      if let kept = source.kept(key.address) {
        source.tell(kept)
        if kept.isPrepared, Editing.current == .none {
          source.base.strongRoot.noteReadOfPrepared(key.address)
        }
        return kept.value(as: Value.self)
      }
      if let cycle = source.cycle(closedBy: key.address) {
        ServiceIssue.cyclicDefault(path: cycle + [key.type], place: place).stop()
      }
      switch next(for: key.type, key.address, from: source, ended: ended, hasWaited: hasWaited) {
      case .lookAgain: continue
      case .waited: hasWaited = true
      case .build(let build): return build.run(key, from: source, place: place)
      }
    }
  }

  private enum Step {
    case lookAgain
    /// With the build that was awaited, for the caller to let go: not under the lock.
    case waited(DefaultBuild)
    case build(DefaultBuild)
  }

  /// Waits for another build whose result may serve, or else starts one.
  ///
  /// For one in another layer only once: where each layer needs an instance of its own,
  /// threads would queue up for results that are none of theirs.
  private static func next(
    for keyType: any ServiceKey.Type, _ key: UInt, from source: Layer, ended: UInt, hasWaited: Bool
  ) -> Step {
    Engine.lock.lock()
    defer { Engine.lock.unlock() }
    if Engine.ended.load() != ended { return .lookAgain }
    if let other = buildToAwait(key, from: source, ofSameLayer: hasWaited) {
      let outer = source.buildsHere.first
      outer?.awaited.append(other)
      other.awaitEnd()
      outer?.awaited.removeAll { $0 === other }
      return .waited(other)
    }
    let build = DefaultBuild(keyType, key: key, source: source)
    build.start()
    return .build(build)
  }

  private func run<Value>(
    _ key: KeyReference<Value>, from source: Layer, place: SourcePlace
  ) -> Value {
    let tracking = TrackingLayer(self, over: source)
    let computed = Layer.local.withValue(tracking) {
      SourcePlace.withoutReader { key.makeDefault(tracking.context) }
    }
    let editing = Editing.current
    let value = finish(computed, from: source, editing: editing)
    if missesTestValue, editing == .none, source.base.strongRoot.isFirstReport(of: self.key) {
      ServiceIssue.missingTestValue(key.type, value: Value.self, place: place).report()
    }
    return value
  }

  /// Finds the home of a computed value and keeps it there.
  ///
  /// - Returns: The value that all readers get from now on.
  private func finish<Value: Sendable>(
    _ computed: Value, from source: Layer, editing: Editing
  ) -> Value {
    let isKept = editing == .none || editing == .overriding && !missesTestValue
    while true {
      let ended = Engine.ended.load()
      let wasContested = Engine.lock.withLock { isContested }
      let earlier = wasContested ? source.kept(key) : nil
      // Let go at the end, outside of the lock: a `deinit` is not our code.
      var outdated: [KeptDefault] = []
      Engine.lock.lock()
      if isContested, !wasContested || Engine.ended.load() != ended {
        Engine.lock.unlock()
        continue
      }
      let homeLayer = source.home(of: dependencies)
      if earlier == nil, isKept {
        outdated = homeLayer.keep(KeptDefault(computed, key: key, dependencies: dependencies))
      }
      end(at: homeLayer.borrowedForInstances(dependingOn: dependencies))
      Engine.lock.unlock()
      withExtendedLifetime(outdated) {}
      return earlier?.value(as: Value.self) ?? computed
    }
  }

  /// Call it under the engine's lock.
  private func start() {
    for rival in Engine.running where rival.key == key {
      rival.isContested = true
      isContested = true
    }
    Engine.running.append(self)
    outer?.awaited.append(self)
  }

  /// Call it under the engine's lock.
  private func end(at layer: Layer) {
    _ = home.storeFirst(layer)
    Engine.ended.store(Engine.ended.load() + 1)
    Engine.sources.withLock { source = nil }
    outer?.awaited.removeAll { $0 === self }
    outer = nil
    Engine.running.removeAll { $0 === self }
    done?.broadcast()
  }
}

// MARK: - Waiting

extension DefaultBuild {
  /// A running build of the same key whose result may be right for `source`, and which can
  /// be waited for without waiting for oneself. Call it under the engine's lock.
  private static func buildToAwait(
    _ key: UInt, from source: Layer, ofSameLayer: Bool
  ) -> DefaultBuild? {
    Engine.running.first { build in
      guard build.key == key, let other = build.sourceIfRunning else { return false }
      return (ofSameLayer ? other === source : other.base.isSame(as: source.base))
        && build.dependencies.allSatisfy { $0.holds(from: source) }
        && !build.waits(for: source.buildsHere)
    }
  }

  /// Whether this build is, or waits for, one of `others`, over however many threads.
  private func waits(for others: [DefaultBuild]) -> Bool {
    if others.isEmpty { return false }
    var seen: [DefaultBuild] = []
    var open = [self]
    while let next = open.popLast() {
      if others.contains(where: { $0 === next }) { return true }
      if seen.contains(where: { $0 === next }) { continue }
      seen.append(next)
      open.append(contentsOf: next.awaited)
    }
    return false
  }

  /// Gives up the engine's lock until this build has ended.
  private func awaitEnd() {
    let condition = done ?? Condition()
    done = condition
    while isRunning { condition.wait(Engine.lock) }
  }
}
