/// A store for the service of a ``Lazy`` or of an injected property that was first read under overrides of values.
///
/// If an override has contributed to the service, the service is stored with that override and ends with it, and
/// readers outside of the override request their own. Otherwise all readers receive the same service.
// `@unchecked Sendable`: the engine's lock guards all variables.
final class OverrideAwareStore: InstanceStore, @unchecked Sendable {
  private enum State {
    /// No service is stored yet.
    case undecided
    /// No override contributed to the first service that was stored: all readers receive it from now on.
    case shared(StoredValue)
    /// Services are stored with the overrides that contributed to them. The value is the service of all readers outside
    /// of these overrides; nil until one of them requests it.
    case variable(StoredValue?)
  }

  @exclusivity(unchecked) private var state = State.undecided

  /// The overrides with which services are stored. The token shows whether an override has ended. The identity is not
  /// used for this, because it must not be released under a lock.
  @exclusivity(unchecked) private var overrides: [ObjectIdentifier: Override] = [:]

  /// The count of `overrides` at which adding another one first removes those that have ended.
  @exclusivity(unchecked) private var limit = 8

  private struct Override {
    weak let token: LayerToken?
    weak let identity: LayerIdentity?
  }

  deinit {
    // The key is the address of this object. A later object may have the same address, so the services are removed.
    for override in overrides.values { _ = override.identity?.remove(key) }
  }

  private var key: InstanceKey { InstanceKey(cell: Unmanaged.passUnretained(self).toOpaque()) }

  /// Returns the service for the calling code, and requests it if none is stored that is valid here.
  ///
  /// - Returns: The service, and whether all readers receive it from now on.
  func value<Value>(
    requesting request: () throws(ServiceError) -> Value
  ) throws(ServiceError) -> (value: Value, isShared: Bool) {
    let source = Layer.current
    // The service requests itself. The provider reports this cycle.
    if source.cycle(closedBy: key) != nil { return (try request(), false) }
    let subject = BuildSubject(key: key, type: Value.self, store: self)
    let found = try Build.value(of: subject, from: source) { _ throws(ServiceError) in
      preconditionFailure("The chain of the calling code does not change.")
    } make: { _, tracking throws(ServiceError) in
      let storage = ValueStorage(try tracking.inForce(request))
      return StoredValue(storage, key: key, traits: MainThread.isCurrent ? .isBoundToMainActor : [])
    }
    let shared: StoredValue? = Engine.lock.withLock { if case .shared(let value) = state { value } else { nil } }
    return ((shared ?? found).value(as: Value.self), shared != nil)
  }

  func stored(_ key: InstanceKey) -> StoredValue? {
    Engine.lock.withLock {
      switch state {
      case .undecided: nil
      case .shared(let value): value
      case .variable(let value): value
      }
    }
  }

  func store(_ value: StoredValue) -> (value: StoredValue, replaced: RemovedValues) {
    switch state {
    case .undecided: state = .shared(value)
    case .shared(let first): return (first, RemovedValues())
    case .variable(let former):
      state = .variable(value)
      return (value, RemovedValues(permanent: former.map { [$0] } ?? []))
    }
    return (value, RemovedValues())
  }

  func storedElsewhere(_ value: StoredValue, in identity: LayerIdentity) {
    if case .undecided = state { state = .variable(nil) }
    if overrides.count >= limit {
      overrides = overrides.filter { $0.value.token != nil }
      limit = max(8, 2 * overrides.count)
    }
    // An override that has ended may have had a token with this address: its entry is replaced.
    overrides[ObjectIdentifier(identity.token)] = Override(token: identity.token, identity: identity)
  }

  // Nothing is closed here: the scope that created a service closes it.
  func retire(_ values: [StoredValue]) {}
  func overrideHasEnded(_ override: ObjectIdentifier, _ values: [StoredValue], in stores: [any InstanceStore]) {}
}
