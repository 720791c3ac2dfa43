/// The protocol with which `Optional` can be requested: an optional service resolves to the service that it wraps, or
/// to `nil` if that service is neither added nor registered.
protocol OptionalService {
  static func found(in locator: ServiceLocator) -> Self
  static func provided(by values: ServiceValues, at place: CallPlace) -> Self
  static func source(in values: ServiceValues) -> InjectedSource?
}

extension Optional: OptionalService {
  static func found(in locator: ServiceLocator) -> Self { locator.found(Wrapped.self) }

  static func provided(by values: ServiceValues, at place: CallPlace) -> Self {
    values.override(of: Wrapped.self) ?? values.provided(Wrapped.self, at: place)
  }

  static func source(in values: ServiceValues) -> InjectedSource? {
    values.override(of: Wrapped.self) == nil ? values.sourceOfType(Wrapped.self) : .override
  }
}

extension ServiceValues {
  /// Returns the override of a type that is its own key; nil for other types, and without an override.
  fileprivate func override<T>(of type: T.Type) -> T? {
    func value<Key: ServiceKey>(of key: Key.Type) -> T? {
      // A key may have another type as its value, such as an optional of itself, or a type that can be cast to it. Such
      // a key has no override of the service `T`.
      guard Key.Value.self == T.self, layer.hasSet(key) else { return nil }
      return self[key] as? T
    }
    guard let key = type as? any ServiceKey.Type else { return nil }
    return value(of: key)
  }
}
