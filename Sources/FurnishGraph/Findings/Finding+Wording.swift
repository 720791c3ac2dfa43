// The one place for the words of every finding. Each is tested word for word.
//
// The rules and the running container call the same functions, so that both say the same. Everywhere, `place` is what
// the finding points at, and `hops` are the places where the services of the chain are registered, as far as they
// are; they become notes.

extension Finding {
  /// - Parameter chain: The requesters, outermost first, and the missing service last.
  package static func missingService(
    _ service: ServiceSymbol, chain: [ServiceSymbol], place: ServicePlace?, nearMisses: [NearMiss] = [],
    hops: [ServicePlace?] = [], affected: Int = 1
  ) -> Finding {
    let instead = nearMisses.first.map { "ask for \(name(of: $0, askedFor: service)) instead, or " } ?? ""
    return Finding(
      rule: "missing-service", severity: .error,
      message: "\(service) is not registered.",
      location: asked(chain, at: place) + hits(affected),
      place: place, chain: chain,
      notes: notes(chain, hops) + nearMisses.map { note(on: $0, askedFor: service) },
      fix: "\(instead)add `\(register(service))`.",
      affected: affected
    )
  }

  /// - Parameter chain: Closed: the first is the last.
  package static func dependencyCycle(
    chain: [ServiceSymbol], place: ServicePlace?, hops: [ServicePlace?] = [], affected: Int = 1
  ) -> Finding {
    let service = chain[chain.count - 1]
    let requester = chain[chain.count - 2]
    let type = service.shortType
    return Finding(
      rule: "dependency-cycle", severity: .error,
      message: "\(service) needs itself.",
      location: ChainText(chain, spellsOutLast: false).line + registered(at: place) + hits(affected),
      place: place, chain: chain, notes: notes(chain, Array(hops.prefix(chain.count - 1))),
      fix: "let \(requester) take `Lazy<\(type)>` in place of `\(type)`, so that it is made when it is first used.",
      affected: affected
    )
  }

  /// - Parameter chain: From the captor to what it would keep.
  package static func captiveDependency(
    chain: [ServiceSymbol], captor: ServiceLifetime, captured: ServiceLifetime, place: ServicePlace?,
    hops: [ServicePlace?] = []
  ) -> Finding {
    let (keeper, kept) = (chain[0], chain[chain.count - 1])
    return Finding(
      rule: "captive-dependency", severity: .error,
      message: "\(keeper) (\(captor.name)) would keep \(kept) (\(captured.name)) beyond its scope.",
      location: ChainText(chain, spellsOutLast: true).line + registered(at: place),
      place: place, chain: chain, notes: notes(chain, hops),
      fix: "make \(keeper) scoped as well, `\(register(keeper, "lifetime: .scoped"))`, or \(kept) a singleton."
    )
  }

  /// - Parameters:
  ///   - chain: From what was asked for to the scoped one, which may be the same.
  ///   - isEager: Nobody asked but `start()`; the place is that of the registration.
  package static func scopedFromRoot(
    chain: [ServiceSymbol], place: ServicePlace?, hops: [ServicePlace?] = [], isEager: Bool = false
  ) -> Finding {
    let (outermost, scoped) = (chain[0], chain[chain.count - 1])
    let eager = ChainText(chain, spellsOutLast: true).line + ", made by start()" + registered(at: place)
    return Finding(
      rule: "scoped-from-root", severity: .error,
      message: "\(scoped) is scoped, and was asked of the root.",
      location: isEager ? eager : asked(chain, at: place),
      place: place, chain: chain, notes: notes(chain, hops),
      fix: isEager
        ? "leave out `eager: true` where \(outermost) is registered, or make \(scoped) a singleton."
        : "ask a scope: `provider.makeScope().\(call("resolveRequired", outermost))`."
    )
  }

  /// - Parameter chain: The requesters, if there are any, and the asynchronous service last.
  package static func asyncInSync(
    chain: [ServiceSymbol], place: ServicePlace?, hops: [ServicePlace?] = [], affected: Int = 1
  ) -> Finding {
    let service = chain[chain.count - 1]
    let fix =
      chain.dropLast().last.map {
        "make \($0) asynchronously as well, `\(registerAsync($0, taking: service))`, "
          + "or register \(service) with `lifetime: .singleton, eager: true`, so that start() makes it first."
      } ?? awaiting(service)
    return Finding(
      rule: "async-in-sync", severity: .error,
      message: "\(service) is made asynchronously, and was asked for synchronously.",
      location: asked(chain, at: place) + hits(affected),
      place: place, chain: chain, notes: notes(chain, hops), fix: fix, affected: affected
    )
  }

  /// - Parameters:
  ///   - chain: The requesters, if there are any, and the bound service last.
  ///   - isolation: What that is bound to.
  package static func isolationMismatch(
    chain: [ServiceSymbol], isolation: ServiceIsolation, place: ServicePlace?, hops: [ServicePlace?] = [],
    affected: Int = 1
  ) -> Finding {
    let service = chain[chain.count - 1]
    let fix =
      chain.dropLast().last.map { requester in
        let onMain = "bind \(requester) to it as well, `\(call("services.registerOnMainActor", requester)) { … }`, or "
        return "\(isolation == .mainActor ? onMain : "")make \(requester) asynchronously, "
          + "`\(registerAsync(requester, taking: service))`."
      } ?? awaiting(service)
    return Finding(
      rule: "isolation-mismatch", severity: .error,
      message: "\(service) is bound to \(actor(isolation)), and was asked for off it.",
      location: asked(chain, at: place) + hits(affected),
      place: place, chain: chain, notes: notes(chain, hops), fix: fix, affected: affected
    )
  }

  package static func opaqueRecipe(_ service: ServiceSymbol, place: ServicePlace?) -> Finding {
    Finding(
      rule: "opaque-recipe", severity: .note,
      message: "\(service) is made by a closure that asks the provider, so no rule sees what it needs.",
      location: service.fullDescription + registered(at: place),
      place: place, chain: [service],
      fix: "let it take what it needs as parameters, as in "
        + "`\(call("services.register", service)) { (clock: any Clock) in … }`."
    )
  }

  /// - Parameter registrations: The module and the place of each, in order of registration.
  package static func moduleClash(
    _ service: ServiceSymbol, registrations: [(module: String, place: ServicePlace?)]
  ) -> Finding {
    var modules: [String] = []
    for registration in registrations where !modules.contains(registration.module) {
      modules.append(registration.module)
    }
    let places = registrations.map { "by \($0.module)" + ($0.place.map { " at \($0)" } ?? "") }
    return Finding(
      rule: "module-clash", severity: .warning,
      message: "\(list(modules)) \(modules.count > 2 ? "all" : "both") register \(service), and the last one wins.",
      location: "\(service.fullDescription), registered \(list(places))",
      place: registrations.last?.place, chain: [service],
      notes: registrations.map { Note(message: "\($0.module) registers \(service) here.", place: $0.place) },
      fix: "say which gives way, `\(call("services.addingIfMissing.register", service)) { … }`, "
        + "or which wins, `\(call("services.replacing.register", service)) { … }`.",
      affected: registrations.count
    )
  }

  /// - Parameter chain: The requesters, if there are any, and the transient one last.
  package static func closeableTransientFromRoot(chain: [ServiceSymbol], place: ServicePlace?) -> Finding {
    let service = chain[chain.count - 1]
    return Finding(
      rule: "closeable-transient", severity: .warning,
      message: "\(service) is transient and Closeable, so the root keeps each one until it closes.",
      location: asked(chain, at: place),
      place: place, chain: chain,
      fix: "ask a scope, `provider.makeScope().\(call("resolveRequired", chain[0]))`, "
        + "or register \(service) with `lifetime: .scoped`."
    )
  }
}

/// The parts that several wordings share.
extension Finding {
  private static func asked(_ chain: [ServiceSymbol], at place: ServicePlace?) -> String {
    ChainText(chain, spellsOutLast: true).line + (place.map { ", asked for at \($0)" } ?? "")
  }

  private static func registered(at place: ServicePlace?) -> String { place.map { ", registered at \($0)" } ?? "" }

  private static func hits(_ affected: Int) -> String { affected > 1 ? "; it hits \(affected) registrations" : "" }

  private static func notes(_ chain: [ServiceSymbol], _ hops: [ServicePlace?]) -> [Note] {
    ChainText(chain, spellsOutLast: false).shown.filter { $0 < hops.count }.map { hop in
      let isLast = hop == chain.count - 1
      let message = isLast ? "\(chain[hop]) is registered here." : "\(chain[hop]) needs \(chain[hop + 1])."
      return Note(message: message, place: hops[hop])
    }
  }

  private static func note(on near: NearMiss, askedFor asked: ServiceSymbol) -> Note {
    let found = name(of: near, askedFor: asked)
    let message =
      switch near.kind {
      case .name:
        near.symbol.registrationName.map { "\(near.symbol.shortType) is registered as \($0.debugDescription)." }
          ?? "\(found) is registered without a name."
      case .argument: "\(found) is registered, which takes another argument."
      case .optionality, .existential: "\(found) is registered, which is another service than \(asked)."
      case .interface: "\(asked.shortType) is registered as \(found)."
      case .homonym: "\(found) is registered, another type of the same name."
      }
    return Note(message: message, place: near.place)
  }

  private static func name(of near: NearMiss, askedFor asked: ServiceSymbol) -> String {
    near.symbol.description == asked.description ? near.symbol.fullDescription : near.symbol.description
  }

  private static func actor(_ isolation: ServiceIsolation) -> String {
    switch isolation {
    case .none: "no actor"
    case .mainActor: "the main actor"
    case .actor(let name): "the actor \(TypeSpelling.short(name))"
    }
  }

  private static func awaiting(_ service: ServiceSymbol) -> String {
    "await it: `try await provider.\(call("require", service))`."
  }

  private static func register(_ service: ServiceSymbol, _ arguments: String...) -> String {
    "\(call("services.register", service, arguments)) { … }"
  }

  private static func registerAsync(_ service: ServiceSymbol, taking parameter: ServiceSymbol) -> String {
    "\(call("services.register", service)) { (service: \(parameter.shortType)) async in … }"
  }

  static func call(_ function: String, _ service: ServiceSymbol, _ arguments: [String] = []) -> String {
    if let (made, given) = TypeSpelling.assisted(service.type) {
      let types = ([made] + given).map { "\(TypeSpelling.beforeSelf(TypeSpelling.short($0))).self" }
      return "\(function)(\(types[0]), with: \(types.dropFirst().joined(separator: ", ")))"
    }
    let type = "\(TypeSpelling.beforeSelf(service.shortType)).self"
    let name = service.registrationName.map { ["name: \($0.debugDescription)"] } ?? []
    return "\(function)(\(([type] + name + arguments).joined(separator: ", ")))"
  }

  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension ServiceGraph {
  static func unknownVersion(_ version: Int) -> String {
    """
    This graph has the format \(version), and only format \(currentVersion) can be read.
      where: its "version"
      fix:   write it and read it with the same release of Furnish.
    """
  }
}
