import FurnishGraph

extension GraphDifference {
  /// Writes the difference for programs: `services`, `edges` and `findings`, each with the elements `added` and
  /// `removed`, and `lifetimes` with `old` and `new`.
  package func json() -> String {
    JSONValue.members([
      "version": .number(1),
      "services": Self.json(services, \.json),
      "lifetimes": .array(lifetimes.map { .members(["old": $0.old.json, "new": $0.new.json]) }),
      "edges": Self.json(edges, \.json),
      "findings": Self.json(findings, \.json),
    ]).lines
  }

  private static func json<Element>(_ changes: Changes<Element>, _ json: (Element) -> JSONValue) -> JSONValue {
    .members(["added": .array(changes.added.map(json)), "removed": .array(changes.removed.map(json))])
  }
}

extension GraphDifference.Service {
  fileprivate var json: JSONValue {
    .members([
      "symbol": symbol.json,
      "key": key.map(JSONValue.string),
      "lifetime": .members(["name": .string(lifetime.name), "sharing": .string(lifetime.sharing.rawValue)]),
      "level": level.map(JSONValue.string),
    ])
  }
}

extension GraphDifference.Edge {
  fileprivate var json: JSONValue {
    .members([
      "from": from.json,
      "to": to.json,
      "cardinality": .string(cardinality.rawValue),
      "isDeferred": .boolean(isDeferred),
    ])
  }
}
