extension FlatGraph {
  /// A service that a level receives when it is opened. The nodes of inputs follow those of the registrations.
  struct Input {
    let service: Int
    /// The levels whose input the service is.
    let levels: [Wiring.LevelNumber]
  }

  func isInput(_ node: Int) -> Bool { node >= registrationCount && node < groupStart }

  func input(_ node: Int) -> Input { inputs[node - registrationCount] }

  /// Returns the level that a node belongs to; `nil` for one that belongs to none.
  func level(of node: Int) -> LevelTree.Node? {
    levelOfNode.isEmpty || isGroup(node) ? nil : levelOfNode[node]
  }

  /// Returns whether a node is resolved from the scope that requests it.
  func usesScopeOfRequester(_ node: Int) -> Bool {
    isGroup(node) || traits[node].isDisjoint(with: [.sharedByContainer, .ofLevel])
  }

  /// Finds the node that a request for one instance leads to: the input of an open level, or else the last
  /// registration, or else the input of a level that is not open.
  ///
  /// - Parameter level: The innermost open level; `nil` if none is open, or none is known.
  func node(ofService service: Int, in level: LevelTree.Node?) -> Int? {
    let last = registrations[service].last.map { Int($0) }
    guard let input = nodeOfInput[service] else { return last }
    let isOpen = level.map { level in
      self.input(input).levels.contains { levels.encloses(levels.node($0), level) }
    }
    return isOpen == true ? input : last ?? input
  }

  /// Returns the nodes that a request leads to.
  func nodes(of request: Request) -> [Int] {
    if request.cardinality == .all { return registrations[request.service].map { Int($0) } }
    return node(ofService: request.service, in: openLevel(request.position)).map { [$0] } ?? []
  }

  /// Returns the innermost level that is open at a position; `nil` if none is, or none is known.
  func openLevel(_ position: ScopePosition) -> LevelTree.Node? {
    guard case .scope(in: let level?) = position else { return nil }
    return levels.node(level)
  }
}

extension FlatGraph {
  /// Returns the level of each registration and input; an empty array if none belongs to a level.
  static func levelOfNode(_ wiring: Wiring, _ inputs: [Input], _ levels: LevelTree) -> [LevelTree.Node?] {
    let isOfLevel = wiring.registrations.contains { $0.lifetime.sharing == .level }
    guard isOfLevel || !inputs.isEmpty else { return [] }
    let ofRegistrations = wiring.registrations.map { registration -> LevelTree.Node? in
      guard registration.lifetime.sharing == .level else { return nil }
      return registration.level.map(levels.node) ?? levels.anyLevel
    }
    // An input of several levels exists in each of them, so only the innermost level around all of them is certainly
    // needed.
    return ofRegistrations
      + inputs.map { input in input.levels.map(levels.node).reduce(levels.node(input.levels[0]), levels.common) }
  }

  /// Collects the inputs of all levels, each service once, in the order of levels.
  static func inputs(of levels: [Wiring.Level]) -> [Input] {
    var order: [Int] = []
    var levelsOfService: [Int: [Wiring.LevelNumber]] = [:]
    for (index, level) in levels.enumerated() {
      guard let service = level.input else { continue }
      if levelsOfService[service] == nil { order.append(service) }
      levelsOfService[service, default: []].append(Wiring.LevelNumber(index))
    }
    return order.map { Input(service: $0, levels: levelsOfService[$0] ?? []) }
  }
}
