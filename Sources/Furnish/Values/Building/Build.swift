import FurnishAtomics

/// The making of one value, from the first question to the kept value.
///
/// `@unchecked Sendable`: `home` is an atomic word, `source` is guarded by the engine's lock
/// for sources, and all else that changes by the engine's lock.
final class Build: @unchecked Sendable {
  let subject: BuildSubject

  /// What the instance holds of its scope, where it asked for that.
  @exclusivity(unchecked) private(set) var provider: LentProvider?

  /// The thread that makes the value, from beginning to end; nil where that may suspend.
  private let thread: ThreadIdentity?

  /// The build that asked for this one, if one did, and that cannot go on before it ends.
  @exclusivity(unchecked) var outer: Build?

  /// The layer that asked. Let go when the build is done.
  @exclusivity(unchecked) private var source: Layer?

  /// A ``Layer``, retained here: where the instance lives, once that is known.
  @exclusivity(unchecked) private var home = AtomicWord.unplaced
  private var homeStorage = furnish_word()

  @exclusivity(unchecked) var dependencies: [Dependency] = []
  @exclusivity(unchecked) var missesTestValue = false
  @exclusivity(unchecked) var hasReadContext = false

  /// Whether another build of the key ran at the same time: privately, to avoid a deadlock,
  /// or in another layer.
  @exclusivity(unchecked) var isContested = false

  /// The builds that this one cannot go on without: those it started, and those of other
  /// threads that it waits for. The edges of the wait-for graph.
  @exclusivity(unchecked) var awaited: [Build] = []
  @exclusivity(unchecked) var done: Condition?

  /// The tasks that wait for this: there from the beginning where it is asynchronous.
  @exclusivity(unchecked) private var waiting: Waiting?

  init(_ subject: BuildSubject, source: Layer, isAsynchronous: Bool = false) {
    self.subject = subject
    self.source = source
    thread = isAsynchronous ? nil : .current
    outer = source.buildsHere.first
    home = AtomicWord(inside: &homeStorage)
    if isAsynchronous { waiting = Waiting() }
  }

  /// What the instance may hold of its scope; another one where that is not the scope that
  /// makes it.
  func provider(lending scope: ServiceScope) -> LentProvider? {
    guard subject.store?.makes(in: scope) == true else { return nil }
    return Engine.lock.withLock {
      if let provider { return provider }
      let made = LentProvider(scope)
      provider = made
      return made
    }
  }

  /// What tasks can wait for this with. Call it under the engine's lock, while this runs.
  func madeWaiting() -> Waiting {
    if let waiting { return waiting }
    let made = Waiting()
    waiting = made
    return made
  }

  /// Tells the tasks that wait. Call it without a lock, when this has ended.
  func tellWaiting(_ error: (any Error)? = nil) { waiting?.end(error) }

  deinit { home.object(as: Layer.self)?.release() }

  var key: UInt { subject.key }

  var isAsynchronous: Bool { thread == nil }

  /// The layer behind this build: the asker's while it runs, then the instance's home.
  var followed: Layer {
    if let home = home.object(as: Layer.self) { return home.takeUnretainedValue() }
    return sourceIfRunning ?? home.object(as: Layer.self)!.takeUnretainedValue()
  }

  var sourceIfRunning: Layer? { Engine.sources.withLock { source } }

  var isRunning: Bool { home.load() == 0 }

  /// Whether the code that asks is part of this build: if it waits, so does the build. A
  /// thread that the build started is not; nor a task, unless the build is asynchronous and
  /// may await it.
  var isRunningHere: Bool { isRunning && (thread == nil || thread == .current) }

  /// The value has come to live in `layer`. Call it under the engine's lock.
  func settle(at layer: Layer) {
    _ = home.storeFirst(layer)
    Engine.sources.withLock { source = nil }
  }

  /// Notes that the value of `key` was asked for, and what there was.
  ///
  /// Every default depends on the context, so only an overridden one is worth a note.
  func note(_ key: UInt) {
    guard let source = sourceIfRunning, !hasNoted(key) else { return }
    let override = source.find(key, tells: true)
    if override == nil, key == KeyBits.contextAddress {
      Engine.lock.withLock { hasReadContext = true }
      return
    }
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
