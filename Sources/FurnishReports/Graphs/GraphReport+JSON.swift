import FurnishGraph

extension GraphReport {
  /// Returns the graph as JSON that decodes as a ``/FurnishGraph/ServiceGraph``.
  ///
  /// - Returns: A line for each member, in an order that never changes.
  /// - Complexity: Linear in services and edges.
  public func json() -> String {
    JSONValue.members([
      "version": .number(graph.version),
      "nodes": .array(graph.nodes.map(\.json)),
      "edges": .array(graph.edges.map(\.json)),
      "findings": .array(graph.findings.map(\.json)),
    ]).lines
  }
}

extension ServiceGraph.Node {
  fileprivate var json: JSONValue {
    .members([
      "id": .number(id),
      "symbol": symbol.json,
      "key": key.map(JSONValue.string),
      "implementation": implementation.map(JSONValue.string),
      "lifetime": .members(["name": .string(lifetime.name), "sharing": .string(lifetime.sharing.rawValue)]),
      "level": level.map(JSONValue.string),
      "isolation": isolation.json,
      "place": place?.json,
      "module": module.map(JSONValue.string),
      "isAsynchronous": .boolean(isAsynchronous),
      "isEager": .boolean(isEager),
      "isOpaque": .boolean(isOpaque),
      "isSupplied": .boolean(isSupplied),
    ])
  }
}

extension ServiceIsolation {
  fileprivate var json: JSONValue {
    switch self {
    case .none: .members(["kind": .string("none")])
    case .mainActor: .members(["kind": .string("mainActor")])
    case .actor(let name): .members(["kind": .string("actor"), "name": .string(name)])
    }
  }
}

extension ServiceGraph.Edge {
  fileprivate var json: JSONValue {
    .members([
      "from": .number(from),
      "to": to.map(JSONValue.number),
      "symbol": symbol.json,
      "cardinality": .string(cardinality.rawValue),
      "isDeferred": .boolean(isDeferred),
    ])
  }
}
