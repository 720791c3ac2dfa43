import FurnishGraph
import FurnishPrimitives

// The errors of creating services, in the words of validation: if validation has a finding about the service, the error
// is that finding.

extension ServiceTable {
  /// Returns the error for a service that is not registered.
  ///
  /// - Parameter isParameter: Whether a parameter of a recipe requests the service, rather than a call in the recipe.
  func missing(
    _ type: any Any.Type, _ name: ServiceName?, keyedBy keyType: (any Any.Type)? = nil, isParameter: Bool = true
  ) -> ServiceError {
    let symbol = ServiceSymbol(type, name, keyedBy: keyType)
    if let known = finding("missing-service", endingWith: symbol) { return ServiceError(known) }
    let nearMisses = NearMisses(wiring).nearMisses(of: symbol)
    func request<T>(_ type: T.Type) -> DependencyRequest { .of(type, name: name) }
    let form = _openExistential(type, do: request)
    let service = ServiceSymbol(form.service, form.name, keyedBy: form.keyType)
    let isForm = form.reader != nil && !form.isProvider && !isParameter
    return requested(for: symbol, isParameter: isParameter) { chain, place in
      .missingService(
        symbol, chain: chain, place: place, nearMisses: nearMisses,
        formOf: isForm ? (service, form.count.asCardinality) : nil)
    }
  }

  /// Returns the error for a service whose level is not open in `scope`.
  func outsideLevel(_ slot: Slot, from scope: ServiceScope) -> ServiceError {
    let symbol = slot.symbol
    if let known = finding("captive-dependency", endingWith: symbol) { return ServiceError(known) }
    for rule in ["scoped-from-root", "outside-level"] {
      if let known = finding(rule, endingWith: symbol) { return ServiceError(known) }
    }
    guard slot.level == levels.plain else {
      let name = levels.name(of: slot.level)
      let (requester, steps) = (scope.requestingScope, scope.steps(to: slot.level))
      return requested(for: symbol) { chain, place in
        .outsideLevel(chain: chain, levels: [name], in: requester, steps: steps, place: place)
      }
    }
    return requested(for: symbol) { chain, place in .scopedFromRoot(chain: chain, place: place) }
  }

  func isolationMismatch(_ slot: Slot) -> ServiceError {
    let symbol = slot.symbol
    if let known = finding("isolation-mismatch", endingWith: symbol) { return ServiceError(known) }
    let isolation = slot.isolation
    let mayAwait = BuildChain.isAsynchronous
    return requested(for: symbol) { chain, place in
      .isolationMismatch(chain: chain, isolation: isolation, mayAwait: mayAwait, place: place)
    }
  }

  func asyncInSync(_ slot: Slot) -> ServiceError {
    let symbol = slot.symbol
    let isOverridden = isOwn(slot)
    let isOnMainActor = BuildChain.slots.first?.actor === MainActor.shared
    let mayAwait = BuildChain.isAsynchronous
    if !isOverridden, let known = finding("async-in-sync", endingWith: symbol) { return ServiceError(known) }
    return requested(for: symbol) { chain, place in
      .asyncInSync(
        chain: chain, isOverridden: isOverridden, isOnMainActor: isOnMainActor, mayAwait: mayAwait, place: place)
    }
  }

  /// Returns whether a registration belongs to an overriding provider for which a recipe on this thread is creating an
  /// instance, and not to the scope below. `start()` creates the instances of the scope below only, so the instance of
  /// such a registration does not exist in advance.
  private func isOwn(_ slot: Slot) -> Bool {
    guard let address = furnish_frame_innermost()?.pointee.scope else { return false }
    // The call that runs the recipe of a frame retains the scope of the frame.
    let scope = Unmanaged<ServiceScope>.fromOpaque(address).takeUnretainedValue()
    guard scope.isOverridingProvider, scope.table === self, let override = scope.override else {
      return false
    }
    if case .own = override.differences.relation(of: slot) { return true }
    return false
  }

  /// Returns the error of a request. If a parameter of a recipe requested the service, the error names the place of the
  /// registration; otherwise the calling code adds its place later.
  private func requested(
    for symbol: ServiceSymbol, isParameter: Bool = true,
    _ finding: @escaping @Sendable (_ chain: [ServiceSymbol], ServicePlace?) -> Finding
  ) -> ServiceError {
    let chain = BuildChain.symbols + [symbol]
    let requester = place(of: BuildChain.slots.first)
    if isParameter, let requester { return ServiceError(finding(chain, requester)) }
    return .requested { _, place in finding(chain, place ?? requester) }
  }

  /// Returns the error for a cycle.
  ///
  /// - Parameter slots: The slots of the cycle, which ends with the slot that it begins with.
  func cycle(_ slots: [Slot]) -> ServiceError {
    let path = withDeclaredSteps(slots)
    let chain = path.map(\.symbol)
    let known = errors.first { finding in
      finding.rule == "dependency-cycle" && Set(finding.chain).isSubset(of: chain)
    }
    let (requester, requested) = (path[path.count - 2], path[path.count - 1])
    let parameter = requester.dependencies.first { request in
      !request.isDeferred && !request.isProvider && self.slots(of: request.requested).contains { $0 === requested }
    }
    return ServiceError(
      known
        ?? .dependencyCycle(
          chain: chain, isParameter: parameter != nil, requesting: parameter?.count.asCardinality ?? .one,
          place: place(of: path.first)))
  }

  /// Returns the path with its missing steps: the builds of asynchronous transient services are not recorded in a path.
  /// A step is found only if the parameters of recipes declare it.
  private func withDeclaredSteps(_ path: [Slot]) -> [Slot] {
    var complete = Array(path.prefix(1))
    for (requester, requested) in zip(path, path.dropFirst()) {
      complete += declaredPath(from: requester, to: requested) ?? [requested]
    }
    return complete
  }

  /// Returns the shortest path along the parameters of recipes, without its first slot; `nil` if no path exists. The
  /// path leads only through transient services, because a path contains every stored one already.
  private func declaredPath(from requester: Slot, to requested: Slot) -> [Slot]? {
    var open: [(slot: Slot, path: [Slot])] = [(requester, [])]
    var seen: Set<Int> = []
    var next = 0
    while next < open.count {
      let (slot, path) = open[next]
      next += 1
      for request in slot.dependencies where !request.isProvider && !request.isDeferred {
        for dependency in slots(of: request.requested) {
          if dependency === requested { return path + [dependency] }
          if !dependency.isStored, seen.insert(dependency.number).inserted {
            open.append((dependency, path + [dependency]))
          }
        }
      }
    }
    return nil
  }

  /// Returns the error for a recipe that would exceed the stack of its thread: a cycle, if the same recipe is running
  /// twice.
  @usableFromInline
  func stackIsShort() -> ServiceError {
    // Only the registrations are noted here, because printing the name of a type needs much of the stack.
    let slots = BuildChain.slots
    return ServiceError(wording: { [self] in
      if let first = slots.first, let again = slots.dropFirst().firstIndex(where: { $0.recipe === first.recipe }) {
        return cycle(slots[...again].reversed()).finding
      }
      return .stackIsShort(slots.reversed(), place: place(of: slots.first))
    })
  }

  /// Returns the error for a transient service whose awaited recipes request a new instance without end.
  func recursesWithoutEnd(_ slot: Slot) -> ServiceError {
    ServiceError(wording: { [self] in
      .recursesWithoutEnd(slot.symbol, recipes: TransientBuild.deepest, place: place(of: slot))
    })
  }

  /// Reports that a closeable transient service was requested from the root, which retains each instance for as long as
  /// the root is open.
  func reportCloseable(_ slot: Slot) {
    let finding = Finding.closeableTransientFromRoot(
      chain: BuildChain.symbols + [slot.symbol], place: place(of: slot))
    ServiceIssue(finding, place: slot.registration.source).report()
  }

  func place(of slot: Slot?) -> ServicePlace? { slot.map { ServicePlace($0.registration.source) } }

  /// Returns the finding of validation about a service, if a recipe has requested the service. For a direct request it
  /// returns nil, since the finding names other services, which require the same one.
  private func finding(_ rule: String, endingWith symbol: ServiceSymbol) -> Finding? {
    if BuildChain.symbols.isEmpty { return nil }
    return errors.first { $0.rule == rule && $0.chain.last == symbol }
  }
}

extension ServiceError {
  /// Returns a `ServiceError` unchanged, and wraps any other error of a recipe in one, with the chain of requests.
  @usableFromInline
  static func failed(_ error: any Error, creating slot: Unmanaged<Slot>) -> ServiceError {
    if let error = error as? ServiceError { return error }
    let slot = slot.takeUnretainedValue()
    let symbol = slot.symbol
    var chain = BuildChain.symbols
    if chain.last != symbol { chain.append(symbol) }
    return recipeFailed(error, chain: chain, place: ServicePlace(slot.registration.source))
  }

  /// Returns the error of a function that creates a service with an argument of the caller.
  static func failed(_ error: any Error, creating type: any Any.Type) -> ServiceError {
    if let error = error as? ServiceError { return error }
    let chain = BuildChain.symbols + [ServiceSymbol(type, nil)]
    return recipeFailed(error, chain: chain, place: nil).reworded { _, place in
      recipeFailed(error, chain: chain, place: place, verb: "requested").finding
    }
  }
}

extension Error {
  /// Whether this is a `CancellationError`.
  // Not inlined: the size of that type is known only at run time, so a function that may suspend would take memory for
  // it from the task at each call.
  @inline(never)
  var isCancellation: Bool { self is CancellationError }
}

extension Slot {
  var isolation: ServiceIsolation {
    guard let actor else { return .none }
    return actor === MainActor.shared ? .mainActor : .actor(TypeName.full(Swift.type(of: actor)))
  }
}

extension ServiceProvider {
  /// Returns the error for a required service that is not registered.
  @usableFromInline
  func missing(_ type: any Any.Type, _ name: ServiceName?) -> ServiceError {
    // The casts are expensive, but run only when an error is reported.
    if let scope = self as? ServiceScope ?? (try? (self as? RecipeProvider)?.scope()) {
      return scope.table.missing(type, name, isParameter: false)
    }
    let symbol = ServiceSymbol(type, name)
    if let explained = self as? any ExplainsMissing { return .missing(symbol, from: explained) }
    let chain = BuildChain.symbols + [symbol]
    return .requested { _, place in .missingService(symbol, chain: chain, place: place) }
  }
}
