/// What the rules judge: a wiring, and what several of them need to know about it.
struct RuleContext {
  let wiring: Wiring
  let graph: FlatGraph
  let scopedReach: ScopedReach?

  init(_ wiring: Wiring) {
    self.wiring = wiring
    graph = FlatGraph(wiring)
    scopedReach = ScopedReach(graph)
  }

  func symbol(_ registration: Int) -> ServiceSymbol {
    wiring.names.symbol(ofService: wiring.registrations[registration].service)
  }

  func place(_ registration: Int) -> ServicePlace? { wiring.names.place(ofRegistration: registration) }

  func symbols(_ registrations: [Int]) -> [ServiceSymbol] { registrations.map(symbol) }

  func places(_ registrations: [Int]) -> [ServicePlace?] { registrations.map(place) }

  /// Where the findings about a request stand.
  func position(ofRequest request: Int) -> Int { graph.registrationCount + request }
}
