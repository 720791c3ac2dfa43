import FurnishGraph

/// The levels of a wiring, each with the list of the levels that enclose it.
struct ReferenceLevels {
  private let wiring: Wiring
  /// The services that are inputs, in the order of levels.
  let inputs: [Int]

  init(_ wiring: Wiring) {
    self.wiring = wiring
    inputs = wiring.levels.compactMap(\.input).reduce(into: []) { inputs, input in
      if !inputs.contains(input) { inputs.append(input) }
    }
  }

  /// Returns a level and all that enclose it, innermost first.
  func enclosing(_ level: Wiring.LevelNumber) -> [Wiring.LevelNumber] {
    [level] + (wiring.levels[level.index].parent.map(enclosing) ?? [])
  }

  /// Returns the level to which a registration is scoped, or `nil` if it is scoped to none.
  func level(of registration: Registration) -> Wiring.LevelNumber? {
    registration.lifetime.sharing == .level ? registration.level : nil
  }

  private func levels(ofInput input: Int) -> [Wiring.LevelNumber] {
    wiring.levels.indices.filter { wiring.levels[$0].input == inputs[input] }.map { Wiring.LevelNumber($0) }
  }

  /// Returns the registrations and inputs to which a request resolves in a scope of a level.
  func targets(
    of service: Int, _ cardinality: Dependency.Cardinality, in level: Wiring.LevelNumber?
  ) -> [Int] {
    let registered = wiring.registrations.indices.filter { wiring.registrations[$0].service == service }
    guard cardinality != .all else { return registered }
    guard let input = inputs.firstIndex(of: service) else { return registered.suffix(1) }
    let isOpen = level.map { level in levels(ofInput: input).contains(where: enclosing(level).contains) } ?? false
    let node = wiring.registrations.count + input
    return [isOpen ? node : registered.last ?? node]
  }

  /// Returns the levels that must be open when a registration or input of a level is resolved. For an input of several
  /// levels, these are the levels that enclose all of them. The result is empty if the level is unknown.
  private func needed(_ node: Int) -> [Wiring.LevelNumber] {
    guard node >= wiring.registrations.count else {
      return wiring.registrations[node].level.map(enclosing) ?? []
    }
    let paths = levels(ofInput: node - wiring.registrations.count).map(enclosing)
    return paths[0].filter { level in paths.allSatisfy { $0.contains(level) } }
  }

  /// Returns whether a registration or input of a level exists in a scope of `level`. `nil` stands for no level.
  func exists(_ node: Int, in level: Wiring.LevelNumber?) -> Bool {
    level.map { level in needed(node).allSatisfy(enclosing(level).contains) } ?? false
  }

  /// Returns whether a registration or input belongs to `level` or to a level inside of it.
  func isInside(_ node: Int, _ level: Wiring.LevelNumber) -> Bool { needed(node).contains(level) }

  /// Returns the number that stands for a registration or input as the culprit of a ``Verdict``.
  func name(_ node: Int) -> Int {
    guard node >= wiring.registrations.count else { return node }
    return Verdict.firstInput + levels(ofInput: node - wiring.registrations.count)[0].index
  }
}
