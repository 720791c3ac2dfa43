import FurnishGraph
import Testing

/// Chains that are too deep for a recursive search.
@Suite struct DeepWiringTests {
  private static let depth = 100_000

  /// Returns registrations of which each needs the next.
  private func chain(lifetime: LifetimeDescription = .transient, lastNeeds: [Int] = []) -> [Registration] {
    (0..<Self.depth).map { index in
      let needs = index == Self.depth - 1 ? lastNeeds : [index + 1]
      return Registration(service: index, lifetime: lifetime, dependencies: needs.map { Dependency(service: $0) })
    }
  }

  private func findings(_ registrations: [Registration], requests: [Request] = []) -> [Finding] {
    Wiring(
      serviceCount: Self.depth + 1, registrations: registrations, requests: requests, names: NumberNames()
    ).findings()
  }

  @Test func `a deep chain is sound`() {
    #expect(findings(chain()) == [])
  }

  @Test func `a missing service is found deep in the graph`() throws {
    let finding = try #require(findings(chain(lastNeeds: [Self.depth])).first)
    #expect(
      finding.description == """
        S100000 is not registered.
          where: S0 → S1 → S2 → S3 → (99993 more) → S99997 → S99998 → S99999 → App.S100000, \
        requested at App/Wiring.swift:99999; it affects 100000 registrations
          fix:   add `services.register(S100000.self) { … }`.
        """)
    #expect(finding.chain.count == Self.depth + 1)
    #expect(finding.notes.count == 7)
  }

  @Test func `a long cycle is found`() throws {
    let finding = try #require(findings(chain(lastNeeds: [0])).first)
    #expect(finding.rule == "dependency-cycle")
    #expect(finding.chain.count == Self.depth + 1)
  }

  @Test func `a deep captive is found`() throws {
    var registrations = chain()
    registrations[0].lifetime = .singleton
    registrations[Self.depth - 1].lifetime = .scoped
    let finding = try #require(findings(registrations).first)
    #expect(finding.rule == "captive-dependency")
    #expect(finding.chain.count == Self.depth)
  }

  @Test func `a service of a level deep below another one is found`() throws {
    var registrations = chain()
    for (registration, level) in [(0, 0), (Self.depth - 1, 1)] {
      registrations[registration].lifetime = .scopedToLevel
      registrations[registration].level = Wiring.LevelNumber(level)
    }
    var wiring = Wiring(
      serviceCount: Self.depth, registrations: registrations,
      requests: [Request(service: 1, position: .scope(in: Wiring.LevelNumber(0)))], names: NumberNames())
    wiring.levels = [Wiring.Level(name: "App.Session"), Wiring.Level(name: "App.Import")]
    let findings = wiring.findings()
    #expect(findings.map(\.rule) == ["outside-level", "outside-level"])
    #expect(findings.map(\.chain.count) == [Self.depth, Self.depth - 1])
  }

  @Test func `an error deep below a request is found`() throws {
    var registrations = chain()
    registrations[Self.depth - 1].isThrowing = true
    let finding = try #require(findings(registrations, requests: [Request(service: 0, trapsOnError: true)]).first)
    #expect(finding.rule == "throwing-recipe")
    #expect(finding.chain.count == Self.depth)
  }

  @Test func `requests along a chain are judged in the order of their code`() {
    var registrations = chain(lifetime: .singleton)
    registrations[Self.depth - 1].isThrowing = true
    func request(_ service: Int, at number: Int, trapsOnError: Bool) -> Request {
      Request(
        service: service, order: CodeOrder(code: CodeID(0), number: number), trapsOnError: trapsOnError)
    }
    let requests = (0..<Self.depth).flatMap { index in
      [
        request(Self.depth - 1 - index, at: 2 * index, trapsOnError: false),
        request(0, at: 2 * index + 1, trapsOnError: true),
      ]
    }
    #expect(findings(registrations, requests: requests) == [])
    #expect(findings(registrations, requests: Array(requests.dropFirst())).map(\.chain.count) == [Self.depth])
  }

  @Test func `a scoped service deep below a request is found`() throws {
    var registrations = chain()
    registrations[Self.depth - 1].lifetime = .scoped
    let finding = try #require(findings(registrations, requests: [Request(service: 0)]).first)
    #expect(finding.rule == "scoped-from-root")
    #expect(finding.chain.count == Self.depth)
  }
}
