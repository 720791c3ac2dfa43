extension Wiring {
  /// The wiring with all its names, for people and programs to read.
  package func graph() -> ServiceGraph { ServiceGraph(version: 1, nodes: [], edges: [], findings: findings()) }
}
