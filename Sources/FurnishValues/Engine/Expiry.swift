/// A condition that limits how long an instance is used, if it need not stay as long as its scope.
package enum Expiry: Sendable {
  /// As long as its lifetime keeps it.
  case whileServing(@Sendable () -> Bool)
  /// For as long as other objects hold it. The function returns another function, which creates values that are stored
  /// as the given one is, for the same instance, without retaining it.
  case whileHeld(WeakReference, sibling: @Sendable (StoredValue) -> @Sendable (ValueStorage) -> StoredValue)
}

/// An object that others hold.
// `@unchecked Sendable`: the reference is set once, in `init`, and reading it is atomic; the object leaves this only as
// the service that it is, under the rules for that.
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
      // It was a value of that type when it was created.
      ValueStorage(object as! T)
    }
    return _openExistential(service, do: storage)
  }
}

/// An instance and the condition under which it serves.
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

  /// Returns the instance, if it has not expired and is valid from `layer`, or from any layer if that is nil.
  package func value(validFrom layer: Layer? = nil) -> StoredValue? {
    switch self {
    case .strong(let value, let serves):
      layer.map(value.isValid) != false && serves() ? value : nil
    case .weak(let reference, _, _, let value):
      reference.storage().map(value).flatMap { layer.map($0.isValid) != false ? $0 : nil }
    }
  }

  /// The instance, whether or not it still serves.
  package var remaining: StoredValue? { strong ?? value() }

  /// The value that this holds, which is released with it.
  package var strong: StoredValue? {
    if case .strong(let value, _) = self { value } else { nil }
  }

  private var place: (key: InstanceKey, dependencies: [ValueDependency]) {
    switch self {
    case .strong(let value, _): (value.key, value.dependencies)
    case .weak(_, let key, let dependencies, _): (key, dependencies)
    }
  }

  /// Whether a layer can still exist from which this is valid.
  var isReachable: Bool { place.dependencies.allSatisfy(\.isReachable) }

  /// Returns whether both belong in the same place and have the same dependencies, so that one replaces the other.
  func isInstead(of other: ExpiringInstance) -> Bool {
    let (mine, others) = (place, other.place)
    return mine.key == others.key && mine.dependencies.count == others.dependencies.count
      && mine.dependencies.allSatisfy { one in others.dependencies.contains { $0.isSame(as: one) } }
  }
}
