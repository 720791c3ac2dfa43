// The words of the errors of `@Injected` and the locator. Each is tested word for word.

extension ServiceIssue {
  static func missingInjected(
    _ type: any Any.Type, hasProvider: Bool, hint: LocatorHint? = nil, place: CallPlace
  ) -> ServiceIssue {
    let others =
      hasProvider
      ? "the provider in force has none, nor has the locator" : "no provider is in force, and the locator has none"
    let register =
      hasProvider
      ? "register it: `services.register(\(TypeName.expression(type))) { … }`"
      : "set a provider around the code that reads it: `withServices { $0.provider = provider } operation: { … }`"
    return ServiceIssue(
      what: "\(TypeName.shortService(type)) was injected, but \(others).",
      location: "\(TypeName.service(type)), injected at \(place.description)",
      fix: "\(register); or add it: `\(adding(type))`.\(explained(hint, type))",
      place: place
    )
  }

  static func missingProvider(
    _ type: any Any.Type, of property: String, in owner: any Any.Type, place: CallPlace
  ) -> ServiceIssue {
    let owner = (short: TypeName.short(owner), full: TypeName.full(owner))
    return ServiceIssue(
      what: "\(owner.short).\(property) was read, but it has no value, and \(owner.short) no provider to resolve one.",
      location: "\(owner.full).\(property) (\(TypeName.service(type))), injected at \(place.description)",
      fix: "set `provider` before, as `init(provider:)` does; or set `\(property)` by hand.",
      place: place
    )
  }

  static func missingInLocator(
    _ type: any Any.Type, hint: LocatorHint?, place: CallPlace
  ) -> ServiceIssue {
    ServiceIssue(
      what: "\(TypeName.shortService(type)) was requested from the locator, which has none.",
      location: "\(TypeName.service(type)), requested at \(place.description)",
      fix: "add it before: `\(adding(type))`.\(explained(hint, type))",
      place: place
    )
  }

  private static func adding(_ type: any Any.Type) -> String {
    "ServiceLocator.shared.addService(service: … as \(TypeName.shortService(type)))"
  }

  /// Returns the sentence about a similar service that was added, or an empty text without one.
  private static func explained(_ hint: LocatorHint?, _ type: any Any.Type) -> String {
    guard let hint else { return "" }
    let added = "\(TypeName.service(hint.type)), added at \(hint.place.description),"
    return switch hint.kind {
    case .fits: " \(added) would do: add it `as \(TypeName.shortService(type))`."
    case .hasThatName: " \(added) is another type of that name."
    }
  }
}
