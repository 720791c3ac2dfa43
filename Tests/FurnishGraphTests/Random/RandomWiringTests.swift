import FurnishGraph
import Testing

/// Random wirings: sound ones, sound ones with planted faults, and faulty ones that a slow second implementation judges.
@Suite struct RandomWiringTests {
  @Test(arguments: Seeds.first(100)) func `a sound wiring has no findings`(seed: UInt64) {
    var sound = SoundWiring(seed: seed)
    #expect(sound.wiring().findings() == [], "seed \(seed)")
  }

  @Test(arguments: PlantedFault.allCases, Seeds.first(20)) func `a planted fault is the only finding`(
    fault: PlantedFault, seed: UInt64
  ) {
    var sound = SoundWiring(seed: seed)
    let expected = fault.plant(in: &sound)
    #expect(found(in: sound.wiring()) == [expected: 1], "seed \(seed)")
  }

  @Test(arguments: Seeds.first(100)) func `exactly the planted faults are found`(seed: UInt64) {
    var sound = SoundWiring(seed: seed &+ 5_000)
    var expected: [PlantedFault.Expected: Int] = [:]
    for _ in 0..<20 {
      let fault = PlantedFault.allCases.randomElement(using: &sound.generator)!
      expected[fault.plant(in: &sound), default: 0] += 1
    }
    #expect(found(in: sound.wiring()) == expected, "seed \(seed)")
  }

  @Test(arguments: Seeds.first(300)) func `a second implementation of the rules agrees`(seed: UInt64) {
    let wiring = RandomWiring.faulty(seed: seed)
    let found = wiring.findings().map(Verdict.init)
    #expect(Set(found) == ReferenceRules(wiring).verdicts(), "seed \(seed)")
    #expect(found.count == Set(found).count, "seed \(seed)")
  }

  @Test(arguments: Seeds.first(300)) func `a second implementation finds the services that a synchronous request lacks`(
    seed: UInt64
  ) {
    let wiring = RandomWiring.withSynchronousRequest(seed: seed)
    let (request, reference) = (wiring.requests.last!, ReferenceRules(wiring))
    let findings = wiring.findings().filter { $0.rule == "async-in-sync" }
    let reportedForRecipes = Set(findings.filter { $0.place != request.place }.compactMap { Verdict($0).culprit })
    let missing = reference.missingServices(at: request)
    // A service that is reported for a recipe is not reported once more.
    guard missing.isDisjoint(with: reportedForRecipes) else { return }
    let found = findings.filter { $0.place == request.place }.compactMap { Verdict($0).culprit }
    let own = reference.mustAwait(request) && !reportedForRecipes.contains(request.service) ? [request.service] : []
    #expect(Set(found).isSubset(of: missing.union(own)) && Set(found).isSuperset(of: own), "seed \(seed)")
    #expect(missing.isEmpty || !missing.isDisjoint(with: found), "seed \(seed)")
    #expect(found.count <= own.count + 1 && found.count == Set(found).count, "seed \(seed)")
  }

  @Test(arguments: Seeds.first(100)) func `every hop of a chain is an edge`(seed: UInt64) {
    let wiring = RandomWiring.faulty(seed: seed)
    let reference = ReferenceRules(wiring)
    for finding in wiring.findings() where finding.chain.count <= 9 && finding.rule != "module-clash" {
      // The input of a level ends a chain, and is not a registration.
      let places = finding.notes.prefix(finding.chain.count).compactMap(\.place)
      let hops = places.filter { $0.file == ServicePlace.wiring(0).file }.map(\.line)
      #expect(zip(hops, hops.dropFirst()).allSatisfy { reference.targets[$0].contains($1) }, "\(finding)")
      #expect(
        zip(hops, finding.chain).allSatisfy { wiring.names.symbol(ofService: wiring.registrations[$0].service) == $1 },
        "\(finding)")
    }
  }

  private func found(in wiring: Wiring) -> [PlantedFault.Expected: Int] {
    wiring.findings().reduce(into: [:]) { counts, finding in
      counts[PlantedFault.Expected(rule: finding.rule, culprit: finding.chain.last), default: 0] += 1
    }
  }
}
