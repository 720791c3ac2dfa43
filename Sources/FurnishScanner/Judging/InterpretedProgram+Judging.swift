import FurnishGraph

extension InterpretedProgram {
  /// Returns a finding in words for the locator or for a property with `@Injected`, if it is about one of these.
  private func worded(_ finding: Finding, for facts: ContainerFacts) -> Finding {
    if facts.container.kind == .locator { return finding.inLocator() }
    let isInjected = facts.requests.contains {
      $0.source == .providerInForce && index.servicePlace($0.place) == finding.place
    }
    return isInjected ? finding.ofProperty() : finding
  }

  /// Judges all containers, and returns the findings of the rules.
  ///
  /// - Parameter wirings: The wiring of each container where no unknown flag is set: ``wirings``.
  func judged(_ wirings: [SourceWiring]) -> [Finding] {
    var found = findings
    var unused: [String: Int] = [:]
    var unusedServices: [[ServiceSymbol]] = []
    var faulty = FaultyContainers()
    let all = (overlays + containers).filter { !$0.space.choicesOfElements.isEmpty }.flatMap { facts in
      facts.container.registrations.map(\.service.symbol.fullDescription)
    }
    let known = Set(all)
    for facts in overlays {
      found += ContainerJudgment(facts: facts, index: index, servicesOfAllContainers: known).findings()
    }
    for (facts, wiring) in zip(containers, wirings) {
      var services: [ServiceSymbol] = []
      defer { unusedServices.append(services) }
      let judgment = ContainerJudgment(
        facts: facts, index: index, wiringWithoutFlags: wiring, servicesOfAllContainers: known)
      for judged in judgment.findings() {
        let finding = judged.worded(for: facts.container.dialect)
        if finding.rule == "unused-registration" {
          unused[finding.identity, default: 0] += 1
          services += finding.chain
        }
        faulty.note(finding, of: facts, in: index)
        found.append(worded(finding, for: facts))
      }
    }
    found = faulty.naming(found.uniqued(by: \.identity), among: containers, in: index)
    guard !unused.isEmpty else { return found }
    let places = Set(found.lazy.filter { $0.rule == "unused-registration" }.compactMap(\.place))
    var registered: [ServicePlace: Int] = [:]
    var used: Set<ServicePlace> = []
    for (facts, unused) in zip(containers, unusedServices) {
      let unused = Set(unused)
      for (place, registrations) in Dictionary(grouping: facts.container.registrations, by: \.place) {
        let place = index.servicePlace(place)
        guard places.contains(place) else { continue }
        registered[place, default: 0] += 1
        if registrations.contains(where: { !unused.contains($0.service.symbol) }) { used.insert(place) }
      }
    }
    // A registration is unused only if it is unused in all containers that have it, and for all types that a generic
    // function registers at its place.
    return found.filter { finding in
      guard finding.rule == "unused-registration", let place = finding.place else { return true }
      return unused[finding.identity] == registered[place] && !used.contains(place)
    }
  }
}
