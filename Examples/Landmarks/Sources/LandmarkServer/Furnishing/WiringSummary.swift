public import Furnish

/// The wiring of a container, in one line.
public struct WiringSummary: CustomStringConvertible, Sendable {
  /// The summary, such as `8 services are wired: 7 singleton, 1 scoped; no findings`.
  public let description: String

  /// Creates the summary of a container. Validate the container first, so that its findings are complete.
  public init(_ container: ServiceContainer) {
    self.init(container.graph)
  }

  init(_ graph: ServiceGraph) {
    let lifetimes = Self.counts(of: graph.nodes.map(\.lifetime.name))
      .map { "\($0.count) \($0.name)" }
    let findings = Finding.Severity.allCases.compactMap { severity -> String? in
      let count = graph.findings.count { $0.severity == severity }
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let services = Self.counted(graph.nodes.count, "service")
    description = """
      \(services) \(graph.nodes.count == 1 ? "is" : "are") wired: \(lifetimes.joined(separator: ", ")); \
      \(findings.isEmpty ? "no findings" : findings.joined(separator: ", "))
      """
  }

  /// Counts the occurrences of each name, the most frequent first.
  private static func counts(of names: [String]) -> [(name: String, count: Int)] {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      .map { (name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
