/// For how long an instance is kept that does not stay as long as its scope.
enum Keeping: Sendable {
  /// While its lifetime says so.
  case whileServing(@Sendable () -> Bool)
  /// While somebody holds it.
  case whileHeld(WeakReference)

  /// Nil for an instance that stays.
  init?(of storage: KeptStorage, _ registration: ServiceRegistration) throws(ServiceError) {
    let lifetime = registration.lifetime
    if lifetime is Weak {
      let boxed = storage.boxed
      guard type(of: boxed) is AnyClass else { throw .weakValue(registration) }
      self = .whileHeld(WeakReference(boxed as AnyObject, registration.recipe))
    } else if lifetime is Singleton || lifetime is Scoped || lifetime is Transient {
      return nil
    } else {
      self = .whileServing(Keeping.stamped(lifetime))
    }
  }

  private static func stamped(_ lifetime: some Lifetime) -> @Sendable () -> Bool {
    let stamp = lifetime.stamp()
    return { lifetime.keeps(stamp) }
  }
}

/// An object that others hold, and the service that it is.
///
/// `@unchecked Sendable`: the reference is set once, in `init`, and reading it is atomic; what
/// it leads to is handed on only as the service, with the rules for that.
final class WeakReference: @unchecked Sendable {
  private weak let object: AnyObject?
  private let recipe: Recipe

  init(_ object: AnyObject, _ recipe: Recipe) {
    self.object = object
    self.recipe = recipe
  }

  /// The service, as long as somebody holds it.
  func storage() -> KeptStorage? {
    guard let object else { return nil }
    func storage<T>(_ service: T.Type) -> KeptStorage {
      // It was a value of that type when it was made.
      KeptStorage(object as! T)
    }
    return _openExistential(recipe.service, do: storage)
  }
}

/// An instance that is kept aside, with what keeps it.
enum Aside: Sendable {
  case strong(KeptValue, while: @Sendable () -> Bool)
  case weak(
    WeakReference, key: UInt, dependencies: [Dependency],
    value: @Sendable (KeptStorage) -> KeptValue)

  init(_ value: KeptValue, _ keeping: Keeping) {
    switch keeping {
    case .whileServing(let serves): self = .strong(value, while: serves)
    case .whileHeld(let reference):
      self = .weak(
        reference, key: value.key, dependencies: value.dependencies, value: value.sibling)
    }
  }

  /// One that stays where nothing says otherwise.
  init(_ value: KeptValue) {
    self = value.keeping.map { Aside(value, $0) } ?? .strong(value, while: { true })
  }

  /// The instance, if it still serves and `layer` may have it: that of any layer where there is
  /// none.
  func value(validFrom layer: Layer? = nil) -> KeptValue? {
    switch self {
    case .strong(let value, let serves):
      layer.map(value.isValid) != false && serves() ? value : nil
    case .weak(let reference, _, _, let value):
      reference.storage().map(value).flatMap { layer.map($0.isValid) != false ? $0 : nil }
    }
  }

  /// The instance, whether or not it still serves.
  var remaining: KeptValue? { strong ?? value() }

  /// What has to be let go with this.
  var strong: KeptValue? {
    if case .strong(let value, _) = self { value } else { nil }
  }

  private var place: (key: UInt, dependencies: [Dependency]) {
    switch self {
    case .strong(let value, _): (value.key, value.dependencies)
    case .weak(_, let key, let dependencies, _): (key, dependencies)
    }
  }

  /// Whether there can still be a layer from which this is valid.
  var isReachable: Bool { place.dependencies.allSatisfy(\.isReachable) }

  /// Whether both stand in the same place and depend on the same, so that only one can serve.
  func isInstead(of other: Aside) -> Bool {
    let (mine, others) = (place, other.place)
    return mine.key == others.key && mine.dependencies.count == others.dependencies.count
      && mine.dependencies.allSatisfy { one in others.dependencies.contains { $0.isSame(as: one) } }
  }
}
