/// A condition that limits how long an instance is used, if the instance may expire before its scope ends.
package enum Expiry: Sendable {
  /// The instance is used while the function returns true. The function calls the code of a lifetime.
  case whileServing(@Sendable () -> Bool)
  /// The instance is used while other objects retain it.
  ///
  /// Only a weak reference is stored, so a request that finds the object needs a new stored value for it. `sibling`
  /// receives the first stored value, and returns a function that creates others of the same instance, with the same
  /// key and dependencies. That function does not retain the instance.
  case whileHeld(WeakReference, sibling: @Sendable (StoredValue) -> @Sendable (ValueStorage) -> StoredValue)
}

/// A weak reference to the object of a service.
// `@unchecked Sendable`: the reference is set once, in `init`, and reading it is atomic; the object is returned only as
// its service, which its own rules of isolation protect.
package final class WeakReference: @unchecked Sendable {
  private weak let object: AnyObject?
  private let service: any Any.Type

  /// - Parameter service: The type under which the object is registered.
  package init(_ object: AnyObject, _ service: any Any.Type) {
    self.object = object
    self.service = service
  }

  /// Returns the service, if another object still retains it.
  func storage() -> ValueStorage? {
    guard let object else { return nil }
    func storage<T>(_ service: T.Type) -> ValueStorage {
      // The object was a value of that type when it was stored.
      ValueStorage(object as! T)
    }
    return _openExistential(service, do: storage)
  }
}

/// An instance and the condition under which it is used.
package enum ExpiringInstance: Sendable {
  case strong(StoredValue, while: @Sendable () -> Bool)
  case weak(
    WeakReference, key: InstanceKey, dependencies: [ValueDependency], value: @Sendable (ValueStorage) -> StoredValue)

  package init(_ value: StoredValue, _ expiry: Expiry) {
    switch expiry {
    case .whileServing(let serves): self = .strong(value, while: serves)
    case .whileHeld(let reference, let sibling):
      self = .weak(reference, key: value.key, dependencies: value.dependencies, value: sibling(value))
    }
  }

  /// Returns the instance if it has not expired and, unless `layer` is nil, is valid from `layer`.
  package func value(validFrom layer: Layer? = nil) -> StoredValue? {
    switch self {
    case .strong(let value, let serves):
      layer.map(value.isValid) != false && serves() ? value : nil
    case .weak(let reference, _, _, let value):
      reference.storage().map(value).flatMap { layer.map($0.isValid) != false ? $0 : nil }
    }
  }

  /// The instance if it still exists, whether or not it has expired.
  package var remaining: StoredValue? { strong ?? value() }

  /// The value that this retains; nil for a weak one.
  package var strong: StoredValue? {
    if case .strong(let value, _) = self { value } else { nil }
  }

  private var identity: (key: InstanceKey, dependencies: [ValueDependency]) {
    switch self {
    case .strong(let value, _): (value.key, value.dependencies)
    case .weak(_, let key, let dependencies, _): (key, dependencies)
    }
  }

  /// Whether the instance may still be valid from some layer, because all layers that it depends on may exist.
  var isReachable: Bool { identity.dependencies.allSatisfy(\.isReachable) }

  /// Returns whether both have the same key and the same dependencies, so that one replaces the other.
  func hasSameIdentity(as other: ExpiringInstance) -> Bool {
    let (own, others) = (identity, other.identity)
    return own.key == others.key && own.dependencies.count == others.dependencies.count
      && own.dependencies.allSatisfy { one in others.dependencies.contains { $0.isSame(as: one) } }
  }
}
