extension Wiring {
  /// Builds the graph of the wiring with all its names, for people and programs to read.
  ///
  /// - Complexity: Linear in registrations and edges, and in the length of their names, plus the cost of
  ///   ``Wiring/findings(atLeast:)``. A node that requests all registrations of a service has an edge to each.
  package func graph() -> ServiceGraph {
    let graph = FlatGraph(self)
    return ServiceGraph(
      nodes: registrations.indices.map(node) + graph.inputs.enumerated().map { node(registrations.count + $0, $1) },
      edges: registrations.indices.flatMap { edges(from: $0, in: graph) },
      findings: findings()
    )
  }

  private func node(_ index: Int) -> ServiceGraph.Node {
    let registration = registrations[index]
    return ServiceGraph.Node(
      id: index,
      symbol: names.symbol(ofService: registration.service),
      key: names.key(ofRegistration: index).map(TypeSpelling.shortKey),
      implementation: names.implementation(ofRegistration: index),
      lifetime: lifetime(registration),
      level: registration.level.map { levels[$0.index].name },
      isolation: registration.isolation,
      place: names.place(ofRegistration: index),
      module: registration.module.map(names.name(ofModule:)),
      isAsynchronous: registration.isAsynchronous,
      isEager: registration.isEager,
      isOpaque: registration.isOpaque,
      isSupplied: registration.isSupplied
    )
  }

  private func node(_ index: Int, _ input: FlatGraph.Input) -> ServiceGraph.Node {
    let level = levels[input.levels[0].index]
    return ServiceGraph.Node(
      id: index, symbol: names.symbol(ofService: input.service), lifetime: lifetime(input), level: level.name,
      place: level.place, isSupplied: true)
  }

  private func edges(from index: Int, in graph: FlatGraph) -> [ServiceGraph.Edge] {
    guard !registrations[index].isSupplied else { return [] }
    return registrations[index].dependencies.flatMap { dependency in
      let registered = graph.registrations[dependency.service].map { Int($0) }
      let one = { graph.node(ofService: dependency.service, in: graph.level(of: index)).map { [$0] } ?? [] }
      let targets = dependency.cardinality == .all ? registered : one()
      let symbol = names.symbol(ofService: dependency.service)
      return (targets.isEmpty ? [nil] : targets.map(Optional.some)).map { target in
        ServiceGraph.Edge(
          from: index, to: target, symbol: symbol, cardinality: dependency.cardinality,
          isDeferred: dependency.isDeferred)
      }
    }
  }
}
