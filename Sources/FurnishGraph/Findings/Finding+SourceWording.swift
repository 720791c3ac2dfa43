// The words of findings about the source alone: Finding+Wording.swift has all others. Each is tested word for word.

extension Finding {
  package static func duplicateRegistration(
    _ service: ServiceSymbol, place: ServicePlace?, first: ServicePlace?
  ) -> Finding {
    Finding(
      rule: "duplicate-registration", severity: .warning,
      message: "\(service) is registered again, and no request takes all of its registrations.",
      location: service.fullDescription + (place.map { ", registered at \($0)" } ?? ""),
      place: place, chain: [service],
      notes: [Note(message: "\(service) is registered here first.", place: first)],
      fix: "remove one of them, or say which wins: `\(call("services.replacing.register", service)) { … }`."
    )
  }

  /// - Parameters:
  ///   - chain: From the requester, or from the requested service, to the one whose recipe can throw.
  ///   - requested: The service in the chain whose request cannot throw.
  ///   - isShared: The container shares the last service, so that `start()` can create it.
  ///   - isAsynchronous: The recipe of the last service is asynchronous.
  package static func throwingRecipe(
    chain: [ServiceSymbol], requested: ServiceSymbol, place: ServicePlace?, hops: [ServicePlace?] = [],
    isShared: Bool = true, isAsynchronous: Bool = false
  ) -> Finding {
    let throwing = chain[chain.count - 1]
    let other =
      isShared
      ? "register \(throwing) with `eager: true`, so that start() throws the error"
      : "handle the error in the recipe of \(throwing)"
    let request = "`\(isAsynchronous ? "try await" : "try") provider.\(call("require", requested))`"
    return Finding(
      rule: "throwing-recipe", severity: .error,
      message: "The recipe of \(throwing) can throw, and the request cannot: an error stops the program.",
      location: self.requested(chain, at: place),
      place: place, chain: chain, notes: notes(chain, hops),
      fix: "request \(requested) with \(request), or \(other)."
    )
  }

  package static func unusedRegistration(_ service: ServiceSymbol, place: ServicePlace?) -> Finding {
    Finding(
      rule: "unused-registration", severity: .warning,
      message: "\(service) is registered, but never requested.",
      location: service.fullDescription + (place.map { ", registered at \($0)" } ?? ""),
      place: place, chain: [service],
      fix: service.keyType == nil
        ? "remove it, or declare a request that the source does not show: `furnish check --root \(bareName(service))`."
        : "remove it, or request it: `provider.\(call("resolveAll", service))`."
    )
  }

  /// `opaque-recipe`, about the source.
  package static func unreadRecipe(_ service: ServiceSymbol, place: ServicePlace?) -> Finding {
    Finding(
      rule: "opaque-recipe", severity: .note,
      message:
        "\(service) is created by code that cannot be read here, so the rules cannot read all of its dependencies.",
      location: service.fullDescription + (place.map { ", registered at \($0)" } ?? ""),
      place: place, chain: [service],
      fix: "let it take its dependencies as parameters, as in "
        + "`\(call("services.register", service)) { (clock: any Clock) in … }`, "
        + "or check the source of that code as well."
    )
  }

  /// - Parameter module: The full name of the module's type.
  package static func unreachableModule(_ module: ServiceSymbol, place: ServicePlace?) -> Finding {
    Finding(
      rule: "unreachable-module", severity: .warning,
      message: "\(module) is included nowhere, so nothing that it registers can be found.",
      location: module.fullDescription + (place.map { ", declared at \($0)" } ?? ""),
      place: place, chain: [module],
      fix: "include it, `services.include(\(module.shortType)())`, or remove it."
    )
  }

  /// - Parameters:
  ///   - name: The initializer or function: `Page.init(log:)`.
  ///   - module: The module of the declaration.
  package static func notPublic(
    _ name: String, module: String, place: ServicePlace?, declaration: ServicePlace?
  ) -> Finding {
    Finding(
      rule: "not-public", severity: .error,
      message: "\(name) may be used only inside of \(module).",
      location: "\(module), named" + (place.map { " at \($0)" } ?? " elsewhere"),
      place: place,
      notes: [Note(message: "\(name) is declared here.", place: declaration)],
      fix: "make \(name) public, or register it in \(module)."
    )
  }

  /// The part of a registration that cannot be read.
  package enum Undecidable: Hashable, Sendable {
    case type(String)
    case name(String)
    case lifetime(String)
    case module(String)
    case collection
    case container
    case request(String)
    case conditions
  }

  package static func undecidable(_ what: Undecidable, place: ServicePlace?) -> Finding {
    let (message, fix) =
      switch what {
      case .type(let text):
        ("The type of `\(text)` cannot be read here.", "name the type where it is registered: `(any Log).self`.")
      case .name(let text):
        ("The name `\(text)` cannot be read here.", "write it as a literal, or as a constant of ServiceName.")
      case .lifetime(let text):
        (
          "The lifetime `\(text)` cannot be read here, and is taken for a singleton.",
          "name it where it is registered: `lifetime: .scoped`."
        )
      case .module(let text):
        (
          "The registrations of `\(text)` cannot be read here.",
          "include a module by its type: `services.include(Core())`."
        )
      case .collection:
        (
          "The services are passed to code that cannot be read here.",
          "register them in a ServiceModule, or in a function whose source is checked as well."
        )
      case .container:
        (
          "Which container this registers in cannot be read here.",
          "let the function take `services: any ServiceCollection`, or keep the container in a property with its type."
        )
      case .request(let text):
        (
          "The service that `\(text)` requests cannot be read here, and may be missing.",
          "name the type where it is requested: `(any Log).self`."
        )
      case .conditions:
        (
          "The conditions under which services are registered here are too many to judge together.",
          "say which flags are set and which are not: `furnish check --define DEBUG --undefine TRACE`."
        )
      }
    return Finding(
      rule: "undecidable", severity: .warning, message: message,
      location: place.map { "\($0)" } ?? "the program", place: place, fix: fix)
  }

  package static func syntaxError(_ message: String, place: ServicePlace) -> Finding {
    Finding(
      rule: "syntax-error", severity: .error, message: "This is not valid Swift: \(message).", location: "\(place)",
      place: place, fix: "fix it; the rest of the file was checked as far as it could be read.")
  }

  package static func unreadableFile(_ path: String, because reason: String) -> Finding {
    Finding(
      rule: "unreadable-file", severity: .error, message: "\(path) cannot be read: \(reason).", location: path,
      place: ServicePlace(file: path, line: 1, column: 1),
      fix: "make it readable, or leave it out of what is checked.")
  }

  /// - Parameter isKnown: A rule of this name exists.
  package static func unusedIgnore(_ rule: String, isKnown: Bool, place: ServicePlace) -> Finding {
    Finding(
      rule: "unused-ignore", severity: .warning,
      message: isKnown ? "There is no \(rule) here to ignore." : "There is no rule \(rule.debugDescription).",
      location: "\(place)", place: place,
      fix: isKnown ? "remove the comment." : "write `// furnish:ignore missing-service reason`, with the rule's name.")
  }

  private static func bareName(_ service: ServiceSymbol) -> String {
    service.shortType.hasPrefix("any ") ? String(service.shortType.dropFirst(4)) : service.shortType
  }
}

extension Finding {
  /// Returns the finding in the words of a locator: services are added to it, not registered.
  package func inLocator() -> Finding {
    guard rule == "missing-service", let service = chain.last else { return self }
    var finding = self
    finding.message = "\(service) is added to no locator."
    finding.fix = "add `ServiceLocator.shared.addService(service: … as \(service.shortType))`."
    return finding
  }

  /// The note of a service that is registered under one test and requested under another.
  package static let conditionsMayAgree = Note(
    message: "It is registered under another condition; the two may always agree.")
}

/// The rules of style.
extension Finding {
  package static func uncontrolledDependency(_ expression: String, value: String, place: ServicePlace) -> Finding {
    style(
      "uncontrolled-dependency", "\(expression) cannot be controlled in a test.", at: place,
      fix: "read it from the services: `@Injected(\\.\(value)) var \(value)`.")
  }

  /// - Parameter stored: The places at which values of it are stored, beside services that are structures of closures.
  package static func protocolInjection(
    _ service: ServiceSymbol, place: ServicePlace, stored: [ServicePlace] = []
  ) -> Finding {
    var finding = style(
      "protocol-injection", "\(service) is a protocol, where a structure of closures would do.", at: place,
      fix: "declare a `struct` with a `@Sendable` closure for each operation, and make it live, mock or preview.")
    finding.notes = stored.map { Note(message: "\(service) is stored here.", place: $0) }
    return finding
  }

  package static func unsendableService(_ service: ServiceSymbol, place: ServicePlace) -> Finding {
    style(
      "unsendable-service", "\(service) is a service, and not Sendable.", at: place,
      fix: "let it conform: `struct \(service.shortType): Sendable`.")
  }

  package static func unsendableEndpoint(_ name: String, of service: ServiceSymbol, place: ServicePlace) -> Finding {
    style(
      "unsendable-endpoint", "The endpoint \(name) of \(service) is not @Sendable.", at: place,
      fix: "write `var \(name): @Sendable …`.")
  }

  package static func serviceWithoutStore(_ service: ServiceSymbol, place: ServicePlace) -> Finding {
    style(
      "service-without-store", "\(service) owns no store.", at: place,
      fix: "give it one, `let store: …Store`, or say that it has none: `@ClosureService(store: .none)`.")
  }

  package static func missingFactories(
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
