/// Optionals, as those see them who were asked for one that nobody has added or registered: then
/// what it wraps will do, and nil is an answer.
protocol OptionalService {
  static func found(in locator: ServiceLocator) -> Self
  static func provided(by values: ServiceValues) -> Self
  static func source(in values: ServiceValues) -> InjectedSource?
}

extension Optional: OptionalService {
  static func found(in locator: ServiceLocator) -> Self { locator.found(Wrapped.self) }

  static func provided(by values: ServiceValues) -> Self { values.provided(Wrapped.self) }

  static func source(in values: ServiceValues) -> InjectedSource? {
    values.sourceOfType(Wrapped.self)
  }
}
