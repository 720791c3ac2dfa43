import FurnishGraph

// The words of errors that no validation can find, because they occur while the program runs. The words of findings are
// in FurnishGraph. Each is tested word for word.

extension ServiceError {
  /// Returns the error of a recipe that threw.
  ///
  /// - Parameters:
  ///   - chain: The services that requested each other, outermost first, and the failed service last.
  ///   - verb: The event that `place` is the place of: `registered` or `requested`.
  static func recipeFailed(
    _ error: any Error, chain: [ServiceSymbol], place: ServicePlace?, verb: String = "registered"
  ) -> ServiceError {
    let cause = error as? any DescribedError
    var finding = runtimeFinding(
      "recipe-failed", "The recipe of \(last(chain)) threw: \(cause?.what ?? "\(error)")", chain, place, verb: verb,
      fix: cause?.fix
        ?? "catch the error in the recipe, or handle it where the service is requested with `try provider.require`.")
    if let cause, cause.place != place?.description { finding.location += ", thrown at \(cause.place)" }
    return ServiceError(finding, underlying: error)
  }

  static func wrongService(_ registration: ServiceRegistration, _ requested: any Any.Type) -> String {
    let symbol = ServiceSymbol(registration.service, registration.name)
    let finding = runtimeFinding(
      "wrong-service", "A registration of \(symbol) was called to create \(ServiceSymbol(requested, nil)).",
      [symbol], ServicePlace(registration.source),
      fix: "call only registrations whose `service` is the requested type.")
    return finding.description
  }

  /// - Parameter isThrown: Whether the code that closes the scope receives the error.
  static func closingFailed(_ failure: ClosingFailure, isThrown: Bool = true) -> ServiceError {
    let error = failure.error
    let symbol: ServiceSymbol
    let place: ServicePlace?
    switch failure.subject {
    case .service(let slot): (symbol, place) = (slot.symbol, ServicePlace(slot.registration.source))
    case .provider(let type): (symbol, place) = (ServiceSymbol(type, nil), nil)
    }
    if error is UnknownClosingActor {
      return ServiceError(
        runtimeFinding(
          "closing-failed", "\(symbol) could not be closed: its conformance to Closeable belongs to a global actor.",
          [symbol], place,
          fix: "conform to `nonisolated Closeable`; its `close()` may be asynchronous and belong to the actor."))
    }
    return ServiceError(
      runtimeFinding(
        "closing-failed", "\(symbol) could not be closed: \(error)", [symbol], place,
        fix: "catch the error in its `close()`"
          + (isThrown ? ", or where the scope is closed: all others were closed." : ".")),
      underlying: error)
  }

  static func scopeIsReleased() -> ServiceError {
    let requesters = BuildChain.symbols
    return .requested { symbol, place in
      runtimeFinding(
        "scope-gone", "\(requestedName(symbol, requesters)) was requested after its scope was released.",
        chain(requesters, symbol), requestedAt: place,
        fix: "retain the container's provider, or the scope, for as long as its services are in use.")
    }
  }

  /// - Parameter scope: The kind of the scope: `container`, `scope`, `overriding provider`.
  static func scopeIsClosed(_ scope: String) -> ServiceError {
    let requesters = BuildChain.symbols
    return .requested { symbol, place in
      runtimeFinding(
        "scope-closed", "\(requestedName(symbol, requesters)) is unavailable, because its \(scope) was closed.",
        chain(requesters, symbol), requestedAt: place,
        fix: "close the \(scope) after the last use of its services, or create another one.")
    }
  }

  static func startAfterClosing() -> ServiceError {
    ServiceError(
      runtimeFinding(
        "scope-closed", "The container was started after it was closed.", [], nil,
        fix: "start another container: the services of a closed one cannot be created again."))
  }

  static func levelsUnsupported<Level: ScopeLevel>(_ level: Level.Type, by provider: any Any.Type) -> ServiceError {
    ServiceError(
      runtimeFinding(
        "levels-unsupported",
        "\(TypeName.short(level)) cannot be opened: \(TypeName.short(provider)) has no scope levels.", [], nil,
        fix: "implement `makeScope(_:_:)` in \(TypeName.short(provider)), or open the level from a `ServiceScope`."))
  }

  static func wrongParent(of level: ScopeLevelID, openedIn scope: ServiceScope) -> ServiceError {
    let path = sequence(first: level, next: \.outerLevel).reversed()
    return ServiceError(
      .wrongParentLevel(
        level.fullName, parent: level.outerLevel?.fullName, openedIn: scope.requestingScope,
        steps: path.map { LevelStep(level: $0.fullName, takesInput: $0.inputService != nil) }, place: nil))
  }

  /// Converts an error that a provider of another type than ``ServiceScope`` threw.
  @usableFromInline
  static func from(_ error: any Error, _ type: any Any.Type, _ name: ServiceName?) -> ServiceError {
    if let error = error as? ServiceError { return error }
    return recipeFailed(error, chain: BuildChain.symbols + [ServiceSymbol(type, name)], place: nil)
  }

  static func weakValue(_ slot: Slot) -> ServiceError {
    ServiceError(
      .weakValue(slot.symbol, isDecorated: slot.isDecorated, place: ServicePlace(slot.registration.source)))
  }

  static func wrongImplementation(
    _ symbol: ServiceSymbol, expected: any Any.Type, found: any Any.Type
  ) -> ServiceError {
    let requesters = BuildChain.symbols
    return .requested { _, place in
      runtimeFinding(
        "wrong-implementation",
        "\(symbol) is not created by \(TypeName.short(expected)), but by \(TypeName.short(found)).",
        requesters + [symbol], requestedAt: place,
        fix: "register \(TypeName.short(expected)) last and without a decorator, or request \(symbol) itself.")
    }
  }

  static func notBuilt() -> ServiceError {
    ServiceError(
      runtimeFinding(
        "container-not-built", "The provider of the container was requested before the container was built.", [], nil,
        fix: "call `container.build()` first, or take the provider from `try container.validated()`."))
  }

  static func builtAlready(_ symbol: ServiceSymbol?, place: ServicePlace?) -> ServiceError {
    let what =
      symbol.map { "\($0) was registered after the container was built, which changed nothing." }
      ?? "The container is built, so there is nothing more to register."
    return ServiceError(
      runtimeFinding(
        "container-built", what, symbol.map { [$0] } ?? [], place,
        fix: "register everything before `build()` and `validated()`."))
  }

  static func missing(_ symbol: ServiceSymbol, from provider: any ExplainsMissing) -> ServiceError {
    let requesters = BuildChain.symbols
    return .requested { _, place in
      runtimeFinding(
        "missing-service", "\(symbol) was not found, \(provider.whyMissing).", requesters + [symbol],
        requestedAt: place, fix: provider.howToProvide)
    }
  }

  /// Returns an error about a request. Its message names the requested service and the place once they are known.
  static func requested(_ finding: @escaping @Sendable (ServiceSymbol?, ServicePlace?) -> Finding) -> ServiceError {
    ServiceError(finding(nil, nil), rewording: { finding($0, $1) })
  }

  // `symbol` is the service that the innermost call in the source requested. If that service is one of the requesters,
  // its recipe has requested the service that failed, whose name is unknown.

  private static func requestedName(_ symbol: ServiceSymbol?, _ requesters: [ServiceSymbol]) -> String {
    guard let symbol, !requesters.contains(symbol) else { return "A service" }
    return symbol.description
  }

  private static func chain(_ requesters: [ServiceSymbol], _ symbol: ServiceSymbol?) -> [ServiceSymbol] {
    guard let symbol, !requesters.contains(symbol) else { return requesters }
    return requesters + [symbol]
  }

  private static func runtimeFinding(
    _ rule: String, _ message: String, _ chain: [ServiceSymbol], requestedAt place: ServicePlace?, fix: String
  ) -> Finding {
    runtimeFinding(rule, message, chain, place, verb: "requested", fix: fix)
  }

  fileprivate static func runtimeFinding(
    _ rule: String, _ message: String, _ chain: [ServiceSymbol], _ place: ServicePlace?,
    verb: String = "registered", fix: String
  ) -> Finding {
    let names = chain.map(\.fullDescription).joined(separator: " → ")
    let parts = [names.isEmpty ? nil : names, place.map { "\(verb) at \($0)" }].compactMap { $0 }
    return Finding(
      rule: rule, severity: .error, message: message,
      location: parts.isEmpty ? "the container" : parts.joined(separator: ", "),
      place: place, chain: chain, notes: [], fix: fix, affected: 1)
  }

  private static func last(_ chain: [ServiceSymbol]) -> String { chain.last?.description ?? "" }
}

extension ServiceScope {
  /// The kind of this scope, as errors name it.
  var kindInErrors: String { isOverridingProvider ? "overriding provider" : isRoot ? "container" : "scope" }

  /// Whether this scope overrides another one for a caller. The root scope of a later generation has an override as
  /// well, but it is the container to its callers.
  var isOverridingProvider: Bool { override != nil && withExtrasIfAny { $0.generations == nil } ?? true }
}

extension Finding {
  /// Returns the finding about a stack without space for another recipe.
  ///
  /// - Parameter slots: The registrations whose recipes are running, outermost first.
  static func stackIsShort(_ slots: [Slot], place: ServicePlace?) -> Finding {
    let shown = slots.count > 12 ? Array(slots.prefix(6) + slots.suffix(6)) : slots
    let last = slots.last.map(\.symbol.description) ?? "A service"
    return ServiceError.runtimeFinding(
      "stack-exhausted",
      "\(last) cannot be created: \(slots.count) recipes that request each other nearly fill the stack.",
      shown.map(\.symbol), place,
      fix: "request some of them later, with `Lazy<…>`, or create them on a thread with a larger stack.")
  }

  static func recursesWithoutEnd(_ service: ServiceSymbol, recipes count: Int, place: ServicePlace?) -> Finding {
    ServiceError.runtimeFinding(
      "endless-recursion",
      "\(service) cannot be created: \(count) recipes of transient services wait for each other.",
      [service], place,
      fix: "end the recursion in a recipe, or give one of the services a lifetime that shares its instance.")
  }
}

extension ServiceIssue {
  /// Reports an error of closing that cannot be thrown, because the caller already throws another error or has ended:
  /// one issue for each service that could not be closed.
  static func reportClosingFailed(_ error: any Error) {
    guard let failures = (error as? ClosingError)?.failures else {
      return ServiceIssue(
        what: "Closing failed: \(error)",
        location: "a scope that was closed without a caller to throw to",
        fix: "catch the error in the service's `close()`.", place: nil
      ).report()
    }
    for failure in failures { ServiceIssue(ServiceError.closingFailed(failure, isThrown: false).finding).report() }
  }
}
