import FurnishGraph

/// The parts of a graph that are drawn: boxes in groups, and lines between them.
///
/// A decoded graph may contain anything; an edge from or to a missing node is left out.
struct GraphOutline: Sendable {
  /// A registration, or a service that is requested and not registered.
  struct Box: Sendable {
    var symbol: ServiceSymbol
    /// The index of its node, or `nil` if it is not registered.
    var node: Int?
    var group: Int
    /// The indices of the findings about the box.
    var findings: [Int] = []
    /// The highest severity of these findings.
    var severity: Finding.Severity?
  }

  struct Line: Hashable, Sendable {
    var from: Int
    var to: Int
    var cardinality: ServiceGraph.Edge.Cardinality
    var isDeferred: Bool
    /// Whether the line belongs to an error: it leads to a culprit, or is part of a cycle.
    var isFaulty = false
  }

  struct Group: Sendable {
    /// The module, in full; nil if that is not known.
    var module: String?
    var boxes: [Int] = []

    var title: String { module.map { ServiceSymbol(type: $0).shortType } ?? "without a module" }
  }

  private(set) var boxes: [Box] = []
  private(set) var lines: [Line] = []
  private(set) var groups: [Group] = []
  /// The box that a request for one instance of a service leads to.
  private(set) var boxOfSymbol: [ServiceSymbol: Int] = [:]
  private var groupOfModule: [String?: Int] = [:]
  private var lineBetween: [Ends: Int] = [:]

  private struct Ends: Hashable {
    var from: Int
    var to: Int
  }

  /// - Complexity: Linear in services, edges and the chains of findings.
  init(_ graph: ServiceGraph) {
    for (index, node) in graph.nodes.enumerated() {
      // The last registration of a service is the one that is resolved.
      boxOfSymbol[node.symbol] = add(node.symbol, node: index, module: node.module ?? node.symbol.module)
    }
    addLines(graph)
    for (index, finding) in graph.findings.enumerated() { mark(finding, index) }
  }

  private mutating func add(_ symbol: ServiceSymbol, node: Int?, module: String?) -> Int {
    let group = groupOfModule[module] ?? groups.count
    if group == groups.count {
      groups.append(Group(module: module))
      groupOfModule[module] = group
    }
    boxes.append(Box(symbol: symbol, node: node, group: group))
    groups[group].boxes.append(boxes.count - 1)
    return boxes.count - 1
  }

  private mutating func box(ofMissing symbol: ServiceSymbol) -> Int {
    if let box = boxOfSymbol[symbol] { return box }
    let box = add(symbol, node: nil, module: symbol.module)
    boxOfSymbol[symbol] = box
    return box
  }

  private mutating func addLines(_ graph: ServiceGraph) {
    for edge in graph.edges where graph.nodes.indices.contains(edge.from) {
      // An optional service that is missing is not drawn.
      if edge.to == nil, edge.cardinality != .one { continue }
      if let to = edge.to, !graph.nodes.indices.contains(to) { continue }
      let ends = Ends(from: edge.from, to: edge.to ?? box(ofMissing: edge.symbol))
      if let known = lineBetween[ends] {
        // The line is deferred only if all its requests are.
        lines[known].isDeferred = lines[known].isDeferred && edge.isDeferred
      } else {
        lineBetween[ends] = lines.count
        lines.append(
          Line(from: ends.from, to: ends.to, cardinality: edge.cardinality, isDeferred: edge.isDeferred))
      }
    }
  }

  private mutating func mark(_ finding: Finding, _ index: Int) {
    let isError = finding.severity == .error
    // A type that an error is about is drawn even if no registration requests it.
    let chain = finding.chain.compactMap { isError ? box(ofMissing: $0) : boxOfSymbol[$0] }
    guard let culprit = chain.last else { return }
    let isCycle = chain.count > 1 && chain.first == culprit
    for box in isCycle ? Set(chain).sorted() : [culprit] {
      boxes[box].findings.append(index)
      boxes[box].severity = boxes[box].severity.map { min($0, finding.severity) } ?? finding.severity
    }
    guard isError else { return }
    let hops = isCycle ? chain[...] : chain.suffix(2)
    for (from, to) in zip(hops, hops.dropFirst()) {
      if let line = lineBetween[Ends(from: from, to: to)] { lines[line].isFaulty = true }
    }
  }
}
