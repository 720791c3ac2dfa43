import FurnishGraph

/// The counts of the elements of a graph.
struct GraphSummary {
  let serviceCount: Int
  /// The lifetimes and the numbers of their services, the most frequent first.
  let lifetimes: [(lifetime: LifetimeDescription, count: Int)]
  /// The numbers of findings, `1 error, 2 notes`; empty without findings.
  let findings: String

  init(_ graph: ServiceGraph) {
    serviceCount = graph.nodes.count
    lifetimes = Dictionary(graph.nodes.map { ($0.lifetime, 1) }, uniquingKeysWith: +)
      .map { (lifetime: $0.key, count: $0.value) }
      .sorted {
        ($1.count, $0.lifetime.name, $0.lifetime.sharing.rawValue) < (
          $0.count, $1.lifetime.name, $1.lifetime.sharing.rawValue
        )
      }
    findings = Finding.Severity.allCases.compactMap { severity in
      let count = graph.findings.count { $0.severity == severity }
      return count == 0 ? nil : String.counted(count, severity.rawValue)
    }.joined(separator: ", ")
  }

  /// All counts in a line: `2 services: 1 scoped, 1 singleton; 1 error`.
  var line: String {
    let parts = lifetimes.map { "\($0.count) \($0.lifetime.name)" }.joined(separator: ", ")
    return String.counted(serviceCount, "service") + (parts.isEmpty ? "" : ": \(parts)")
      + "; \(findings.isEmpty ? "no findings" : findings)"
  }
}
