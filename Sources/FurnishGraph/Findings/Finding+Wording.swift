// The wording of the findings that both the check of the source and the validation of a container report.
// Finding+LevelWording.swift has the wording about levels, Finding+KeyWording.swift that about keys, and
// Finding+ConcurrencyWording.swift that about asynchronous recipes and actors. Each text is tested word for word.
//
// The check and the container call the same functions, so that their texts are the same. In all of these functions,
// `place` is the line that the finding points to, and `hops` are the places of the registrations in the chain, which
// become notes.

extension Finding {
  /// Creates the finding `missing-service` about a service that a chain of requests leads to.
  ///
  /// - Parameters:
  ///   - chain: The requesters, outermost first, and the missing service last.
  ///   - form: If the missing service is a form that a parameter may have, such as `[any Plugin]`: the service in it,
  ///     `any Plugin`, and the number of instances that the form requests.
  package static func missingService(
    _ service: ServiceSymbol, chain: [ServiceSymbol], place: ServicePlace?, nearMisses: [NearMiss] = [],
    formOf form: (service: ServiceSymbol, cardinality: Dependency.Cardinality)? = nil,
    hops: [ServicePlace?] = [], affected: Int = 1
  ) -> Finding {
    let instead =
      nearMisses.first.map { requesting($0, insteadOf: service) }
      ?? form.map { requesting($0.service, $0.cardinality, insteadOf: service) } ?? ""
    return Finding(
      rule: "missing-service", severity: .error,
      message: "\(service) is not registered.",
      location: requested(chain, at: place) + effect(affected),
      place: place, chain: chain,
      notes: notes(chain, hops) + nearMisses.map { note(on: $0, insteadOf: service) },
      fix: "\(instead)add `\(register(service))`.",
      affected: affected
    )
  }

  /// Creates the finding `missing-service` that stands for all missing services without a finding of their own.
  ///
  /// - Parameters:
  ///   - count: The number of missing services that have no finding of their own.
  ///   - first: The one of them that is requested first.
  package static func moreMissingServices(_ count: Int, first: ServiceSymbol, place: ServicePlace?) -> Finding {
    Finding(
      rule: "missing-service", severity: .error,
      message: "\(count) more \(count == 1 ? "service is" : "services are") not registered.",
      location: requested([first], at: place) + (count == 1 ? "" : ", is the first of them"),
      place: place, chain: [first],
      fix: "register the services that are reported one by one; the rest is reported after that."
    )
  }

  /// Creates the finding `dependency-cycle` about a service whose recipe requests the service itself.
  ///
  /// - Parameters:
  ///   - chain: The services of the cycle. The first is also the last.
  ///   - isParameter: Whether a parameter makes the last request. Otherwise the code of a recipe does.
  ///   - cardinality: The number of services that the last request is for.
  package static func dependencyCycle(
    chain: [ServiceSymbol], isParameter: Bool = true, requesting cardinality: Dependency.Cardinality = .one,
    place: ServicePlace?, hops: [ServicePlace?] = [], affected: Int = 1
  ) -> Finding {
    let service = chain[chain.count - 1]
    let requester = chain[chain.count - 2]
    let type = parameter(service, cardinality)
    return Finding(
      rule: "dependency-cycle", severity: .error,
      message: "\(service) depends on itself.",
      location: ChainText(chain, spellsOutLast: false).line + registered(at: place) + effect(affected),
      place: place, chain: chain, notes: notes(chain, Array(hops.prefix(chain.count - 1))),
      fix: isParameter
        ? "let \(requester) take `Lazy<\(type)>` in place of `\(type)`, so that it is created at its first use."
        : "request \(service) after the recipes have ended: take a parameter `Lazy<\(type)>`, and use it only then.",
      affected: affected
    )
  }

  /// Creates the finding `captive-dependency` about a service that would retain another one beyond its scope.
  ///
  /// - Parameters:
  ///   - chain: From the captor to the service that it would retain.
  ///   - captorLevel: The level of the captor; `nil` if it is shared by the container.
  ///   - capturedLevel: The level of the service that it would retain; `nil` for a scoped service without a level.
  ///   - isInput: Whether the retained service is the input of that level.
  ///   - isOnMainActor: Whether the captor is bound to the main actor.
  ///   - isRunning: Whether the captor is a running service, which has no scope of its own.
  ///   - steps: The calls that lead from the root to the level of the retained service; none if it has no level.
  package static func captiveDependency(
    chain: [ServiceSymbol], captor: LifetimeDescription, captured: LifetimeDescription, captorLevel: String? = nil,
    capturedLevel: String? = nil, isInput: Bool = false, isOnMainActor: Bool = false, isRunning: Bool = false,
    steps: [LevelStep] = [], place: ServicePlace?, hops: [ServicePlace?] = []
  ) -> Finding {
    let (owner, captive) = (chain[0], chain[chain.count - 1])
    let narrower: String
    if isRunning {
      narrower =
        "let \(owner) take `any ServiceProvider`, and request \(chain[1]) in a scope for each job, "
        + "`\(request(chain[1], inScopeOf: steps))`"
    } else {
      let lifetime = capturedLevel.map(scopedTo) ?? ".scoped"
      narrower =
        (capturedLevel.map { "scope \(owner) to \(TypeSpelling.short($0))" } ?? "make \(owner) scoped")
        + " as well, `\(register(owner, "lifetime: \(lifetime)", isOnMainActor: isOnMainActor))`"
    }
    // If neither service has a level, the sentence begins with "make".
    let single = capturedLevel == nil && !isRunning ? "\(captive) a singleton" : "make \(captive) a singleton"
    let wider = captorLevel.map { "scope \(captive) to \(TypeSpelling.short($0))" } ?? single
    return Finding(
      rule: "captive-dependency", severity: .error,
      message: "\(owner) (\(captor.name)) would retain \(captive) (\(captured.name)) beyond its scope.",
      location: ChainText(chain, spellsOutLast: true).line + registered(at: place),
      place: place, chain: chain, notes: notes(chain, hops, inputOf: isInput ? capturedLevel : nil),
      fix: narrower + (isInput ? "." : ", or \(wider).")
    )
  }

  /// Creates the finding `scoped-from-root` about a scoped service that the root cannot create.
  ///
  /// - Parameters:
  ///   - chain: From the requested service to the scoped one, which may be the same.
  ///   - isEager: Whether only `start()` requests it. In that case, `place` is that of the registration.
  package static func scopedFromRoot(
    chain: [ServiceSymbol], place: ServicePlace?, hops: [ServicePlace?] = [], isEager: Bool = false
  ) -> Finding {
    let (outermost, scoped) = (chain[0], chain[chain.count - 1])
    let eager = ChainText(chain, spellsOutLast: true).line + ", created by start()" + registered(at: place)
    return Finding(
      rule: "scoped-from-root", severity: .error,
      message: "\(scoped) is scoped, and was requested from the root.",
      location: isEager ? eager : requested(chain, at: place),
      place: place, chain: chain, notes: notes(chain, hops),
      fix: isEager
        ? "leave out `eager: true` where \(outermost) is registered, or make \(scoped) a singleton."
        : "request it from a scope: `provider.makeScope().\(call("resolveRequired", outermost))`."
    )
  }

  /// Creates the finding `weak-value` about a service that is registered as `.weak` and is not an object.
  package static func weakValue(
    _ service: ServiceSymbol, isDecorated: Bool = false, place: ServicePlace?
  ) -> Finding {
    let creators = isDecorated ? "decorators create" : "recipe creates"
    return Finding(
      rule: "weak-value", severity: .error,
      message: "\(service) is registered as `.weak`, but its \(creators) no object.",
      location: service.fullDescription + registered(at: place),
      place: place, chain: [service],
      fix: "make it a class, or choose another lifetime."
    )
  }

  /// Creates the finding `opaque-recipe` about a recipe that takes the provider.
  package static func opaqueRecipe(
    _ service: ServiceSymbol, isOnMainActor: Bool = false, place: ServicePlace?
  ) -> Finding {
    Finding(
      rule: "opaque-recipe", severity: .note,
      message: "\(service) is created by a closure over the provider, so the rules cannot read its dependencies.",
      location: service.fullDescription + registered(at: place),
      place: place, chain: [service],
      fix: "let it take its dependencies as parameters, as in "
        + "`\(call("services.\(registering(isOnMainActor))", service)) { (clock: any Clock) in … }`."
    )
  }

  /// Creates the finding `module-clash` about a service that several modules register.
  ///
  /// - Parameter registrations: The module and the place of each, in order of registration.
  package static func moduleClash(
    _ service: ServiceSymbol, registrations: [(module: String, place: ServicePlace?)]
  ) -> Finding {
    var modules: [String] = []
    for registration in registrations where !modules.contains(registration.module) {
      modules.append(registration.module)
    }
    let isOneModule = modules.count == 1
    let places = registrations.map { "by \($0.module)" + ($0.place.map { " at \($0)" } ?? "") }
    let count = registrations.count == 2 ? "Two" : "\(registrations.count)"
    let what =
      isOneModule
      ? "\(count) values of the module \(modules[0]) register \(service)"
      : "\(list(modules)) \(modules.count > 2 ? "all" : "both") register \(service)"
    let whereOnce = registrations.first?.place.map { " at \($0)" } ?? ""
    return Finding(
      rule: "module-clash", severity: .warning,
      message: "\(what), and the last one wins.",
      location: "\(service.fullDescription), registered"
        + (isOneModule ? "\(whereOnce) by each of them" : " \(list(places))"),
      place: registrations.last?.place, chain: [service],
      notes: registrations.map { Note(message: "\($0.module) registers \(service) here.", place: $0.place) },
      fix: (isOneModule ? "include one of them, " : "")
        + "say which gives way, `\(call("services.addingIfMissing.register", service)) { … }`, "
        + "or which wins, `\(call("services.replacing.register", service)) { … }`.",
      affected: registrations.count
    )
  }

  /// Creates the finding `closeable-transient` about a service that the root creates and retains.
  ///
  /// - Parameter chain: The requesters, if there are any, and the transient service last.
  package static func closeableTransientFromRoot(chain: [ServiceSymbol], place: ServicePlace?) -> Finding {
    let service = chain[chain.count - 1]
    return Finding(
      rule: "closeable-transient", severity: .warning,
      message: "\(service) is transient and Closeable, so the root retains each instance until it closes.",
      location: requested(chain, at: place),
      place: place, chain: chain,
      fix: "request it from a scope, `provider.makeScope().\(call("resolveRequired", chain[0]))`, "
        + "or register \(service) with `lifetime: .scoped`."
    )
  }
}
