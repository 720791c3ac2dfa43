/// The parts that several wordings share.
extension Finding {
  /// Spells the location of a request: `Page → any App.Log, requested at App/Main.swift:3`.
  static func requested(_ chain: [ServiceSymbol], at place: ServicePlace?) -> String {
    ChainText(chain, spellsOutLast: true).line + (place.map { ", requested at \($0)" } ?? "")
  }

  /// Spells the end of the location of a registration: `, registered at App/Main.swift:3`.
  static func registered(at place: ServicePlace?) -> String { place.map { ", registered at \($0)" } ?? "" }

  /// Spells the number of affected registrations at the end of a location; empty for one.
  static func effect(_ affected: Int) -> String { affected > 1 ? "; it affects \(affected) registrations" : "" }

  /// The number of registrations that the finding affects; 0 if the code that requests the service is no recipe.
  package var affectedRegistrations: Int { chain.count > 1 ? affected : 0 }

  /// Returns this finding with further registrations that it affects.
  package func affecting(_ count: Int) -> Finding {
    var finding = self
    let effect = Finding.effect(affected)
    if location.hasSuffix(effect) { finding.location.removeLast(effect.count) }
    finding.affected += count
    finding.location += Finding.effect(finding.affected)
    return finding
  }

  /// Returns a note for each service of a chain that ``ChainText`` shows, and for which `hops` has an element.
  ///
  /// - Parameter level: The full name of the level whose input ends the chain; `nil` if a registration does.
  static func notes(_ chain: [ServiceSymbol], _ hops: [ServicePlace?], inputOf level: String? = nil) -> [Note] {
    ChainText(chain, spellsOutLast: false).shown.filter { $0 < hops.count }.map { hop in
      let isLast = hop == chain.count - 1
      let origin = level.map { "the input of \(TypeSpelling.short($0)), which is declared here" } ?? "registered here"
      let message = isLast ? "\(chain[hop]) is \(origin)." : "\(chain[hop]) needs \(chain[hop + 1])."
      return Note(message: message, place: hops[hop])
    }
  }

  /// Returns the note that a service similar to the requested one is registered.
  static func note(on near: NearMiss, insteadOf original: ServiceSymbol) -> Note {
    let found = name(of: near, insteadOf: original)
    let message =
      switch near.kind {
      case .name:
        near.symbol.registrationName.map { "\(near.symbol.shortType) is registered as \($0.debugDescription)." }
          ?? "\(found) is registered without a name."
      case .argument where TypeSpelling.assisted(original.type) == nil:
        "\(found) is registered, which creates \(original.shortType) with an argument of its caller."
      case .argument where TypeSpelling.assisted(near.symbol.type) == nil:
        "\(found) is registered, which takes no argument."
      case .argument: "\(found) is registered, which takes another argument."
      case .optionality, .existential: "\(found) is registered, which is another service than \(original)."
      case .interface: "\(original.shortType) is registered as \(found)."
      case .homonym: "\(found) is registered, another type of the same name."
      }
    return Note(message: message, place: near.place)
  }

  static func name(of near: NearMiss, insteadOf original: ServiceSymbol) -> String {
    near.symbol.description == original.description ? near.symbol.fullDescription : near.symbol.description
  }

  /// Returns the advice to request a similar service.
  static func requesting(_ near: NearMiss, insteadOf original: ServiceSymbol) -> String {
    let name = name(of: near, insteadOf: original)
    let isKeyed = near.symbol.shortKeyType != nil && original.shortKeyType == nil
    if isKeyed { return "request all, `\(call("resolveAll", near.symbol))`, or with a parameter `\(name)`, or " }
    if near.kind == .argument, TypeSpelling.assisted(original.type) == nil {
      let request = call("resolveRequired", near.symbol)
      return "request it with an argument, `\(request)`, or with a parameter `\(name)`, or "
    }
    return "request \(name) instead, or "
  }

  /// Returns the advice for a request of a form that only a parameter may have, `[any Plugin]`.
  static func requesting(
    _ service: ServiceSymbol, _ cardinality: Dependency.Cardinality, insteadOf form: ServiceSymbol
  ) -> String {
    let request =
      switch cardinality {
      case .one: "it, `\(call("resolveRequired", service))`"
      case .optional: "it, `\(call("resolve", service))`"
      case .all: "all, `\(call("resolveAll", service))`"
      }
    return "request \(request), or with a parameter `\(form.shortType)`, or "
  }

  static func actor(_ isolation: ServiceIsolation) -> String {
    switch isolation {
    case .none: "no actor"
    case .mainActor: "the main actor"
    case .actor(let name): "the actor \(TypeSpelling.short(name))"
    }
  }

  static func awaiting(_ service: ServiceSymbol, _ cardinality: Dependency.Cardinality = .one) -> String {
    "await it: `try await provider.\(call(cardinality == .all ? "requireAll" : "require", service))`."
  }

  /// Returns the advice to request a service that is bound to an actor from code elsewhere.
  static func requestingOnActor(_ service: ServiceSymbol, _ isolation: ServiceIsolation) -> String {
    // The call of a factory is bound to the actor as well, so awaiting the factory is not enough.
    if TypeSpelling.assisted(service.type) == nil { return awaiting(service) }
    guard isolation == .mainActor else {
      return "request and call it in code of \(actor(isolation)), `provider.\(call("resolveRequired", service))`."
    }
    return "request it on the main actor: `await MainActor.run { provider.\(call("resolveRequired", service)) }`."
  }

  static func register(_ service: ServiceSymbol, _ arguments: String..., isOnMainActor: Bool = false) -> String {
    "\(call("services.\(registering(isOnMainActor))", service, arguments)) { … }"
  }

  static func registering(_ isOnMainActor: Bool) -> String { isOnMainActor ? "registerOnMainActor" : "register" }

  /// Spells the type of a parameter that requests a service: `any Log`, `Named<any Cache, …>`, `[any Plugin]`.
  static func parameter(_ service: ServiceSymbol, _ cardinality: Dependency.Cardinality) -> String {
    let type = service.registrationName == nil ? service.shortType : "Named<\(service.shortType), …>"
    return switch cardinality {
    case .one: type
    case .optional: "\(TypeSpelling.beforeSelf(type))?"
    case .all: service.shortKeyType.map { "[\($0): \(service.shortType)]" } ?? "[\(service.shortType)]"
    }
  }

  /// Returns the advice to create a service asynchronously, because a dependency of it has to be awaited.
  ///
  /// - Parameter addition: The words after "asynchronously", with the space before them.
  static func creatingAsynchronously(
    _ service: ServiceSymbol, taking parameter: ServiceSymbol, _ addition: String = ""
  ) -> String {
    if let created = TypeSpelling.assisted(service.type)?.created {
      // No recipe that takes an argument is asynchronous.
      return "await \(parameter) before, and pass it to \(TypeSpelling.short(created)) as an argument"
    }
    let recipe = "{ (service: \(parameter.shortType)) async in … }"
    return "create \(service) asynchronously\(addition), `\(call("services.register", service)) \(recipe)`"
  }

  /// Returns the advice for an asynchronous recipe whose parameter requests a service later, without `await`.
  static func awaitingLater(_ requester: ServiceSymbol, _ service: ServiceSymbol) -> String {
    let recipe = "{ (service: \(service.shortType)) async in … }"
    return "`Lazy` and `Factory` request without `await`: let \(requester) take \(service) itself, "
      + "`\(call("services.register", requester)) \(recipe)`, or take `any ServiceProvider`, "
      + "and await \(service) where it is used, `try await provider.\(call("require", service))`"
  }

  /// Spells a call that registers or requests a service: `services.register((any Log).self, name: "file")`.
  ///
  /// - Parameter key: The key of a registration under a key.
  static func call(
    _ function: String, _ service: ServiceSymbol, _ arguments: [String] = [], key: String = "…"
  ) -> String {
    let type = "\(TypeSpelling.beforeSelf(TypeSpelling.inCode(service.type))).self"
    if let (created, argumentTypes) = TypeSpelling.assisted(service.type) {
      let types = ([created] + argumentTypes).map { "\(TypeSpelling.beforeSelf(TypeSpelling.short($0))).self" }
      let values = argumentTypes.map { _ in "…" }.joined(separator: ", ")
      switch function {
      case "resolveAll": return "resolveAll(\(type))"
      case "require": return "require(\(type)).make(\(values))"
      case "resolve", "resolveRequired": return "\(function)(\(types[0]), with: \(values))"
      default: return "\(function)(\(types[0]), with: \(types.dropFirst().joined(separator: ", ")))"
      }
    }
    let name = service.registrationName.map { ["name: \($0.debugDescription)"] } ?? []
    guard let keyType = service.shortKeyType else {
      return "\(function)(\(([type] + name + arguments).joined(separator: ", ")))"
    }
    // Services under keys are requested all at once.
    let isRegistering = function.hasPrefix("services.")
    let key = isRegistering ? "key: \(key)" : "by: \(TypeSpelling.beforeSelf(keyType)).self"
    let requesting = function.hasPrefix("require") ? "requireAll" : "resolveAll"
    let arguments = ([type] + name + [key] + arguments).joined(separator: ", ")
    return "\(isRegistering ? function : requesting)(\(arguments))"
  }

  /// Spells the lifetime of a level: `.scoped(to: Session.self)`.
  static func scopedTo(_ level: String) -> String {
    ".scoped(to: \(TypeSpelling.beforeSelf(TypeSpelling.short(level))).self)"
  }

  static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}
