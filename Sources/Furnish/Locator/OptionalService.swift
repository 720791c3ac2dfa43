/// The protocol through which `Optional` can be requested: an optional service resolves to the service that it wraps,
/// or to `nil` if that is neither added nor registered.
protocol OptionalService {
  static func found(in locator: ServiceLocator) -> Self
  static func provided(by values: ServiceValues, at place: CallPlace) -> Self
  static func source(in values: ServiceValues) -> InjectedSource?
}

extension Optional: OptionalService {
  static func found(in locator: ServiceLocator) -> Self { locator.found(Wrapped.self) }

  static func provided(by values: ServiceValues, at place: CallPlace) -> Self {
    values.provided(Wrapped.self, at: place)
  }

  static func source(in values: ServiceValues) -> InjectedSource? {
    values.sourceOfType(Wrapped.self)
  }
}
