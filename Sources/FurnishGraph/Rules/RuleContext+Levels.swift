/// The facts about levels for the wording of a finding.
extension RuleContext {
  func name(_ level: Wiring.LevelNumber) -> String { wiring.levels[level.index].name }

  /// Returns the name of a level; `nil` for one that the facts do not show.
  func name(_ level: LevelTree.Node) -> String? { graph.levels.level(level).map(name) }

  /// Returns the names of the levels that a node belongs to: several for an input of several levels, none if the facts
  /// do not show the level.
  func levels(of node: Int) -> [String] {
    if graph.isInput(node) { return graph.input(node).levels.map(name) }
    return wiring.registrations[node].level.map { [name($0)] } ?? []
  }

  /// Returns the lifetime of a node, in the words of a report.
  func lifetime(_ node: Int) -> LifetimeDescription {
    graph.isInput(node) ? wiring.lifetime(graph.input(node)) : wiring.lifetime(wiring.registrations[node])
  }

  /// Returns the calls that open the level of a node from a position, outermost first.
  func steps(toLevelOf node: Int, from position: ScopePosition) -> [LevelStep] {
    let level = graph.isInput(node) ? graph.input(node).levels[0] : wiring.registrations[node].level
    guard let level else { return [] }
    return steps(to: level, from: position)
  }

  func steps(to level: Wiring.LevelNumber, from position: ScopePosition) -> [LevelStep] {
    graph.levels.path(from: graph.openLevel(position), to: graph.levels.node(level)).map { level in
      LevelStep(level: name(level), takesInput: wiring.levels[level.index].input != nil)
    }
  }

  func scope(_ position: ScopePosition) -> RequestingScope {
    guard case .scope(in: let level) = position else { return .root }
    return level.map { .level(name($0)) } ?? .anonymous
  }
}

extension Wiring {
  /// Returns the lifetime of a registration, with the name of its level.
  func lifetime(_ registration: Registration) -> LifetimeDescription {
    guard registration.lifetime == .scopedToLevel else { return registration.lifetime }
    let level = registration.level.map { TypeSpelling.short(levels[$0.index].name) } ?? "a level"
    return LifetimeDescription(name: "scoped to \(level)", sharing: .level)
  }

  func lifetime(_ input: FlatGraph.Input) -> LifetimeDescription {
    let names = input.levels.map { TypeSpelling.short(levels[$0.index].name) }
    return LifetimeDescription(name: "input of \(names.joined(separator: " or "))", sharing: .level)
  }
}
