import FurnishGraph

// The words of findings about live values of keys. Each is tested word for word.

extension Finding {
  /// Creates the finding `missing-live-value` about a key that has only a test value, and that the program reads.
  ///
  /// - Parameters:
  ///   - place: The place where the key is first read.
  ///   - declared: The place of the declaration of the key.
  static func missingLiveValue(
    _ key: ServiceSymbol, place: ServicePlace, declared: ServicePlace
  ) -> Finding {
    Finding(
      rule: "missing-live-value", severity: .error,
      message: "\(key) has no live value in this program, so its test value is used.",
      location: "\(key.fullDescription), read at \(place)", place: place, chain: [key],
      notes: [Note(message: "\(key) is declared here.", place: declared)],
      fix: "declare it in a module that the program links, "
        + "`extension \(key.shortType): ServiceKey { static var defaultValue … }`, or set it at the start: "
        + "`prepareServices { $0[\(key.shortType).self] = … }`.")
  }

  /// Creates the finding `dependency-cycle` about keys whose defaults read each other.
  ///
  /// - Parameter chain: The keys of the circle. The first is also the last.
  static func cyclicDefault(_ chain: [ServiceSymbol], place: ServicePlace) -> Finding {
    let key = chain[0]
    return Finding(
      rule: "dependency-cycle", severity: .error,
      message: "The default of \(key) depends on itself.",
      location: chain.map(\.description).joined(separator: " → "), place: place, chain: chain,
      fix: "let one of the defaults read the other value later, in a closure or by a service that stores the key.")
  }

  /// The origin of the value that a program reads for a key.
  enum LiveValueOrigin: Hashable, Sendable {
    /// The key has only a test value.
    case testValue
    /// The module of the key declares a default value.
    case ownValue
    /// `@ClosureService` has written a default value.
    case closureService
  }

  /// Creates the finding `ignored-live-value` about a `defaultValue` that the program never reads.
  ///
  /// - Parameters:
  ///   - module: The module that declares the key.
  ///   - place: The place of the `defaultValue` that is never read.
  static func ignoredLiveValue(
    _ key: ServiceSymbol, in module: String, _ origin: LiveValueOrigin, place: ServicePlace
  ) -> Finding {
    let (reason, fix) =
      switch origin {
      case .testValue:
        (
          "this extension does not conform to ServiceKey",
          "write the conformance, `extension \(key.shortType): ServiceKey`."
        )
      case .ownValue:
        (
          "\(key) has a default value in \(module)",
          "let \(key) be a `TestServiceKey` in \(module), and a `ServiceKey` here: `extension \(key.shortType): ServiceKey`."
        )
      case .closureService:
        (
          "`@ClosureService` has written another one in \(module)",
          "call it `live`, and register it or set it at the start: `prepareServices { $0[\(key.shortType).self] = .live }`."
        )
      }
    return Finding(
      rule: "ignored-live-value", severity: .error,
      message: "This default value of \(key) is never read: \(reason).",
      location: "\(key.fullDescription), extended at \(place)", place: place, chain: [key], fix: fix)
  }
}
