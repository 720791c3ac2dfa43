// The words of findings about keys. Each is tested word for word.

extension Finding {
  /// Creates the finding `duplicate-key` about a service that is registered several times under one key.
  ///
  /// - Parameters:
  ///   - key: The key, as `String(reflecting:)` writes it; `nil` if its text is unknown.
  ///   - places: The places of all registrations under the key, in order.
  package static func duplicateKey(
    _ key: String?, of service: ServiceSymbol, isOnMainActor: Bool = false, places: [ServicePlace?]
  ) -> Finding {
    let key = key.map(TypeSpelling.shortKey)
    let times = places.count == 2 ? "twice" : "\(places.count) times"
    let under = key.map { "the key \($0)" } ?? "one key"
    let known = places.compactMap(\.self).map { "at \($0)" }
    let register = call("services.replacing.\(registering(isOnMainActor))", service, key: key ?? "…")
    return Finding(
      rule: "duplicate-key", severity: .error,
      message: "\(service.shortType) is registered \(times) under \(under).",
      location: service.fullDescription + (known.isEmpty ? "" : ", registered \(list(known))"),
      place: places.last ?? nil, chain: [service],
      notes: places.dropLast().map {
        Note(message: "\(service.shortType) is registered under \(under) here.", place: $0)
      },
      fix: "remove one of them, or say which wins: `\(register) { … }`.",
      affected: places.count
    )
  }
}
