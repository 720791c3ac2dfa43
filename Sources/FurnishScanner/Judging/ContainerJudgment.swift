import FurnishGraph

/// The judgment of a container in all cases that its conditions allow.
///
/// If nothing depends on a condition, the rules run once. Otherwise they run once for each *cell*: a case in which each
/// condition of the container either holds or does not. For example, a container with the conditions `DEBUG` and
/// `isMock` has four cells, unless one of the conditions implies the other. The findings of all cells are joined, and
/// each finding names the cells that it is about.
///
/// A container with more cells than can be judged is judged in parts, each so small that it has few cells: a part for
/// each registration with the services that it requests, and a part for each chain that may be wrong.
struct ContainerJudgment {
  let facts: ContainerFacts
  let index: DeclarationIndex
  /// The wiring for the case that no unknown flag is set, if it was built already.
  var wiringWithoutFlags: SourceWiring?
  /// The names of the services of all containers, if the program requests services from an element of a list of
  /// containers and the source does not show which element it is; otherwise empty.
  var servicesOfAllContainers: Set<String> = []

  var space: PresenceSpace { facts.space }
  /// The condition under which the container is created.
  var universe: Presence { facts.container.presence }

  func findings() -> [Finding] {
    guard universe != .never else { return [] }
    let conditions = facts.conditions.filter { $0 != .always }
    let found: [ConditionalFinding]
    if conditions.isEmpty {
      // Without conditions the wiring is the same in all cases.
      let known = facts.isUnconditional ? wiringWithoutFlags : nil
      let findings = (known ?? SourceWiring(facts, in: index) { _ in true }).wiring.findings()
      found = Self.causes(of: findings).map { ConditionalFinding(finding: $0, presence: universe) }
    } else if let cells = PresenceCells(conditions, in: universe, space) {
      found = judge(facts, cells.cells)
    } else {
      found = judgeInParts()
    }
    var findings = withoutUnusedMissingServices(found.compactMap(report))
    if space.isExhausted, !conditions.isEmpty { findings.append(undecidable) }
    guard let places = facts.placesOfInterest else { return findings }
    return findings.filter { finding in
      ([finding.place] + finding.notes.map(\.place)).contains { $0.map(places.contains) ?? false }
    }
  }

  private var undecidable: Finding { .undecidable(.conditions, place: index.servicePlace(facts.container.place)) }

  private func judge(_ facts: ContainerFacts, _ cells: [Presence]) -> [ConditionalFinding] {
    var found = JoinedFindings()
    for cell in cells {
      let isIncluded = { (presence: Presence) in presence == .always || space.areCompatible(presence, cell) }
      guard facts.containsAny(where: isIncluded) else { continue }
      let wiring = SourceWiring(facts, in: index, isIncluded: isIncluded)
      for finding in Self.causes(of: wiring.wiring.findings()) { found.add(finding, under: cell, space) }
    }
    return found.all
  }

  /// Returns one finding for each cause.
  ///
  /// A service that requires an assisted service inherits the requirements of that service, so only one finding is
  /// returned for both. `throwing-recipe` does not report a request that another error concerns.
  private static func causes(of findings: [Finding]) -> [Finding] {
    let failing = Set(findings.filter { $0.severity == .error && $0.rule != "throwing-recipe" }.compactMap(\.request))
    var assisted: Set<[ServiceSymbol]> = []
    return findings.filter { finding in
      switch finding.rule {
      case "throwing-recipe": return finding.request.map { !failing.contains($0) } ?? true
      case "captive-dependency":
        let chain = Array(finding.chain.dropFirst())
        guard chain.first?.type.hasPrefix("Furnish.AssistedFactory<") == true else { return true }
        return assisted.insert(chain).inserted
      default: return true
      }
    }
  }

  /// Returns a finding with notes about the cases in which the fault exists, as a warning if the fault is uncertain.
  /// The result is nil if the finding is not to be reported.
  private func report(_ found: ConditionalFinding) -> Finding? {
    var finding = found.finding
    if isAfterStop(finding, under: found.presence) { return nil }
    if finding.rule == "unused-registration" {
      // A registration is reported as unused only if it is unused in all cases in which it exists.
      let registrations = facts.container.registrations.filter { index.servicePlace($0.place) == finding.place }
      let registered = space.and(space.any(registrations.map(\.presence)), universe)
      return space.implies(registered, found.presence) ? finding : nil
    }
    if Self.rulesOfCollections.contains(finding.rule), finding.chain.last.map(isRequestedAsCollection) == true {
      return nil
    }
    if finding.rule == "captive-dependency", mayEndEarlier(finding) { return nil }
    if finding.rule == "missing-service", hasUnknownInputs {
      finding.severity = .warning
      finding.notes.append(Finding.inputMayBeService)
    }
    if finding.rule == "scoped-from-root" || finding.rule == "outside-level", isFromPossibleRoot(finding) {
      finding.severity = .warning
      finding.notes.append(Finding.providerMayBeAnother)
    }
    guard let sentence = PresenceText(space).sentence(found.presence, in: universe) else { return finding }
    finding.notes.append(Finding.Note(message: sentence))
    if !space.assumptions.isDisjoint(with: space.support(found.presence)) { finding.severity = .warning }
    if !space.testsOfConstants.isDisjoint(with: space.support(found.presence)) {
      finding.severity = .warning
      finding.notes.append(Finding.conditionIsConstant)
    } else if finding.rule == "missing-service",
      let reason = reasonOfUncertainty(finding, under: found.presence)
        // The types and functions around a request may be `@available` themselves, which no branch shows.
        ?? (sentence.contains("`#available(") ? Finding.conditionsMayAgree : nil)
    {
      finding.severity = .warning
      finding.notes.append(reason)
    } else if finding.rule == "missing-service", isOfUnknownElement(finding, under: found.presence) {
      finding.severity = .warning
      finding.notes.append(Finding.elementIsUnknown)
    }
    return finding
  }
}

// MARK: Containers with too many cells

extension ContainerJudgment {
  private func judgeInParts() -> [ConditionalFinding] {
    var found = JoinedFindings()
    var isUndecidable = false
    let parts = ContainerParts(facts)
    func add(_ part: ContainerFacts, isComplete: Bool, only rules: (String) -> Bool) -> Bool {
      guard let cells = PresenceCells(part.conditions, in: universe, space) else { return false }
      for result in judge(part, cells.cells) where rules(result.finding.rule) {
        // A request outside of this part may excuse the finding.
        guard isComplete || !Self.excusableRules.contains(result.finding.rule) else {
          isUndecidable = true
          continue
        }
        found.add(result.finding, under: result.presence, space)
      }
      return true
    }
    func add(_ services: Set<SourceService>, withRequests: Bool = true, only rules: (String) -> Bool) {
      let part = parts.about(services)
      if add(part, isComplete: true, only: rules) { return }
      // Requests in unrelated branches have too many cells together, and few by themselves.
      for smaller in part.byCondition(withRequests: withRequests)
      where !add(smaller, isComplete: false, only: rules) { isUndecidable = true }
    }
    var judged: Set<Set<SourceService>> = []
    for registration in facts.container.registrations where !parts.hasNoFinding(registration) {
      let services = Set([registration.service] + registration.dependencies.map(\.service))
      // The requests are judged below, each with the registrations of its own service.
      guard judged.insert(services).inserted else { continue }
      add(services, withRequests: services.count == 1) { !Self.chainRules.contains($0) }
    }
    for request in facts.requests where judged.insert([request.dependency.service]).inserted {
      add([request.dependency.service]) { !Self.chainRules.contains($0) }
    }
    let all = findingsIfAllHold()
    // The services of a chain may have been judged above, but by the other rules alone.
    for chain in all.chains.uniqued() { add(chain, only: Self.chainRules.contains) }
    if isUndecidable { found.add(undecidable, under: universe, space) }
    return found.joinedByCause(space) + all.unused.map { ConditionalFinding(finding: $0, presence: universe) }
  }

  /// The rules that follow chains of any length.
  private static let chainRules: Set<String> = [
    "dependency-cycle", "captive-dependency", "scoped-from-root", "outside-level", "throwing-recipe",
  ]

  /// The rules whose findings a further request can excuse: one that awaits the service, handles its error, or resolves
  /// all of its registrations.
  private static let excusableRules: Set<String> = [
    "async-in-sync", "throwing-recipe", "duplicate-registration", "module-clash",
  ]

  /// Judges the container as if all conditions held together.
  ///
  /// - Returns: The services on each chain that would be wrong, and the findings about services that nothing requests
  ///   under any condition. Each chain that is wrong in some case is among these chains.
  private func findingsIfAllHold() -> (chains: [Set<SourceService>], unused: [Finding]) {
    var all = facts
    var container = facts.container
    let registered = Set(container.registrations.map(\.service))
    for registration in container.registrations.indices {
      container.registrations[registration].policy = .add
      for dependency in container.registrations[registration].dependencies.indices
      where registered.contains(container.registrations[registration].dependencies[dependency].service) {
        // The dependency may lead to any registration of the service, so all of them are followed. An input of a level
        // has no registration.
        container.registrations[registration].dependencies[dependency].cardinality = .all
      }
    }
    container.removeRequests()
    all = ContainerFacts(
      container, requests: facts.requests, showsRequests: facts.showsRequests, placesOfInterest: nil, space)
    let findings = SourceWiring(all, in: index) { _ in true }.wiring.findings(atLeast: .warning)
    let onChains = facts.container.registrations.flatMap { [$0.service] + $0.dependencies.map(\.service) }
    let services = Dictionary(
      onChains.map { ($0.symbol.fullDescription, $0) }, uniquingKeysWith: { first, _ in first })
    let chains = findings.filter { Self.chainRules.contains($0.rule) }.map { finding in
      Set(finding.chain.compactMap { services[$0.fullDescription] })
    }
    return (chains, findings.filter { $0.rule == "unused-registration" })
  }
}

extension SourceService {
  var symbol: ServiceSymbol {
    ServiceSymbol(type: type.text, registrationName: name, keyType: keyType?.text)
  }
}

/// A request that fails: its service and its place.
private struct FailingRequest: Hashable {
  let service: ServiceSymbol
  let place: ServicePlace
}

extension Finding {
  fileprivate var request: FailingRequest? {
    guard let service = chain.last, let place else { return nil }
    return FailingRequest(service: service, place: place)
  }

  /// The identity of the finding, by which it is reported once if it is found several times.
  var identity: String { "\(rule) \(place.map { "\($0):\($0.column)" } ?? "") \(message)" }
}
