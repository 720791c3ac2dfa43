/// The identity of an override, and the values that live in it: the defaults and the instances whose recipes read it.
///
/// Most layers never need one. Copies of a layer in merged chains share it.
// `@unchecked Sendable`: `variants`, `expiring` and `stores` are guarded by the lock of the token.
package final class LayerIdentity: @unchecked Sendable {
  /// The token that other code compares, and may retain without retaining the values that live in the override.
  package let token = LayerToken()

  private var variants: [InstanceKey: ValueVariants] = [:]

  /// The values that live in the override and may expire before it ends.
  private var expiring: [InstanceKey: [ExpiringInstance]] = [:]

  /// Functions that return the stores whose values live in the override, or nil for a store that was released.
  private var stores: [ObjectIdentifier: @Sendable () -> (any InstanceStore)?] = [:]

  /// The number of overrides in the chain of the override: an inner one has more than those around it.
  package let depth: Int

  private var lock: Lock { token.lock }

  init(depth: Int) { self.depth = depth }

  deinit {
    let stores = stores.values.compactMap { $0() }
    guard let first = stores.first else { return }
    let values = variants.values.flatMap(\.all) + expiring.values.joined().compactMap(\.remaining)
    first.overrideHasEnded(ObjectIdentifier(self), values, in: stores)
  }

  /// Adds a store whose values live in the override, so that the store can close them when the override has ended.
  ///
  /// - Parameters:
  ///   - id: The identity of the store.
  ///   - store: Returns the store, without retaining it.
  package func addStore(_ id: ObjectIdentifier, _ store: @escaping @Sendable () -> (any InstanceStore)?) {
    lock.withLock {
      stores[id] = store
      token.owner = self
    }
  }

  /// Finds the value that is stored for a key and valid for reads from `layer`.
  func storedValue(_ key: InstanceKey, validFrom layer: Layer) -> StoredValue? {
    let (permanent, candidates) = lock.withLock {
      (variants[key]?.value(validFrom: layer), expiring[key] ?? [])
    }
    if let permanent { return permanent }
    // The code of a lifetime runs without the lock, and once for each candidate, because its result may change.
    for candidate in candidates {
      if let value = candidate.value(validFrom: layer) { return value }
    }
    return nil
  }

  /// Stores a default or an instance.
  ///
  /// - Returns: The values that are removed: those that it replaces, and those that can never be valid again, because
  ///   they depend on layers that were released.
  func store(_ value: StoredValue) -> RemovedValues {
    if let expiry = value.expiry { return store(ExpiringInstance(value, expiry), for: value.key) }
    return RemovedValues(permanent: lock.withLock { variants[value.key, default: ValueVariants()].insert(value) })
  }

  private func store(_ entry: ExpiringInstance, for key: InstanceKey) -> RemovedValues {
    lock.withLock {
      let all = expiring[key] ?? []
      let isOutdated = { (other: ExpiringInstance) in !other.isReachable || other.hasSameIdentity(as: entry) }
      expiring[key] = all.filter { !isOutdated($0) } + [entry]
      return RemovedValues(expiring: all.filter(isOutdated))
    }
  }

  /// Removes the values that are stored for a key.
  package func remove(_ key: InstanceKey) -> RemovedValues {
    lock.withLock {
      RemovedValues(
        permanent: variants.removeValue(forKey: key)?.all ?? [], expiring: expiring.removeValue(forKey: key) ?? [])
    }
  }
}

/// An object whose identity distinguishes overrides. It retains nothing, so it can be released anywhere, under any lock.
// `@unchecked Sendable`: `owner` is guarded by `lock`.
package final class LayerToken: @unchecked Sendable {
  fileprivate let lock = Lock()

  /// The identity of the override, set once instances live in the override that a store closes.
  fileprivate weak var owner: LayerIdentity?

  /// Returns the identity, or nil if the override has ended, or no store closes an instance that lives in it. Call it
  /// without a lock: the caller may release the last reference.
  func closingIdentity() -> LayerIdentity? { lock.withLock { owner } }
}

extension StoredValue {
  /// The overrides that contributed to this value and in which instances live that a store closes. While the caller
  /// retains them, none of these instances is closed because of the end of an override.
  package final var contributors: [LayerIdentity] { dependencies.compactMap { $0.token?.closingIdentity() } }
}

extension Layer {
  /// Returns whether this layer is the override with that token, or a copy of it.
  final func has(_ token: LayerToken) -> Bool {
    if let identity = identity.object(as: LayerIdentity.self) {
      return identity._withUnsafeGuaranteedRef { $0.token === token }
    }
    return originalToken === token
  }

  final var token: LayerToken? {
    identity.object(as: LayerIdentity.self)?._withUnsafeGuaranteedRef { $0.token } ?? originalToken
  }

  /// The identity, if this layer has one yet.
  final var identityIfAny: LayerIdentity? {
    identity.object(as: LayerIdentity.self)?.takeUnretainedValue() ?? originalIdentity
  }

  /// Returns the identity, and creates it at the first call.
  final func makeIdentity() -> LayerIdentity {
    if let created = identityIfAny { return created }
    let new = LayerIdentity(depth: depth)
    return identity.storeFirst(new) ? new : identityIfAny!
  }

  /// Removes the identity, because this layer becomes another override, with a new value: values that depended on the
  /// old one are no longer valid. Call it only for layers that are not shared.
  final func resetIdentity() {
    let old = identity.object(as: LayerIdentity.self)
    identity.store(0)
    old?.release()
  }

  /// Returns whether both are the same override, of which one may be a copy, or bases of the same root.
  final func isSame(as other: Layer) -> Bool {
    if self === other { return true }
    if key == Layer.baseMark, other.key == Layer.baseMark {
      return base.strongRoot === other.base.strongRoot
    }
    guard let token else { return false }
    return other.has(token)
  }
}
