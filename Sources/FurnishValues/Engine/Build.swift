import FurnishAtomics

/// The build of one value, from the first request to the stored value.
///
/// A build of an instance on a thread is a ``BuildFrame`` first, and has an object like this one only when another
/// thread or task waits for it, or when its recipe reads a service value.
// `@unchecked Sendable`: `home` is an atomic word, `source` is guarded by the engine's lock for sources, and all else
// that changes by the engine's lock.
package final class Build: Awaitable, @unchecked Sendable {
  package let subject: BuildSubject

  /// The thread that runs the recipe from beginning to end; nil if the recipe may suspend.
  private let thread: ThreadIdentity?

  /// The build that requested this one, if one did, and that cannot continue before this one ends.
  @exclusivity(unchecked) var outer: Build?

  /// The layer that requested the value. Released when the build ends.
  @exclusivity(unchecked) private var source: Layer?

  /// A ``Layer``, retained here: the layer in which the instance lives, once that is known.
  @exclusivity(unchecked) private var home = AtomicWord.unplaced
  private var homeStorage = furnish_word()

  @exclusivity(unchecked) package var dependencies: [ValueDependency] = []
  /// The undeclared value of the key; guarded by the engine's lock.
  @exclusivity(unchecked) var missing: MissingValue?
  @exclusivity(unchecked) var hasReadContext = false

  /// Whether another build of the same key ran at the same time: to avoid a deadlock, or in another layer.
  @exclusivity(unchecked) var isContested = false

  /// The builds without which this one cannot continue: those it started, and those of other threads that it waits
  /// for. The edges of the wait-for graph.
  @exclusivity(unchecked) package var awaited: [Build] = []

  @exclusivity(unchecked) package var waiting = WaitingList()

  /// The asynchronous build that the requester is part of.
  package let requester: Build?

  /// Where the task-local of an asynchronous build is stored; see ``AsyncBuild``.
  @exclusivity(unchecked) private(set) var binding = AtomicWord.unplaced
  private var bindingStorage = furnish_word()

  /// The task that runs an asynchronous recipe.
  @exclusivity(unchecked) private var task: Task<Void, Never>?

  /// The value that an asynchronous recipe received for a provider.
  @exclusivity(unchecked) package var provider: AnyObject?

  /// Instances that its recipe has requested, and that follow the result.
  @exclusivity(unchecked) private var held: [StoredValue] = []

  /// A build on this thread.
  package init(_ subject: BuildSubject, source: Layer) {
    self.subject = subject
    self.source = source
    thread = .current
    requester = nil
    home = AtomicWord(inside: &homeStorage)
    binding = AtomicWord(inside: &bindingStorage)
  }

  /// Creates the build that a frame of some thread stands for.
  init(_ subject: BuildSubject, of frame: BuildFrame) {
    self.subject = subject
    thread = frame.thread
    requester = nil
    home = AtomicWord(inside: &homeStorage)
    binding = AtomicWord(inside: &bindingStorage)
  }

  /// A build that may suspend.
  package init(suspending subject: BuildSubject, source: Layer) {
    self.subject = subject
    self.source = source
    thread = nil
    requester = AsyncBuild.current
    home = AtomicWord(inside: &homeStorage)
    binding = AtomicWord(inside: &bindingStorage)
  }

  deinit { home.object(as: Layer.self)?.release() }

  package var key: InstanceKey { subject.key }

  package var isAsynchronous: Bool { thread == nil }

  /// The layer behind this build: the requester's while it runs, then the instance's home.
  var followed: Layer {
    if let home = home.object(as: Layer.self) { return home.takeUnretainedValue() }
    return sourceIfRunning ?? home.object(as: Layer.self)!.takeUnretainedValue()
  }

  package var sourceIfRunning: Layer? { Engine.sources.withLock { source } }

  /// Stores the layer through which the recipe of a frame starts to read.
  func read(from layer: Layer) { Engine.sources.withLock { source = layer } }

  package var isRunning: Bool { home.load() == 0 }

  /// Whether the calling code is part of this build: if it waits, so does the build. Code on a thread that the recipe
  /// started is not.
  var isRunningHere: Bool { isRunning && (thread == nil ? AsyncBuild.isPart(of: self) : thread == .current) }

  /// Stores `layer` as the one that the value lives in from now on. Call it under the engine's lock.
  func settle(at layer: Layer) {
    _ = home.storeFirst(layer)
    Engine.sources.withLock { source = nil }
  }

  /// Notes that the value of `key` was requested, and which override was found.
  ///
  /// Every default depends on the context, so only an overridden context is noted.
  func note(_ key: UInt) {
    guard let source = sourceIfRunning, !hasNoted(key) else { return }
    let override = source.find(key, notifies: true)
    if override == nil, key == KeyBits.contextAddress {
      Engine.lock.withLock { hasReadContext = true }
      return
    }
    let dependency = ValueDependency(key: key, override: override?.makeIdentity())
    Engine.lock.withLock { dependencies.append(dependency) }
  }

  private func hasNoted(_ key: UInt) -> Bool {
    Engine.lock.withLock { dependencies.contains { $0.key == key } }
  }

  /// Returns the undeclared value of a key that was read.
  enum MissingValue {
    case testValue
    case liveValue
  }

  /// Another value was used in the place of one that a key does not declare: the read reports that.
  static func noteMissing(_ value: MissingValue, of key: (some TestServiceKey).Type) {
    let key = InstanceKey(default: Layer.address(of: key))
    guard let build = Layer.current.buildsHere.first, build.key == key else { return }
    Engine.lock.withLock { build.missing = value }
  }

  /// Notes an instance that follows the result. Call it under the engine's lock.
  ///
  /// - Returns: False if the build has ended.
  package func hold(_ value: StoredValue) -> Bool {
    if waiting.hasEnded { return false }
    held.append(value)
    return true
  }

  /// Takes the instances that follow the result out of the build. Call it under the engine's lock.
  package func takeHeld() -> [StoredValue] {
    defer { held = [] }
    return held
  }

  /// Stores the task that runs this build. It is canceled when every task that waits for it was.
  package func run(in task: Task<Void, Never>) {
    let isAbandoned = Engine.lock.withLock {
      if !waiting.hasEnded { self.task = task }
      return waiting.isAbandoned
    }
    if isAbandoned { task.cancel() }
  }

  package func wasAbandoned() { Engine.lock.withLock { task }?.cancel() }

  /// Releases the task. Call it under the engine's lock.
  func forgetTask() { task = nil }
}
