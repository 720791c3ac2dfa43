/// The input of the rules: a wiring, and the facts about it that several rules need.
struct RuleContext {
  let wiring: Wiring
  let graph: FlatGraph
  /// The registrations that lead to a scoped service without a level, directly or through unshared services.
  let scopedReach: Reach?
  /// The registrations that lead to a service of a level, directly or through unshared services.
  let levelReach: Reach?
  let levelViolations: LevelViolations?

  init(_ wiring: Wiring) {
    self.wiring = wiring
    let graph = FlatGraph(wiring)
    self.graph = graph
    let scopedTraits: FlatGraph.Traits = [.scoped, .ofLevel]
    let reversed = graph.allTraits.isDisjoint(with: scopedTraits) ? FlatLists() : graph.reversedEdges
    func reach(_ trait: FlatGraph.Traits) -> Reach? {
      guard graph.allTraits.contains(trait) else { return nil }
      return Reach(
        graph, reversed: reversed, followsProperties: false, goals: { graph.traits[$0].contains(trait) },
        passes: { graph.traits[$0].isDisjoint(with: scopedTraits.union(.sharedByContainer)) })
    }
    scopedReach = reach(.scoped)
    levelReach = reach(.ofLevel)
    levelViolations = LevelViolations(graph)
  }

  /// Returns the service of a registration or an input.
  func symbol(_ node: Int) -> ServiceSymbol { wiring.names.symbol(ofService: Int(graph.service[node])) }

  func isOnMainActor(_ registration: Int) -> Bool { wiring.registrations[registration].isolation == .mainActor }

  func isRunning(_ registration: Int) -> Bool { wiring.registrations[registration].isRunning }

  /// Returns the place of a registration, or of the declaration of the level that an input belongs to.
  func place(_ node: Int) -> ServicePlace? {
    graph.isInput(node)
      ? wiring.levels[graph.input(node).levels[0].index].place : wiring.names.place(ofRegistration: node)
  }

  /// Returns the place where a registration requests a service, which may be that of a decorator.
  func place(_ node: Int, requesting service: Int) -> ServicePlace? {
    graph.isInput(node) ? place(node) : wiring.names.place(ofRegistration: node, requesting: service)
  }

  func symbols(_ nodes: [Int]) -> [ServiceSymbol] { nodes.map(symbol) }

  func places(_ nodes: [Int]) -> [ServicePlace?] { nodes.map(place) }

  /// Returns the position of a finding about a request, in the order of findings: see ``PlacedFinding``.
  func position(ofRequest request: Int) -> Int { graph.registrationCount + request }

  func position(ofOpening opening: Int) -> Int { position(ofRequest: wiring.requests.count + opening) }

  func position(ofDecorator decorator: Int) -> Int { position(ofOpening: wiring.openings.count + decorator) }
}
