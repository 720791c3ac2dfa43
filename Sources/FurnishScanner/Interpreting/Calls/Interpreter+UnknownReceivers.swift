/// Calls whose receiver cannot be read, such as a provider or a collection in a `Result`, a task, a stream or a key
/// path.
///
/// A request among them counts as one to an unknown provider, and a registration as one in an unknown container. They
/// are recognized by their names and arguments, by the name of the receiver, and by the imports of the file.
extension Interpreter {
  /// Returns whether a call on a receiver that cannot be read is a request of Furnish:
  /// `self.provider.require(User.self)` in a file that imports Furnish. A call of `request.parameters.require("id")` is
  /// not.
  func isRequest(_ name: String, _ call: Call, onUnread receiver: Value, in environment: Environment) -> Bool {
    let file = environment.context.file
    guard FurnishNames.requests.contains(name), index.importsFurnish(file) else { return false }
    switch receiver {
    case .unknown: if FurnishNames.unmistakableRequests.contains(name) { return true }
    case .instance: return FurnishNames.unmistakableRequests.contains(name)
    default: return false
    }
    guard case .member(let base, _, _) = call.callee else { return false }
    if base.isNamedAsProvider, call.arguments.contains(where: { isType($0.value, in: environment) }) { return true }
    guard call.arguments.contains(where: { $0.value.isMetatype }) else { return false }
    // Other libraries declare functions of these names as well, for types of their own.
    return name != "with" && index.dialects.isEmpty && call.arguments[0].label == nil
      && call.arguments[0].value.isMetatype && call.arguments.allSatisfy { Self.labelsOfRequests.contains($0.label) }
      && importsOnlySystemLibraries(file) && isOwnReceiver(base, in: environment)
  }

  /// Returns whether an argument is a type, or a variable whose value is one.
  private func isType(_ argument: Expression, in environment: Environment) -> Bool {
    if argument.isMetatype { return true }
    guard argument.isPath, case .type = evaluate(argument, in: environment) else { return false }
    return true
  }

  /// Returns whether an unread receiver belongs to the program: a local name, `services`, or a property of an instance
  /// of a type of the program, `self.services`. A path that begins with a type, `Auth.shared`, does not, and neither
  /// does `request.auth` where the type of `request` is unknown.
  private func isOwnReceiver(_ base: Expression, in environment: Environment) -> Bool {
    guard !base.beginsWithType, case .member(let owner, _, _) = base, owner.isPath else { return !base.beginsWithType }
    guard case .instance(let type, _) = evaluate(owner, in: environment) else { return false }
    return index.declaration(of: type) != nil
  }

  /// Returns whether a file imports only Furnish, modules of the program, and libraries of the system.
  func importsOnlySystemLibraries(_ file: FileID) -> Bool {
    index.imports[file].allSatisfy { one in
      one.module.hasPrefix("Furnish") || index.moduleNumbers[one.module] != nil
        || Self.systemModules.contains(one.module)
    }
  }

  private static let systemModules: Set<String> = [
    "AppKit", "Combine", "CoreData", "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Observation",
    "OSLog", "StoreKit", "SwiftData", "SwiftUI", "Synchronization", "UIKit", "WatchKit", "os",
  ]

  private static let labelsOfRequests: Set<String?> = [nil, "name", "by"]

  /// Returns whether a call on a receiver that cannot be read is a registration:
  /// `self.context.services.register((any Log).self) { … }`.
  func isRegistration(_ name: String, _ base: Expression, _ call: Call, in file: FileID) -> Bool {
    guard name == FurnishNames.include || FurnishNames.registering.contains(name) else { return false }
    // A plain name does not count: it may be the parameter of a closure, which has a known collection where the closure
    // is called.
    let isKnownByName =
      if case .member(_, let lastName, _) = base {
        // Types of other libraries have a property `services` as well. A file without an import of Furnish can use
        // collections of Furnish if another file of the module imports it, so the other imports of the file decide.
        lastName.hasSuffix("ervices") && (index.importsFurnish(file) || importsOnlySystemLibraries(file))
      } else { false }
    let isKnownByType =
      !base.isName && !base.beginsWithType && index.importsFurnish(file) && call.arguments.first?.label == nil
      && call.arguments.first?.value.isMetatype == true
    guard isKnownByName || isKnownByType else { return false }
    let labels: Set<String?> = [
      nil, "as", "name", "lifetime", "eager", "instance", "with", "onSuccess", "onFailure", "onChange", "from", "at",
      "reloading",
    ]
    return call.arguments.count > (name == "include" || call.argument("as") != nil ? 0 : 1)
      && call.arguments.allSatisfy { labels.contains($0.label) }
  }

  /// Notes a registration in an unknown container. Any container may then have more services than were read.
  func registerInUnknownContainer(_ call: Call, in environment: Environment) -> Value {
    noteRegistrationInUnknownContainer(at: SourcePlace(file: environment.context.file, place: call.place))
    return callCollection("register", Value.Collection(), call, in: environment)
  }

  /// Notes that code registers a service in an unknown container.
  func noteRegistrationInUnknownContainer(at place: SourcePlace) {
    note(SourceObstacle(kind: .container, place: place))
    events.entriesWithUnplacedRegistrations.insert(progress.entry)
  }
}

extension Expression {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }

  /// Whether its last name ends like that of a provider: `self.provider`, `appContainer`.
  fileprivate var isNamedAsProvider: Bool {
    switch self {
    case .name(let lastName, _), .member(_, let lastName, _):
      ["provider", "scope", "container", "services", "locator"].contains { lastName.lowercased().hasSuffix($0) }
    default: false
    }
  }

  /// Whether its first name is that of a type: `Container.shared.resolver`.
  fileprivate var beginsWithType: Bool {
    switch self {
    case .name(let name, _): name.first?.isUppercase == true
    case .type: true
    case .member(let base, _, _): base.beginsWithType
    case .call(let call): if case .member(let base, _, _) = call.callee { base.beginsWithType } else { false }
    default: false
    }
  }
}
