// The words of findings that only the source shows. Each is tested word for word.

extension Finding {
  /// Creates the finding `duplicate-registration` about a service that is registered again.
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

  /// Creates the finding `throwing-recipe` about a request that cannot throw the error of a recipe.
  ///
  /// - Parameters:
  ///   - chain: From the requester, or from the requested service, to the one whose recipe can throw.
  ///   - requested: The service in the chain whose request cannot throw.
  ///   - isShared: Whether the container shares the last service, so that `start()` can create it.
  ///   - isAsynchronous: Whether the recipe of the last service is asynchronous.
  package static func throwingRecipe(
    chain: [ServiceSymbol], requested: ServiceSymbol, place: ServicePlace?, hops: [ServicePlace?] = [],
    isShared: Bool = true, isAsynchronous: Bool = false, deferral: Request.Deferral? = nil, isSure: Bool = true
  ) -> Finding {
    let throwing = chain[chain.count - 1]
    let alternative =
      isShared
      ? "register \(throwing) with `eager: true`, so that start() throws the error"
      : "handle the error in the recipe of \(throwing)"
    let request =
      switch deferral {
      case .lazy: "`try get()` in place of `value`"
      case .factory: "`try make()` in place of a call of the factory"
      case nil: "`\(isAsynchronous ? "try await" : "try") provider.\(call("require", requested))`"
      }
    return Finding(
      rule: "throwing-recipe", severity: isSure ? .error : .warning,
      message: "The recipe of \(throwing) can throw, and the request cannot: an error stops the program.",
      location: self.requested(chain, at: place),
      place: place, chain: chain, notes: notes(chain, hops) + (isSure ? [] : [mayThrowAgain]),
      fix: "request \(requested) with \(request), or \(alternative)."
    )
  }

  private static let mayThrowAgain = Note(
    message: "Another request handles the error, and the program continues: the recipe may throw again.")

  /// Creates the finding `async-in-sync` about a request before `start()`.
  ///
  /// - Parameters:
  ///   - chain: From the requested service to the one that `start()` would create.
  ///   - isStartedLater: Whether the program may call `start()` after the request. Otherwise it never calls it.
  package static func unstarted(
    chain: [ServiceSymbol], isStartedLater: Bool = false, place: ServicePlace?, hops: [ServicePlace?] = []
  ) -> Finding {
    let created = chain[chain.count - 1]
    let call = isStartedLater ? "has not called before the request" : "does not call"
    return Finding(
      rule: "async-in-sync", severity: .error,
      message: "\(created) is created by start(), which the program \(call), and was requested synchronously.",
      location: requested(chain, at: place),
      place: place, chain: chain, notes: notes(chain, hops),
      fix: "call `try await container.start()` before the request, or \(awaiting(chain[0]))"
    )
  }

  /// Creates the finding `unused-registration` about a service that no code requests.
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

  /// Creates the finding `opaque-recipe` about the source.
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

  private static func bareName(_ service: ServiceSymbol) -> String {
    service.shortType.hasPrefix("any ") ? String(service.shortType.dropFirst(4)) : service.shortType
  }
}
