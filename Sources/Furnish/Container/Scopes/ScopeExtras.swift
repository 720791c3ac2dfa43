import FurnishPrimitives

/// The state that few scopes have, such as the instances that are not stored in cells: those that may expire before the
/// scope ends, and those that live with an override of a value.
///
/// An instance lives with an override if the override has contributed to it: the override stores the instance, only
/// requests under the override receive it, and the instance ends with the override.
///
/// A scope creates it when it is first needed.
//
// Guarded by the lock of the scope's tree.
final class ScopeExtras {
  /// The instances that may expire before the scope ends.
  var expiring: [InstanceKey: ExpiringInstance] = [:]

  /// The instances of the scope below that this overriding scope shares and that no cell stores: for the number of each
  /// registration, the one that was requested last.
  var shared: [Int: OutsideInstance] = [:]

  /// The overrides in which instances of this scope live.
  private var overrides: [ObjectIdentifier: OverrideInUse] = [:]

  /// The objects that the scope has created. Their addresses are collected when a scope first closes an instance
  /// that may be one of them.
  @exclusivity(unchecked) var objects = OwnedObjects()

  /// The generations of the container, in its root and in the root of each generation.
  weak var generations: ScopeGenerations?

  /// Called when the scope begins to close.
  var onClosing: (@Sendable () -> Void)?

  /// The instances of earlier generations that this generation uses.
  var adopted: Set<ObjectIdentifier> = []

  /// The objects of the adopted instances.
  @exclusivity(unchecked) var adoptedObjects: Set<UnsafeRawPointer> = []

  /// The scopes that own the adopted instances. This dictionary retains them, because a cell of this scope does not
  /// retain an adopted instance. An older generation refers to no newer one, so no cycle arises.
  var adoptedOwners: [ObjectIdentifier: ServiceScope] = [:]

  /// The numbers of the services whose `close()` is running, except for the one in ``ServiceScope/closing``: several
  /// tasks may close instances of the scope.
  var closing: [Int] = []

  /// The number of instances that were created outside of cells, which gives each its place in the order of creation.
  private var instanceCount = 0

  /// The event that ends when the next override has ended, if closing waits for it.
  private var overrideEnd: ScopeEvent?

  /// The number of the scope in explanations, once an explanation has named the scope.
  var number: Int?

  /// The number of scopes in the tree that have a number in explanations. It is stored in the extras of the tree's
  /// first scope.
  private var scopeCount = 0

  private struct OverrideInUse {
    weak let identity: LayerIdentity?
    var keys: Set<InstanceKey>
  }

  /// Notes that an instance lives with an override.
  func noteOverride(_ identity: LayerIdentity, of key: InstanceKey) {
    overrides[ObjectIdentifier(identity), default: OverrideInUse(identity: identity, keys: [])].keys.insert(key)
  }

  /// Removes an override that has ended, in which no instance lives any more.
  ///
  /// - Returns: The event to end without the lock.
  func remove(_ identity: ObjectIdentifier) -> ScopeEvent? {
    overrides[identity] = nil
    defer { overrideEnd = nil }
    return overrideEnd
  }

  /// The overrides in which instances of the scope live; nil for an override that is ending on another thread.
  ///
  /// Release them without the lock: the last reference may be among them, and the end of an override takes the lock.
  var identities: [ObjectIdentifier: LayerIdentity?] { overrides.mapValues(\.identity) }

  /// Returns the event that ends when one of several overrides has ended; nil if none of them is left.
  func makeOverrideEnd(of ending: some Sequence<ObjectIdentifier>) -> ScopeEvent? {
    guard ending.contains(where: { overrides[$0] != nil }) else { return nil }
    let event = overrideEnd ?? ScopeEvent()
    overrideEnd = event
    return event
  }

  /// Takes all instances of the scope out of the overrides, because the scope is released.
  func leaveOverrides() { withExtendedLifetime(takeFromOverrides(identities.compactMapValues(\.self))) {} }

  /// Takes the instances of the scope out of the overrides in which they live.
  ///
  /// - Parameter identities: The overrides, which the caller retains. An override that is ending closes its instances.
  func takeFromOverrides(_ identities: [ObjectIdentifier: LayerIdentity]) -> RemovedValues {
    var removed = RemovedValues()
    for (id, identity) in identities {
      guard let override = overrides.removeValue(forKey: id) else { continue }
      for key in override.keys { removed.add(identity.remove(key)) }
    }
    // The keys are those of cells, so all these values are instances.
    for value in removed.permanent { objects.leave(unsafeDowncast(value, to: ServiceInstance.self)) }
    return removed
  }

  /// Takes all instances that are not in cells: those that may expire, and those that live with overrides.
  func takeFromOutsideCells(livingIn identities: [ObjectIdentifier: LayerIdentity]) -> RemovedValues {
    var removed = RemovedValues(expiring: Array(expiring.values))
    expiring = [:]
    removed.add(takeFromOverrides(identities))
    return removed
  }

  /// Returns a number for the next scope that an explanation names.
  func makeScopeNumber() -> Int {
    scopeCount += 1
    return scopeCount
  }

  /// Returns a number for the next instance that is created outside of a cell, in the order of creation.
  func makeNumber() -> Int {
    instanceCount += 1
    return instanceCount
  }
}

extension ServiceScope {
  /// Calls `body` with the extras of this scope, which it creates if necessary, under the lock.
  func withExtras<Result>(_ body: (ScopeExtras) -> Result) -> Result {
    lock.withLock {
      if let extras { return body(extras) }
      let extras = ScopeExtras()
      self.extras = extras
      return body(extras)
    }
  }

  /// Calls `body` with the extras of this scope under the lock, if they exist.
  func withExtrasIfAny<Result>(_ body: (ScopeExtras) -> Result) -> Result? {
    lock.withLock { extras.map(body) }
  }
}

extension ServiceScope: InstanceStore {
  package func stored(_ key: InstanceKey) -> StoredValue? {
    // The key of an instance is the address of its cell.
    let word = UnsafeMutablePointer<furnish_word>(bitPattern: key.address)!
    switch Cell(word: word).state {
    case .ready(let instance), .restricted(let instance): return instance
    default:
      // A lifetime's code runs without the lock.
      return withExtrasIfAny { $0.expiring[key] }??.value()
    }
  }

  package func store(_ value: StoredValue) -> (value: StoredValue, replaced: RemovedValues) {
    // Only instances have a store.
    let instance = unsafeDowncast(value, to: ServiceInstance.self)
    if let expiry = instance.expiry {
      // The number is set before the entry is created: copies of a weak instance receive it, too.
      instance.order = withExtras { $0.makeNumber() }
      let entry = ExpiringInstance(instance, expiry)
      let replaced = withExtras { $0.expiring.updateValue(entry, forKey: instance.key) }
      return (instance, RemovedValues(expiring: replaced.map { [$0] } ?? []))
    }
    // Another thread may have created an instance at the same time. Both are closed with the scope.
    add(instance)
    return (Cell(word: UnsafeMutablePointer(bitPattern: instance.key.address)!).takeOver(instance), RemovedValues())
  }

  package func storedElsewhere(_ value: StoredValue, in identity: LayerIdentity) {
    // Only instances have a store.
    let instance = unsafeDowncast(value, to: ServiceInstance.self)
    instance.slot._withUnsafeGuaranteedRef { $0.noteVariant() }
    let link = ScopeLink(self)
    instance.link = link
    withExtras { extras in
      instance.order = extras.makeNumber()
      extras.noteOverride(identity, of: instance.key)
      // The object of an instance that may expire can be released before the override ends. Its address would then stay
      // in the table, so it is not added.
      if !instance.expires { extras.objects.enter(instance) }
    }
    identity.addStore(ObjectIdentifier(self)) { link.scope }
  }

  package func retire(_ values: [StoredValue]) {
    var ended: [ServiceInstance] = []
    for instance in ServiceInstance.sorted(values) where !instance.expires {
      if instance.isReachable { add(instance) } else { ended.append(instance) }
    }
    if !ended.isEmpty { EndedInstances.close(ended, of: [self]) }
  }
}
