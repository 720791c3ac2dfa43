extension Wiring {
  /// The wiring with all its names, for people and programs to read.
  ///
  /// - Complexity: Linear in registrations and edges, at the price of their names. Whoever asks for all registrations of
  ///   a service has an edge to each.
  package func graph() -> ServiceGraph {
    var registrationsOfService = [[Int]](repeating: [], count: serviceCount)
    for (index, registration) in registrations.enumerated() {
      registrationsOfService[registration.service].append(index)
    }
    return ServiceGraph(
      nodes: registrations.indices.map(node),
      edges: registrations.indices.flatMap { edges(from: $0, registrationsOfService) },
      findings: findings()
    )
  }

  private func node(_ index: Int) -> ServiceGraph.Node {
    let registration = registrations[index]
    return ServiceGraph.Node(
      id: index,
      symbol: names.symbol(ofService: registration.service),
      implementation: names.implementation(ofRegistration: index),
      lifetime: registration.lifetime,
      isolation: registration.isolation,
      place: names.place(ofRegistration: index),
      module: registration.module.map(names.name(ofModule:)),
      isAsynchronous: registration.isAsynchronous,
      isEager: registration.isEager,
      isOpaque: registration.isOpaque,
      isSupplied: registration.isSupplied
    )
  }

  private func edges(from index: Int, _ registrationsOfService: [[Int]]) -> [ServiceGraph.Edge] {
    guard !registrations[index].isSupplied else { return [] }
    return registrations[index].dependencies.flatMap { dependency in
      let registered = registrationsOfService[dependency.service]
      let targets = dependency.cardinality == .all ? registered : registered.suffix(1)
      let symbol = names.symbol(ofService: dependency.service)
      return (targets.isEmpty ? [nil] : targets.map(Optional.some)).map { target in
        ServiceGraph.Edge(
          from: index, to: target, symbol: symbol, cardinality: dependency.cardinality,
          isDeferred: dependency.isDeferred)
      }
    }
  }
}
