import FurnishPrimitives

/// The build of one value, from the first request to the stored value.
///
/// A build of an instance on a thread begins as a ``BuildFrame``. A `Build` is added to the frame when another thread
/// or task waits for it, or when its recipe reads a service value.
// `@unchecked Sendable`: `owner` and `binding` are atomic words, `source`, `overrides` and `store` are guarded by the
// engine's lock for sources, and the engine's lock guards every other variable.
package final class Build: Awaitable, @unchecked Sendable {
  package let key: InstanceKey

  /// The registration, if the build creates an instance.
  package let target: BuildTarget?

  private let type: any Any.Type

  /// The store of the instance. Released when the build ends: an instance that has stored `ServiceValues.current`
  /// retains its build, and must not retain the scope that retains the instance.
  @exclusivity(unchecked) private var store: (any InstanceStore)?

  /// The thread that runs the recipe from beginning to end; nil if the recipe may suspend.
  private let thread: ThreadIdentity?

  /// The build that requested this one, and cannot continue before this one ends; nil if no build requested it.
  @exclusivity(unchecked) var outer: Build?

  /// The layer that requested the value. Released when the build ends.
  @exclusivity(unchecked) private var source: Layer?

  /// Layers that retain all overrides under which the value was requested. Searches read them in place of the layers of
  /// the builds that wait for this one. If the recipe may suspend, the source alone does not retain the overrides: it
  /// may lead through the layer of another build, which may be canceled and end first.
  ///
  /// Empty for a default, for an instance that is built apart on a thread, and for the outermost build of a thread.
  /// Guarded by the engine's lock for sources, and released when the build ends.
  @exclusivity(unchecked) private var overrides: [Layer] = []

  /// The address of a retained ``Layer``, the one in which the value lives; 0 until that is known.
  @exclusivity(unchecked) private var owner = AtomicWord.unplaced
  private var ownerStorage = furnish_word()

  @exclusivity(unchecked) package var dependencies: [ValueDependency] = []
  /// The kind of value that the build needed and that the key does not declare, such as a test value. The build used a
  /// value of another kind in its place. Nil if the key declares the value. Guarded by the engine's lock.
  @exclusivity(unchecked) var missing: MissingValue?
  /// Whether an update of `withServices` has requested the value; guarded by the engine's lock.
  @exclusivity(unchecked) var isForUpdate = false
  /// Whether the recipe has read the context, and no override of it was in force; guarded by the engine's lock.
  @exclusivity(unchecked) var hasReadContext = false

  /// Whether another build of the same key ran at the same time: in another layer, or because waiting for it would have
  /// been a deadlock.
  @exclusivity(unchecked) var isContested = false

  @exclusivity(unchecked) package var awaited = AwaitedBuilds()

  @exclusivity(unchecked) package var waiting = WaitingList()

  /// The asynchronous build that the requester is part of; nil if it is part of none.
  package let requester: Build?

  /// The address at which the task-local of an asynchronous build is stored; see ``AsyncBuild``.
  @exclusivity(unchecked) private(set) var binding = AtomicWord.unplaced
  private var bindingStorage = furnish_word()

  /// The task that runs an asynchronous recipe.
  @exclusivity(unchecked) private var task: Task<Void, Never>?

  /// The registrations whose recipes need the value, if it is created before these recipes run. The list retains no
  /// scope.
  package let preparation: AnyObject?

  /// The provider that an asynchronous recipe received.
  @exclusivity(unchecked) package var provider: AnyObject?

  /// The transient instances that the recipe has requested and that are closed with the result, in whichever scope or
  /// override stores it.
  @exclusivity(unchecked) private var held: [StoredValue] = []

  /// The result, for requesters that wait for it: when they continue, its lifetime may have ended already, so that no
  /// search finds it. It is released as soon as each of them has taken it, because the result may retain the build.
  @exclusivity(unchecked) private var result: StoredValue?

  /// The number of requesters that have not taken the result.
  @exclusivity(unchecked) private var expecting = 0

  /// Creates a build that runs on this thread.
  package init(_ subject: BuildSubject, source: Layer) {
    (key, type, target, store) = (subject.key, subject.type, subject.target, subject.store)
    self.source = source
    thread = .current
    requester = nil
    preparation = nil
    owner = AtomicWord(inside: &ownerStorage)
    binding = AtomicWord(inside: &bindingStorage)
  }

  /// Creates the build of a frame, which may belong to another thread.
  init(_ subject: BuildSubject, of frame: BuildFrame) {
    (key, type, target, store) = (subject.key, subject.type, subject.target, subject.store)
    thread = frame.thread
    requester = nil
    preparation = nil
    owner = AtomicWord(inside: &ownerStorage)
    binding = AtomicWord(inside: &bindingStorage)
  }

  /// Creates the build of an instance whose recipe may suspend.
  ///
  /// - Parameters:
  ///   - target: The registration.
  ///   - key: The key of the instance.
  ///   - type: The type of the service.
  ///   - store: The store of the instance.
  ///   - source: The layer that requested the instance.
  ///   - requester: The asynchronous build that the calling code is part of.
  ///   - isRunByRequester: Whether the recipe runs in the task of the requester.
  ///   - preparation: The registrations whose recipes need the value, if it is created before these recipes run.
  package init(
    suspending target: BuildTarget, key: InstanceKey, type: any Any.Type, in store: any InstanceStore, source: Layer,
    requester: Build?, isRunByRequester: Bool = false, for preparation: AnyObject?
  ) {
    // Not a `BuildSubject`: a structure of five words is copied by functions that search for metadata.
    self.key = key
    self.type = type
    self.target = target
    self.store = store
    self.source = source
    overrides = source.retainingOverrides()
    thread = nil
    self.requester = requester
    self.preparation = preparation
    waiting.isRunByRequester = isRunByRequester
    owner = AtomicWord(inside: &ownerStorage)
    binding = AtomicWord(inside: &bindingStorage)
  }

  deinit { owner.object(as: Layer.self)?.release() }

  /// The subject of the build. Its store is nil once the build has ended.
  package var subject: BuildSubject { BuildSubject(key: key, type: type, target: target, store: storeIfRunning) }

  package var storeIfRunning: (any InstanceStore)? { Engine.sourceLock.withLock { store } }

  package var isAsynchronous: Bool { thread == nil }

  /// The layer behind this build: while it runs, the layer of the requester, and afterwards the owner of the value.
  var followed: Layer {
    if let owner = owner.object(as: Layer.self) { return owner.takeUnretainedValue() }
    // The build may end at this moment: it sets the owner before it releases the source.
    return sourceIfRunning ?? owner.object(as: Layer.self)!.takeUnretainedValue()
  }

  package var sourceIfRunning: Layer? { Engine.sourceLock.withLock { source } }

  /// The layers that retain the overrides of the requester; empty if the build stores none, or has ended.
  var overridesIfRunning: [Layer] { Engine.sourceLock.withLock { overrides } }

  /// Stores the layer through which the recipe of a frame starts to read, and the overrides below that layer.
  func beginReading(from layer: Layer) {
    let overrides = layer.key == Layer.trackingMark ? layer.retainingOverrides() : []
    Engine.sourceLock.withLock { (source, self.overrides) = (layer, overrides) }
  }

  package var isRunning: Bool { owner.load() == 0 }

  /// Returns whether the calling code is part of this build: if that code waits, so does the build. Code on another
  /// thread that the recipe has started is not part of it.
  ///
  /// - Parameter awaited: The asynchronous builds that the calling code is part of.
  func isRunningHere(among awaited: Set<ObjectIdentifier>) -> Bool {
    isRunning && (thread == nil ? awaited.contains(ObjectIdentifier(self)) : thread == .current)
  }

  /// Stores `layer` as the one that the value lives in from now on. Call it under the engine's lock.
  ///
  /// - Returns: The layers that retain the overrides of the requester. Release them without the lock, because the last
  ///   reference may be among them.
  func settle(at layer: Layer) -> [Layer] {
    _ = owner.storeFirst(layer)
    // The caller retains the store, so that it is not freed under the lock.
    return Engine.sourceLock.withLock {
      source = nil
      store = nil
      defer { overrides = [] }
      return overrides
    }
  }

  /// Adds an instance that is closed with the result. Call it under the engine's lock.
  ///
  /// - Returns: False if the build has ended.
  package func hold(_ value: StoredValue) -> Bool {
    if waiting.hasEnded { return false }
    held.append(value)
    return true
  }

  /// Whether the recipe has received a provider, or has requested instances that are closed with the result. Call it
  /// under the engine's lock.
  package var hasProviderOrHeld: Bool { provider != nil || !held.isEmpty }

  /// Removes and returns the instances that are closed with the result. Call it under the engine's lock.
  package func takeHeld() -> [StoredValue] {
    defer { held = [] }
    return held
  }

  /// Notes that the calling code waits for the result, and will call ``takeResult()`` once, unless the build never
  /// begins. Call it under the engine's lock.
  package func expectResult() { expecting += 1 }

  /// Stores the result for the code that expects it. Call it under the engine's lock, before the build ends.
  package func offer(_ value: StoredValue) { if expecting > 0 { result = value } }

  /// Returns the result, or nil if the build has failed.
  package func takeResult() -> StoredValue? {
    Engine.lock.withLock {
      expecting -= 1
      defer { if expecting == 0 { result = nil } }
      return result
    }
  }

  /// Stores the task that runs this build. It is canceled once every task that waits for the build is canceled.
  package func run(in task: Task<Void, Never>) {
    let isAbandoned = Engine.lock.withLock {
      if !waiting.hasEnded { self.task = task }
      return waiting.isAbandoned
    }
    if isAbandoned { task.cancel() }
  }

  package func wasAbandoned() { Engine.lock.withLock { task }?.cancel() }

  /// Releases the task. Call it under the engine's lock.
  func releaseTask() { task = nil }
}
