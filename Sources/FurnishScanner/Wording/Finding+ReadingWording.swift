import FurnishGraph

// The words of findings about the source as it was read: files, declarations and comments. Each is tested word for
// word.

extension Finding {
  /// Creates the finding `unreachable-module` about a module that no code includes.
  ///
  /// - Parameter module: The full name of the module's type.
  static func unreachableModule(_ module: ServiceSymbol, place: ServicePlace?) -> Finding {
    Finding(
      rule: "unreachable-module", severity: .warning,
      message: "\(module) is included nowhere, so nothing that it registers can be found.",
      location: module.fullDescription + (place.map { ", declared at \($0)" } ?? ""),
      place: place, chain: [module],
      fix: "include it, `services.include(\(module.shortType)())`, or remove it."
    )
  }

  /// Creates the finding `not-public` about a declaration that is named outside of its module.
  ///
  /// - Parameters:
  ///   - name: The initializer or function: `Page.init(log:)`.
  ///   - module: The module of the declaration.
  static func notPublic(
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

  /// The part of a registration or a request, or of the conditions around them, that cannot be read.
  enum Undecidable: Hashable, Sendable {
    case type(String)
    case name(String)
    case lifetime(String)
    case module(String)
    case collection
    case container
    case request(String)
    case conditions
  }

  /// Creates the finding `undecidable` about code that cannot be read.
  static func undecidable(_ part: Undecidable, place: ServicePlace?) -> Finding {
    let (message, fix) =
      switch part {
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

  /// Creates the finding `syntax-error` with the message of the parser.
  static func syntaxError(_ message: String, place: ServicePlace) -> Finding {
    Finding(
      rule: "syntax-error", severity: .error, message: "This is not valid Swift: \(message).", location: "\(place)",
      place: place, fix: "fix it; the rest of the file was checked as far as it could be read.")
  }

  /// Creates the finding `unreadable-file` about a file that is not checked.
  static func unreadableFile(_ path: String, because reason: String) -> Finding {
    Finding(
      rule: "unreadable-file", severity: .error, message: "\(path) cannot be read: \(reason).", location: path,
      place: ServicePlace(file: path, line: 1, column: 1),
      fix: "make it readable, or exclude it from the check.")
  }

  /// Creates the finding `unused-ignore` about a comment that suppresses no finding.
  ///
  /// - Parameter isKnown: Whether a rule of this name exists.
  static func unusedIgnore(_ rule: String, isKnown: Bool, place: ServicePlace) -> Finding {
    Finding(
      rule: "unused-ignore", severity: .warning,
      message: isKnown ? "There is no \(rule) here to ignore." : "There is no rule \(rule.debugDescription).",
      location: "\(place)", place: place,
      fix: isKnown ? "remove the comment." : "write `// furnish:ignore missing-service reason`, with the rule's name.")
  }
}

extension Finding {
  /// Returns the finding in the words for a locator: services are added to a locator, not registered.
  func inLocator() -> Finding {
    guard rule == "missing-service", let service = chain.last else { return self }
    var finding = self
    finding.message = "\(service) is added to no locator."
    finding.fix = "add `ServiceLocator.shared.addService(service: … as \(service.shortType))`."
    return finding
  }

  /// Returns the finding with the fix for a property with `@Injected`: set a scope around the code that reads it.
  func ofProperty() -> Finding {
    guard rule == "scoped-from-root" else { return self }
    var finding = self
    finding.fix =
      "set a scope around the code that reads it: `withServices { $0.provider = provider.makeScope() } operation: { … }`."
    return finding
  }

  /// Creates the finding `missing-service` about a service of a container that a property requests, although the program
  /// sets no provider.
  static func missingProvider(_ service: ServiceSymbol, place: ServicePlace) -> Finding {
    Finding(
      rule: "missing-service", severity: .error,
      message: "\(service) is injected, but the program sets no provider, and adds it to no locator.",
      location: "\(service.fullDescription), injected at \(place)", place: place, chain: [service],
      fix:
        "set the provider where the program starts, `prepareServices { $0.provider = provider }`, or around the code that "
        + "reads it, with `withServices`.")
  }

  /// The note of a missing service in a container with a level whose input is unknown.
  static let inputMayBeService = Note(
    message: "A level of this container was not read as a whole; the service may be its input.")
  /// Returns the note that names a container with the fault, if another container with the same registration lacks it.
  static func containerOfFault(_ place: ServicePlace) -> Note {
    Note(message: "This is so in the container that is created here.", place: place)
  }
  /// The note of a finding that depends on a test of constants which was not evaluated.
  static let conditionIsConstant = Note(
    message: "The condition tests constants of the program, and its result was not determined.")
  /// The note of a finding whose condition may depend on code that is not followed.
  static let conditionIsNotFollowed = Note(
    message: "The condition depends on code that the check does not follow, and may never occur.")
  /// The note of a service that is registered under a condition, and requested by a property.
  static let readsAreUnknown = Note(
    message: "It is registered under a condition; the source does not show whether code reads the property without it.")
  /// The note of a service that is registered under one condition and requested under another.
  static let conditionsMayAgree = Note(
    message: "It is registered under another condition; the two may always agree.")
  /// The note of a finding about a request to a provider that may be the root, or that of another scope.
  static let providerMayBeAnother = Note(message: "The source does not show whether the provider is the root.")
  /// The note of a service that one of several containers in a list lacks.
  static let elementIsUnknown = Note(message: "The source does not show which element it is.")
}
