/// One computation of a key's default, from the first question to the kept value.
///
/// `@unchecked Sendable`: constants apart, everything is guarded by the engine's lock, save
/// `home`, an atomic word.
final class DefaultBuild: @unchecked Sendable {
  let key: UInt
  let keyType: any ServiceKey.Type

  /// The build that asked for this one, if one did.
  private let outer: DefaultBuild?

  /// The layer that asked. Let go when the build is done.
  private var source: Layer?

  /// A ``Layer``, retained here: where the instance lives, once that is known.
  @exclusivity(unchecked) private var home = AtomicWord()

  private var dependencies: [Dependency] = []
  private var missesTestValue = false

  /// The builds that this one cannot go on without: those it started, and those of other
  /// threads that it waits for. The edges of the wait-for graph.
  private var awaited: [DefaultBuild] = []
  private var done: Condition?

  private init(_ keyType: any ServiceKey.Type, key: UInt, source: Layer) {
    self.keyType = keyType
    self.key = key
    self.source = source
    outer = source.innermostBuild
  }

  deinit { home.object(as: Layer.self)?.release() }

  /// The layer behind this build: the asker's while it runs, then the instance's home.
  var followed: Layer {
    if let home = home.object(as: Layer.self) { return home.takeUnretainedValue() }
    return Engine.lock.withLock { source } ?? home.object(as: Layer.self)!.takeUnretainedValue()
  }

  var isRunning: Bool { home.load() == 0 }

  /// Whether the instance came to live in the root, so that whoever made it saw no override.
  var endedAtBase: Bool {
    guard let home = home.object(as: Layer.self) else { return false }
    return home._withUnsafeGuaranteedRef { $0.key == Layer.baseMark }
  }

  /// Notes that the value of `key` was asked for, and what there was.
  func note(_ key: UInt) {
    guard let source = Engine.lock.withLock({ source }) else { return }
    let dependency = Dependency(
      key: key, override: source.find(key, tells: true)?.makeIdentity())
    Engine.lock.withLock {
      if !dependencies.contains(where: { $0.key == key }) { dependencies.append(dependency) }
    }
  }

  /// The default implementation of `testValue` was asked: the key has none of its own.
  static func noteMissingTestValue(of key: (some ServiceKey).Type) {
    guard let build = Layer.current.innermostBuild, build.key == Layer.address(of: key) else {
      return
    }
    Engine.lock.withLock { build.missesTestValue = true }
  }
}

// MARK: - Building

extension DefaultBuild {
  /// The default of a key as seen from a layer: kept, awaited, or computed now.
  static func value<Key: ServiceKey>(
    of keyType: Key.Type, from source: Layer, place: SourcePlace
  ) -> Key.Value {
    let key = Layer.address(of: keyType)
    Engine.lock.lock()
    while true {
      if let kept = source.kept(key) {
        Engine.lock.unlock()
        source.tell(kept)
        return kept.value(as: Key.Value.self)
      }
      if let cycle = source.cycle(closedBy: key) {
        Engine.lock.unlock()
        ServiceIssue.cyclicDefault(path: cycle + [keyType], place: place).stop()
      }
      guard let other = buildToAwait(key, from: source) else { break }
      source.innermostBuild?.awaited.append(other)
      other.awaitEnd()
      source.innermostBuild?.awaited.removeAll { $0 === other }
    }
    let build = DefaultBuild(keyType, key: key, source: source)
    build.start()
    Engine.lock.unlock()
    return build.run(keyType, place: place)
  }

  private func run<Key: ServiceKey>(_ keyType: Key.Type, place: SourcePlace) -> Key.Value {
    let tracking = TrackingLayer(self, over: followed)
    let value = Layer.local.withValue(tracking) {
      switch tracking.context {
      case .live: keyType.defaultValue
      case .preview: keyType.previewValue
      case .test: keyType.testValue
      }
    }
    let (final, reports) = finish(value, editing: Editing.current)
    if reports {
      ServiceIssue.missingTestValue(keyType, place: place).report()
    }
    return final
  }

  /// Finds the home of a computed value and keeps it there.
  ///
  /// - Returns: The value that all readers get from now on, and whether to report that it is
  ///   a live one in a test.
  private func finish<Value: Sendable>(
    _ value: Value, editing: Editing
  ) -> (value: Value, reports: Bool) {
    let source = followed
    return Engine.lock.withLock {
      let homeLayer = source.home(of: dependencies)
      let isKept =
        switch editing {
        case .none: true
        case .overriding: !missesTestValue
        case .preparing: false
        }
      var result = value
      if let earlier = source.kept(key) {
        // Built privately, to avoid a deadlock, while another thread built the same.
        result = earlier.value(as: Value.self)
      } else if isKept {
        homeLayer.keep(KeptValue(value, key: key, dependencies: dependencies))
      }
      end(at: homeLayer)
      return (result, missesTestValue && editing == .none)
    }
  }

  /// Call it under the engine's lock.
  private func start() {
    Engine.running[key, default: []].append(self)
    outer?.awaited.append(self)
  }

  /// Call it under the engine's lock.
  private func end(at layer: Layer) {
    _ = home.storeFirst(layer.borrowedForInstances())
    source = nil
    outer?.awaited.removeAll { $0 === self }
    Engine.running[key]?.removeAll { $0 === self }
    if Engine.running[key]?.isEmpty == true { Engine.running[key] = nil }
    done?.broadcast()
  }
}

// MARK: - Waiting

extension DefaultBuild {
  /// A running build of the same key whose result may be right for `source`, and which can
  /// be waited for without waiting for oneself. Call it under the engine's lock.
  private static func buildToAwait(_ key: UInt, from source: Layer) -> DefaultBuild? {
    guard let candidates = Engine.running[key] else { return nil }
    let own = source.runningBuilds
    let base = source.base
    return candidates.first { build in
      build.source?.base.isSame(as: base) == true
        && build.dependencies.allSatisfy { $0.holds(from: source) }
        && !build.waits(for: own)
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

extension Layer {
  /// The builds under way of which this chain is part, innermost first.
  fileprivate final var runningBuilds: [DefaultBuild] {
    var builds: [DefaultBuild] = []
    forEachRunningBuild { build, _ in builds.append(build) }
    return builds
  }
}
