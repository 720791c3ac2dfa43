import FurnishGraph

// The words of explanations. Each is tested word for word.

extension ServiceExplanation: CustomStringConvertible {
  /// The explanation in words: a line for each fact.
  public var description: String {
    let heading = requester.map { "\(service), requested from \($0):" } ?? "\(service):"
    return ([heading] + lines.map { "  \($0)" }).joined(separator: "\n")
  }

  private var lines: [String] {
    let instance = [ownerLine, sharingLine, stateLine].compactMap { $0 }
    return providerLines + registrationLines + otherRegistrations.map(line) + instance + dependencyLines + valueLines
      + problemLines
  }

  private var providerLines: [String] {
    guard let provider, problem == nil else { return [] }
    let type = ServiceSymbol(type: provider).shortType
    return ["\(type) does not show its registrations: only a provider of a ServiceContainer does."]
  }

  private var registrationLines: [String] {
    guard let registration else { return [] }
    var lines = [registration.line]
    if let recipe = registration.recipeLine { lines.append(recipe) }
    if !registration.decorators.isEmpty {
      lines.append("It is decorated at \(Self.list(registration.decorators.map(\.description))).")
    }
    return lines
  }

  private func line(_ other: OtherRegistration) -> String {
    switch other.outcome {
    case .earlier:
      "The registration at \(other.place) does not answer, because a later one does; `resolveAll` returns it, too."
    case .replaced: "The registration at \(other.place) was replaced."
    case .ignored: "The registration at \(other.place) was not added, because the service was registered before."
    }
  }

  private var ownerLine: String? {
    switch owner {
    case nil: nil
    case .transient: "Each request creates an instance, which belongs to the requester."
    case .scope(let scope, because: let reason): "The instance belongs to \(scope), \(Self.words(reason))."
    case .undecided(let innermost, let outermost):
      """
      The instance will belong to \(innermost) if it depends on a service that differs there, and otherwise to \
      \(outermost): a recipe that takes the provider shows its dependencies when it runs.
      """
    }
  }

  private static func words(_ reason: Reason) -> String {
    switch reason {
    case .lifetime: return "because of its lifetime"
    case .requestsLater: return "because it may request other services there later"
    case .override(let contribution):
      let verb = contribution.isDecorator ? "decorates" : "registers"
      let last = contribution.chain.last?.description ?? ""
      let chain = contribution.chain.map(\.description).joined(separator: " → ")
      return "which \(verb) \(last) at \(contribution.place)" + (contribution.chain.count > 1 ? ": \(chain)" : "")
    }
  }

  private var sharingLine: String? {
    sharedBy.map { scope in
      "\(scope.capitalized) shares the instance, because the service depends on nothing that differs there."
    }
  }

  private var stateLine: String? {
    let type = instanceType.map { ", of type \(ServiceSymbol(type: $0).shortType)" } ?? ""
    switch state {
    case nil: return nil
    case .passedIn: return "The instance was passed in\(type)."
    case .notCreated: return "The instance has not been created yet."
    case .beingCreated: return "The instance is being created."
    case .created(number: nil): return "The instance exists\(type)."
    case .created(number: let number?): return "The instance exists\(type): number \(number) that its scope created."
    case .closed: return "The instance was closed with its scope."
    }
  }

  private var dependencyLines: [String] {
    let kinds: [(Dependency.Kind, String)] = [
      (.declared, "It depends on"), (.deferred, "It requests later:"), (.requested, "It requested from its provider:"),
    ]
    return kinds.compactMap { kind, words in
      let services = dependencies.filter { $0.kind == kind }.map(\.service.description)
      return services.isEmpty ? nil : "\(words) \(Self.list(services))."
    }
  }

  private var valueLines: [String] {
    let names = overriddenValues.map { ServiceSymbol(type: $0).shortType }
    return names.isEmpty ? [] : ["It lives with the overrides of these values: \(Self.list(names))."]
  }

  private var problemLines: [String] {
    guard let problem else { return [] }
    let notes = problem.notes.map { note in "  note:  \(note.message)" + (note.place.map { " (\($0))" } ?? "") }
    return problem.description.split(separator: "\n").map(String.init) + notes
  }

  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension ServiceExplanation.Registration {
  fileprivate var line: String {
    guard let place else { return "It is the input of the level \(level?.description ?? "")." }
    let name = lifetime.name + (level.map { " to \($0)" } ?? "")
    let type = implementation.map { " as \(ServiceSymbol(type: $0).shortType)" } ?? ""
    let policy =
      switch policy {
      case .add: ""
      case .replace: ", replacing earlier registrations"
      case .addIfMissing: ", if it was missing"
      }
    return "It is registered\(type) at \(place) with the lifetime \(name)\(policy)."
  }

  fileprivate var recipeLine: String? {
    let actor =
      switch isolation {
      case .none: String?.none
      case .mainActor: "runs on the main actor"
      case .actor(let name): "runs on the actor \(ServiceSymbol(type: name).shortType)"
      }
    let parts = [isAsynchronous ? "is asynchronous" : nil, actor, takesProvider ? "takes the provider" : nil]
    let words = parts.compactMap { $0 }
    return words.isEmpty ? nil : "Its recipe \(words.joined(separator: " and "))."
  }
}

extension ServiceExplanation.Scope: CustomStringConvertible {
  /// The scope in words: `the root`, `scope 1 of Session`, `override 2 of the root`.
  public var description: String {
    switch self {
    case .root: "the root"
    case .level(let level, let number): "scope \(number) of \(level)"
    case .anonymous(let number): "scope \(number)"
    case .override(of: let base, let number): "override \(number) of \(base)"
    }
  }

  fileprivate var capitalized: String {
    let words = description
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
