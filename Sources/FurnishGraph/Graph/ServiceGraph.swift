/// The wiring of a program, for people and programs to read: every registration, its requests, and the findings.
///
/// It is `Codable`, and its format has a version.
///
/// ```swift
/// func unwired(in graph: ServiceGraph) -> [String] {
///   graph.edges.filter { $0.to == nil && $0.cardinality == .one }
///     .map { "\(graph.nodes[$0.from].symbol) lacks \($0.symbol)" }
/// }
/// ```
public struct ServiceGraph: Hashable, Sendable {
  /// The version of the format that this library writes, and the only one that it reads.
  public static let currentVersion = 1

  /// The version of the format, ``currentVersion``.
  public var version = currentVersion
  /// All registrations, in order, and then the inputs of scope levels.
  public var nodes: [Node]
  /// The requests of the nodes, in order.
  public var edges: [Edge]
  /// The findings of the rules.
  public var findings: [Finding]

  package init(nodes: [Node], edges: [Edge], findings: [Finding]) {
    self.nodes = nodes
    self.edges = edges
    self.findings = findings
  }
}

extension ServiceGraph: Codable {
  private enum CodingKeys: String, CodingKey { case version, nodes, edges, findings }

  /// Decodes a graph in the ``currentVersion`` of the format.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: A `DecodingError` if the data is not a graph, or has another version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container, debugDescription: Self.unknownVersion(version))
    }
    nodes = try container.decode([Node].self, forKey: .nodes)
    edges = try container.decode([Edge].self, forKey: .edges)
    findings = try container.decode([Finding].self, forKey: .findings)
  }
}
