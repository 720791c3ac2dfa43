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
  case weak(WeakReference, key: UInt, dependencies: [Dependency])

  init(_ value: KeptValue, _ keeping: Keeping) {
    switch keeping {
    case .whileServing(let serves): self = .strong(value, while: serves)
    case .whileHeld(let reference):
      self = .weak(reference, key: value.key, dependencies: value.dependencies)
    }
  }

  /// The instance, if it still serves.
  func value() -> KeptValue? {
    switch self {
    case .strong(let value, let serves): serves() ? value : nil
    case .weak(let reference, let key, let dependencies):
      reference.storage().map {
        KeptValue($0, key: key, dependencies: dependencies, dependsOnContext: !dependencies.isEmpty)
      }
    }
  }

  /// The instance, whether or not it still serves.
  var remaining: KeptValue? {
    if case .strong(let value, _) = self { value } else { value() }
  }

  /// What has to be let go with this.
  var strong: [KeptValue] {
    if case .strong(let value, _) = self { [value] } else { [] }
  }
}
