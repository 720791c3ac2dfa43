// The words of findings about asynchronous recipes and actors. Each is tested word for word.

extension Finding {
  /// Creates the finding `async-in-sync` about a synchronous request for a service with an asynchronous recipe.
  ///
  /// - Parameters:
  ///   - chain: The requesters, if there are any, and the asynchronous service last.
  ///   - isDeferred: Whether an asynchronous recipe requests it, with a parameter `Lazy<T>` or `Factory<T>`.
  ///   - isOverridden: Whether the request is to an overriding provider, for which `start()` creates nothing.
  ///   - isOnMainActor: Whether the requester is bound to the main actor, so that its recipe cannot be asynchronous.
  ///   - mayAwait: Whether an asynchronous recipe requests it while the recipe runs, so that `await` suffices.
  ///   - cardinality: The number of services that code requests, if the chain has no requester.
  package static func asyncInSync(
    chain: [ServiceSymbol], isDeferred: Bool = false, isOverridden: Bool = false, isOnMainActor: Bool = false,
    mayAwait: Bool = false, requesting cardinality: Dependency.Cardinality = .one, place: ServicePlace?,
    hops: [ServicePlace?] = [], affected: Int = 1
  ) -> Finding {
    let service = chain[chain.count - 1]
    let creatingFirst =
      isOverridden
      ? "request \(service) first from the overriding provider, `try await provider.\(call("require", service))`."
      : "register \(service) with `lifetime: .singleton, eager: true`, so that start() creates it first."
    let fix =
      chain.dropLast().last.map { requester in
        if mayAwait { return awaiting(service) }
        if isOnMainActor { return creatingFirst }
        let advice =
          isDeferred
          ? "\(awaitingLater(requester, service)), or "
          : "\(creatingAsynchronously(requester, taking: service, " as well")), or "
        return advice + creatingFirst
      } ?? awaiting(service, cardinality)
    return Finding(
      rule: "async-in-sync", severity: .error,
      message: "\(service) is created asynchronously, and was requested synchronously.",
      location: requested(chain, at: place) + effect(affected),
      place: place, chain: chain, notes: notes(chain, hops), fix: fix, affected: affected
    )
  }

  /// Creates the finding `isolation-mismatch` about a request outside of the actor to which a service is bound.
  ///
  /// - Parameters:
  ///   - chain: The requesters, if there are any, and the bound service last.
  ///   - isolation: The actor to which the service is bound.
  ///   - isDeferred: Whether an asynchronous recipe requests it, with a parameter `Lazy<T>` or `Factory<T>`.
  ///   - mayAwait: Whether an asynchronous recipe requests it while the recipe runs, so that `await` suffices.
  package static func isolationMismatch(
    chain: [ServiceSymbol], isolation: ServiceIsolation, isDeferred: Bool = false, mayAwait: Bool = false,
    place: ServicePlace?, hops: [ServicePlace?] = [], affected: Int = 1
  ) -> Finding {
    let service = chain[chain.count - 1]
    let fix =
      chain.dropLast().last.map { requester in
        if mayAwait { return requestingOnActor(service, isolation) }
        if isDeferred { return "\(awaitingLater(requester, service))." }
        let onMain = "bind \(requester) to it as well, `\(call("services.registerOnMainActor", requester)) { … }`, or "
        let canBeBound = isolation == .mainActor && TypeSpelling.assisted(requester.type) == nil
        return "\(canBeBound ? onMain : "")\(creatingAsynchronously(requester, taking: service))."
      } ?? requestingOnActor(service, isolation)
    return Finding(
      rule: "isolation-mismatch", severity: .error,
      message: "\(service) is bound to \(actor(isolation)), and was requested elsewhere.",
      location: requested(chain, at: place) + effect(affected),
      place: place, chain: chain, notes: notes(chain, hops), fix: fix, affected: affected
    )
  }
}
