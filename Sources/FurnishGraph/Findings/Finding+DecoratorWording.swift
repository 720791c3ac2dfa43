extension Finding {
  /// Creates the finding `unused-decorator` about a decorator of a service that is not registered, or is an input.
  ///
  /// - Parameters:
  ///   - key: The key of the decorator, if the service is registered under other keys.
  ///   - levels: The full names of the levels whose input the service is.
  package static func unusedDecorator(
    _ service: ServiceSymbol, key: String? = nil, place: ServicePlace?, nearMisses: [NearMiss] = [],
    inputOf levels: [String] = []
  ) -> Finding {
    if let key { return unusedDecorator(service, underKey: TypeSpelling.shortKey(key), place: place) }
    let instead = nearMisses.first.map { "decorate \(name(of: $0, insteadOf: service)) instead, " } ?? ""
    let isInput = !levels.isEmpty
    let names = levels.map(TypeSpelling.short).joined(separator: " or ")
    let reason = isInput ? "is the input of \(names), which cannot be decorated" : "is not registered"
    return Finding(
      rule: "unused-decorator", severity: .warning,
      message: "A decorator has no effect: \(service) \(reason).",
      location: service.fullDescription + (place.map { ", decorated at \($0)" } ?? ""),
      place: place, chain: [service],
      notes: nearMisses.map { note(on: $0, insteadOf: service) },
      fix: isInput
        ? "\(instead)pass a decorated \(service) to `makeScope`, or remove the decorator."
        : "\(instead)register \(service), `\(register(service))`, or remove the decorator."
    )
  }

  /// Creates the finding `unused-decorator` about a decorator of transient registrations, if the service has only
  /// registrations with other lifetimes.
  ///
  /// - Parameter key: The key of the decorator, if it has one.
  package static func unusedDecorator(
    ofTransients service: ServiceSymbol, key: String? = nil, place: ServicePlace?
  ) -> Finding {
    let subject = key.map { "\(service.shortType) under the key \(TypeSpelling.shortKey($0))" } ?? "\(service)"
    return Finding(
      rule: "unused-decorator", severity: .warning,
      message: "A decorator has no effect: \(subject) is not registered as transient.",
      location: service.fullDescription + (place.map { ", decorated at \($0)" } ?? ""),
      place: place, chain: [service],
      fix:
        "remove `lifetime:` if the service is Sendable, decorate it with `decorateOnMainActor` if it belongs to the main "
        + "actor, or remove the decorator."
    )
  }

  private static func unusedDecorator(
    _ service: ServiceSymbol, underKey key: String, place: ServicePlace?
  ) -> Finding {
    Finding(
      rule: "unused-decorator", severity: .warning,
      message: "A decorator has no effect: \(service.shortType) is not registered under the key \(key).",
      location: service.fullDescription + (place.map { ", decorated at \($0)" } ?? ""),
      place: place, chain: [service],
      fix: "decorate another key, register \(service.shortType) under this one, "
        + "`\(call("services.register", service, key: key)) { … }`, or remove the decorator."
    )
  }
}
