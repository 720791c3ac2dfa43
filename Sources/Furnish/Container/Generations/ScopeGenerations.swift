// Generations: how a container follows registrations that change while it is open, such as settings.
//
// The root of a container is its first generation. Each change adds another one: an overriding scope over the root,
// with the new registrations in the place of the old ones. A scope that is opened from the root opens from the newest
// generation, in one step under the tree's lock; scopes that are open, and the root itself, keep the generation that
// they have. So no scope has services of two generations.
//
// Example: `Client` requests `Settings`, and the settings change. The second generation overrides `Settings`. A scope
// that is open continues to use the first `Client`. A scope that is opened afterwards opens from the second generation,
// which creates a `Client` with the new settings.
// An overriding scope creates the services that the change reaches, and shares the others with the root. An instance
// that an earlier generation has created, because of an earlier change that this one does not touch, is adopted: the
// cell of the new generation holds it too (`AdoptionSearch`). An instance belongs to the generation that created it,
// and is closed when the last generation that uses the instance has ended.
//
// A generation ends when a newer one exists and no scope that was opened from it is open any more. The tree's lock
// decides that: a scope is linked to its parent under the lock, and `isEnded` is set under the lock while no child is
// linked. A task that opens a scope reads the mark after it has linked the scope, and tries the newest generation again
// if it is set. Generations end one after another: the instances that one of them closes may need instances that
// another would close.
//
// Changes follow one another, but none waits for a recipe that hangs: the creation of the eager services of a change is
// a task, which is canceled when the change is outdated or the root is being closed. Two steps may race: a request for
// another change first publishes the new state and then reads the task, and a change first stores its task and then
// reads the state. So at least one of them finds the other.

/// The generations of a container: its root, and the overriding scopes that changes have added.
///
/// The container retains this object, and the root does not: every generation retains the root.
// `@unchecked Sendable`: the variables are guarded by `lock`. The tree's lock may be taken while `lock` is held, never
// the reverse.
package final class ScopeGenerations: @unchecked Sendable {
  package let root: ServiceScope
  private let lock = Lock()

  /// The generations that still use instances, the oldest first.
  private var generations: [ScopeGeneration] = []

  /// The functions that are called after each change.
  private var listeners: [@Sendable () -> Void] = []

  /// The task of the current change, or of the last one.
  private var lastChange: Task<Void, Never>?

  /// The creation of the eager services of the current change; nil while none are created.
  private var creation: Creation?

  /// Whether ``stop()`` was called, so that later changes are ignored.
  private var isStopped = false

  private struct Creation {
    let task: Task<Void, any Error>
    let isOutdated: @Sendable () -> Bool
  }

  /// The task that ends a generation now, or that ended the last one.
  private var lastEnd: Task<Void, Never>?

  /// The values in force where the container was started, for the instances that these tasks create and close.
  private let values: EscapedServices

  init(of root: ServiceScope) {
    self.root = root
    values = EscapedServices(values: .current)
    root.withExtras { $0.generations = self }
  }

  /// The scope that new scopes open from.
  var newest: ServiceScope { lock.withLock { generations.last?.scope } ?? root }

  /// Returns whether a generation accepts no scopes any more.
  func hasEnded(_ scope: ServiceScope) -> Bool {
    lock.withLock { generations.first { $0.scope === scope }.map(\.isEnded) ?? (scope !== root) }
  }

  /// Calls a function after each change, once scopes open from the new generation.
  func onChange(_ body: @escaping @Sendable () -> Void) { lock.withLock { listeners.append(body) } }

  /// Adds a generation with other registrations. If that fails, nothing changes.
  ///
  /// Changes are applied one after another. The eager services of the new generation are created before a scope can
  /// open from it. A change in progress that is outdated is canceled.
  ///
  /// - Parameter read: Returns the new registrations, of which an empty list changes nothing. It is called once every
  ///   earlier change has ended. A change that is refused or canceled is reported to the observers of the container.
  /// - Returns: The task of the change.
  @discardableResult
  package func change(
    _ read: @escaping @Sendable (ServiceScope) throws(RefusedChange) -> RegistrationChanges
  ) -> Task<Void, Never> {
    let change = lock.withLock { () -> Task<Void, Never> in
      let task = Task.detached { [lastChange, values] in
        await lastChange?.value
        await values.yield { () async in await self.apply(read) }
      }
      lastChange = task
      return task
    }
    cancelOutdatedCreation()
    return change
  }

  /// Cancels the change in progress, and ignores all later ones.
  func stop() {
    lock.withLock { isStopped = true }
    cancelOutdatedCreation()
  }

  private func cancelOutdatedCreation() {
    let (creation, isStopped) = lock.withLock { (self.creation, self.isStopped) }
    if let creation, isStopped || creation.isOutdated() { creation.task.cancel() }
  }

  /// Creates the eager services of a generation.
  ///
  /// - Returns: The error if one of them could not be created, and whether the reason is that the change was canceled.
  private func createEagerServices(
    of new: ScopeGeneration, unless isOutdated: @escaping @Sendable () -> Bool
  ) async -> (error: any Error, isCanceled: Bool)? {
    let task = Task { try await new.createEagerServices() }
    lock.withLock { creation = Creation(task: task, isOutdated: isOutdated) }
    defer { lock.withLock { creation = nil } }
    cancelOutdatedCreation()
    do {
      try await task.value
      return nil
    } catch {
      return (error, task.isCancelled)
    }
  }

  private func apply(_ read: @Sendable (ServiceScope) throws(RefusedChange) -> RegistrationChanges) async {
    if root.isClosing || lock.withLock({ isStopped }) { return }
    let observation = root.table.observers.begin()
    let requested: RegistrationChanges
    do throws(RefusedChange) {
      requested = try read(root)
    } catch {
      for (number, error) in error.errors {
        observation?.end(.changeRefused(error), root.table.slots[number].registration, in: root)
      }
      return
    }
    let changes = requested.changes
    func reportWithdrawn() {
      for number in requested.withdrawn {
        observation?.end(.changeWithdrawn, root.table.slots[number].registration, in: root)
      }
    }
    if changes.isEmpty { return reportWithdrawn() }
    let old = lock.withLock { generations.last }
    let all = (old?.changes ?? [:]).merging(
      changes.map { (ObjectIdentifier($0.original.recipe), $0.registration) }
    ) { $1 }
    let new = ScopeGeneration(of: self, all)
    if let old { new.adopt(from: old) }
    if let (error, isCanceled) = await createEagerServices(of: new, unless: requested.isOutdated) {
      for change in changes {
        // A canceled change is not refused: the same registrations may be tried again.
        if !isCanceled { change.end(false) }
        observation?.end(isCanceled ? .changeCanceled : .changeRefused(error), change.registration, in: root)
      }
      end { await new.close() }
      return
    }
    if let old { new.adopt(from: old) }
    lock.withLock { generations.append(new) }
    root.markSuperseded()
    for change in changes {
      change.end(true)
      observation?.end(.changed, change.registration, in: root)
    }
    reportWithdrawn()
    for listener in lock.withLock({ listeners }) { listener() }
    if let old {
      old.scope.markSuperseded()
      end { await self.endIfUnused(old.scope) }
    }
  }

  /// Ends a superseded generation whose last scope was closed or released. Call it without the tree's lock.
  func lastScopeEnded(in scope: ServiceScope) { end { await self.endIfUnused(scope) } }

  /// Runs `body`, which ends a generation, after the functions of all earlier calls have returned. A change does not
  /// wait for it, because closing an instance may take long.
  private func end(_ body: @escaping @Sendable () async -> Void) {
    lock.withLock {
      lastEnd = Task.detached { [lastEnd, values] in
        await lastEnd?.value
        await values.yield { () async in await body() }
      }
    }
  }

  /// Ends a superseded generation that no scope is open in, and closes the instances that no other generation uses.
  private func endIfUnused(_ scope: ServiceScope) async {
    let ended = lock.withLock { () -> ScopeGeneration? in
      guard let generation = generations.first(where: { $0.scope === scope }), generation !== generations.last,
        !generation.isEnded, scope.hasNoChildren
      else { return nil }
      generation.isEnded = true
      return generation
    }
    guard let ended else { return }
    await ended.scope.waitForBuilds()
    let (allEnded, inUse) = lock.withLock {
      (generations.filter(\.isEnded), InstancesInUse(generations.lazy.filter { !$0.isEnded }.flatMap(\.adopted)))
    }
    // An older generation may own instances of which the generation that ends now was the last user.
    for generation in allEnded.reversed() { await generation.scope.closeInstances(except: inUse) }
    let rest = lock.withLock { () -> [ScopeGeneration] in
      let inUse = Set(generations.lazy.filter { !$0.isEnded }.flatMap { $0.adopted.map { ObjectIdentifier($0.owner) } })
      let rest = generations.filter { $0.isEnded && !inUse.contains(ObjectIdentifier($0.scope)) }
      generations.removeAll { generation in rest.contains { $0 === generation } }
      return rest
    }
    for generation in rest.reversed() { await generation.close() }
  }
}
