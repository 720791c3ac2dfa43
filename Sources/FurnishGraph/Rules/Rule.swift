/// Something that must hold of every wiring, and finds where it does not.
protocol Rule {
  static var severity: Finding.Severity { get }

  /// - Returns: What is wrong, in no particular order.
  static func findings(in facts: Facts) -> [PlacedFinding]
}

/// A finding, and where it stands in the order of registration.
struct PlacedFinding {
  let finding: Finding
  /// The index of a registration; those of requests stand behind them.
  let position: Int
}

/// What the rules judge.
struct Facts {
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
