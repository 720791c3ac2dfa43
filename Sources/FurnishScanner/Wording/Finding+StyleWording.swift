import FurnishGraph

// The words of findings of the rules of style. Each is tested word for word.

extension Finding {
  /// Creates the finding `uncontrolled-dependency` about code that reads a value which no test can replace.
  static func uncontrolledDependency(_ expression: String, value: String, place: ServicePlace) -> Finding {
    style(
      "uncontrolled-dependency", "\(expression) cannot be controlled in a test.", at: place,
      fix: "read it from the services: `@Injected(\\.\(value)) var \(value)`.")
  }

  /// Creates the finding `protocol-injection` about a service that is a protocol.
  ///
  /// - Parameter stored: The places at which values of the protocol are stored, in files with services that
  ///   are structures of closures.
  static func protocolInjection(
    _ service: ServiceSymbol, place: ServicePlace, stored: [ServicePlace] = []
  ) -> Finding {
    var finding = style(
      "protocol-injection", "\(service) is a protocol, where a structure of closures would do.", at: place,
      fix: "declare a `struct` with a `@Sendable` closure for each operation, and make it live, mock or preview.")
    finding.notes = stored.map { Note(message: "\(service) is stored here.", place: $0) }
    return finding
  }

  /// Creates the finding `unsendable-service` about a service that is not `Sendable`.
  static func unsendableService(_ service: ServiceSymbol, place: ServicePlace) -> Finding {
    style(
      "unsendable-service", "\(service) is a service, and not Sendable.", at: place,
      fix: "let it conform: `struct \(service.shortType): Sendable`.")
  }

  /// Creates the finding `unsendable-endpoint` about an endpoint whose closure is not `@Sendable`.
  static func unsendableEndpoint(_ name: String, of service: ServiceSymbol, place: ServicePlace) -> Finding {
    style(
      "unsendable-endpoint", "The endpoint \(name) of \(service) is not @Sendable.", at: place,
      fix: "write `var \(name): @Sendable …`.")
  }

  /// Creates the finding `service-without-store` about a service that owns no store.
  static func serviceWithoutStore(_ service: ServiceSymbol, place: ServicePlace) -> Finding {
    style(
      "service-without-store", "\(service) owns no store.", at: place,
      fix: "give it one, `let store: …Store`, or state that it has none: `@ClosureService(store: .none)`.")
  }

  /// Creates the finding `missing-factory` about a service without some of its static properties, such as `live`.
  static func missingFactories(
    _ names: [String], of service: ServiceSymbol, place: ServicePlace
  ) -> Finding {
    style(
      "missing-factory", "\(service) has no \(names.joined(separator: ", no ")).", at: place,
      fix: "add `extension \(service.shortType) { static var \(names[0]): Self { … } }`.")
  }

  private static func style(_ rule: String, _ message: String, at place: ServicePlace, fix: String) -> Finding {
    Finding(rule: rule, severity: .warning, message: message, location: "\(place)", place: place, fix: fix)
  }
}
