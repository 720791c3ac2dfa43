import FurnishGraph

// What goes wrong while services are made, in the words of validation: a finding that it has
// is used as it stands.

extension ServiceTable {
  func missing(_ type: any Any.Type, _ name: ServiceName?) -> ServiceError {
    let symbol = ServiceSymbol(type, name)
    if let known = finding("missing-service", endingWith: symbol) { return ServiceError(known) }
    let chain = makingChain
    return ServiceError(
      .missingService(
        symbol, chain: chain + [symbol], place: place(of: Frames.slots.first),
        nearMisses: NearMisses(wiring).nearMisses(of: symbol)))
  }

  func scopedFromRoot(_ slot: Slot) -> ServiceError {
    let symbol = symbol(of: slot)
    if let known = finding("captive-dependency", endingWith: symbol) { return ServiceError(known) }
    if let known = finding("scoped-from-root", endingWith: symbol) { return ServiceError(known) }
    return ServiceError(.scopedFromRoot(chain: makingChain + [symbol], place: place(of: slot)))
  }

  func isolationMismatch(_ slot: Slot) -> ServiceError {
    let symbol = symbol(of: slot)
    if let known = finding("isolation-mismatch", endingWith: symbol) { return ServiceError(known) }
    return ServiceError(
      .isolationMismatch(
        chain: makingChain + [symbol], isolation: slot.isolation, place: place(of: slot)))
  }

  func asyncInSync(_ slot: Slot) -> ServiceError {
    let symbol = symbol(of: slot)
    if let known = finding("async-in-sync", endingWith: symbol) { return ServiceError(known) }
    return ServiceError(.asyncInSync(chain: makingChain + [symbol], place: place(of: slot)))
  }

  /// - Parameter slots: Closed: the first is the last.
  func cycle(_ slots: [Slot]) -> ServiceError {
    let chain = slots.map(symbol)
    let known = errors.first { finding in
      finding.rule == "dependency-cycle" && Set(finding.chain).isSubset(of: chain)
    }
    return ServiceError(known ?? .dependencyCycle(chain: chain, place: place(of: slots.first)))
  }

  /// The root keeps what is transient and can be closed, as long as it is open itself.
  func reportCloseable(_ slot: Slot) {
    let finding = Finding.closeableTransientFromRoot(
      chain: MakingChain.symbols + [symbol(of: slot)], place: place(of: slot))
    ServiceIssue(finding, place: slot.registration.source).report()
  }

  func symbol(of slot: Slot) -> ServiceSymbol { ServiceSymbol(slot.recipe.service, slot.name) }

  func place(of slot: Slot?) -> ServicePlace? { slot.map { ServicePlace($0.registration.source) } }

  /// What is being made on this thread, outermost first.
  private var makingChain: [ServiceSymbol] { MakingChain.symbols }

  private func finding(_ rule: String, endingWith symbol: ServiceSymbol) -> Finding? {
    errors.first { $0.rule == rule && $0.chain.last == symbol }
  }
}

extension ServiceError {
  /// An error from a recipe: one of ours as it is, another one with the chain.
  @usableFromInline
  static func failed(_ error: any Error, making slot: Unmanaged<Slot>) -> ServiceError {
    if let error = error as? ServiceError { return error }
    let slot = slot.takeUnretainedValue()
    let symbol = ServiceSymbol(slot.recipe.service, slot.name)
    var chain = MakingChain.symbols
    if chain.last != symbol { chain.append(symbol) }
    return recipeFailed(error, chain: chain, place: ServicePlace(slot.registration.source))
  }

  /// An error from a function that makes a type with a caller's argument.
  static func failed(_ error: any Error, making type: any Any.Type) -> ServiceError {
    if let error = error as? ServiceError { return error }
    return recipeFailed(error, chain: [ServiceSymbol(type, nil)], place: nil)
  }
}

extension Slot {
  var isolation: ServiceIsolation {
    guard let isolation = recipe.isolation else { return .none }
    return isolation === MainActor.shared
      ? .mainActor : .actor(TypeName.full(Swift.type(of: isolation)))
  }
}

extension ServiceProvider {
  /// Nobody registered a service that has to be there.
  @usableFromInline
  func missing(_ type: any Any.Type, _ name: ServiceName?) -> ServiceError {
    // Only on the way to a report, where a cast may be dear.
    if let scope = self as? ServiceScope ?? (try? (self as? LentProvider)?.scope()) {
      return scope.table.missing(type, name)
    }
    let symbol = ServiceSymbol(type, name)
    if let explained = self as? any ExplainsMissing { return .missing(symbol, from: explained) }
    return ServiceError(.missingService(symbol, chain: [symbol], place: nil))
  }
}
