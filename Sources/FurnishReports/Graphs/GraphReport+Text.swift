import FurnishGraph

extension GraphReport {
  /// Returns the graph for a terminal: the numbers of its elements, the longest chain, the most needed services; then
  /// each module with its services and their dependencies; then the findings.
  ///
  /// - Complexity: Linear in services and edges.
  public func text() -> String {
    let outline = GraphOutline(graph)
    let metrics = GraphMetrics(outline)
    let name = { (box: Int) in outline.boxes[box].symbol.description.withoutControls }
    var text = "\(title.withoutControls)\n\(GraphSummary(graph).line.withoutControls)\n"
    if metrics.longestChain.count > 1 {
      let chain = metrics.longestChain.map(name).joined(separator: " → ")
      text.append("longest chain, \(metrics.longestChain.count) services: \(chain)\n")
    }
    text.append(counts("needed by most", metrics.fanIn, name))
    text.append(counts("needing most", metrics.fanOut, name))
    var linesFrom = [[Int]](repeating: [], count: outline.boxes.count)
    for (index, line) in outline.lines.enumerated() { linesFrom[line.from].append(index) }
    for group in outline.groups {
      text.append("\n\(group.title.withoutControls)\n")
      for box in group.boxes {
        text.append("  \(name(box)), \(facts(outline.boxes[box]))\n")
        for line in linesFrom[box].map({ outline.lines[$0] }) {
          text.append("    → \(name(line.to))\(remark(line, outline))\n")
        }
      }
    }
    if !graph.findings.isEmpty { text.append("\n\(FindingReport(graph.findings).text())") }
    return text
  }

  private func counts(_ words: String, _ numbers: [Int], _ name: (Int) -> String) -> String {
    let highest = GraphMetrics.highest(numbers, count: 5).map { "\(name($0)) (\(numbers[$0]))" }
    return highest.isEmpty ? "" : "\(words): \(highest.joined(separator: ", "))\n"
  }

  private func facts(_ box: GraphOutline.Box) -> String {
    guard let node = box.node.map({ graph.nodes[$0] }) else { return "not registered" }
    return ([node.lifetime.name] + node.traits + [node.place?.description].compactMap(\.self)).joined(separator: ", ")
      .withoutControls
  }

  private func remark(_ line: GraphOutline.Line, _ outline: GraphOutline) -> String {
    var remarks: [String] = []
    if line.cardinality == .optional { remarks.append("if there is one") }
    if line.cardinality == .all { remarks.append("one of all") }
    if line.isDeferred { remarks.append("later") }
    if outline.boxes[line.to].node == nil { remarks.append("not registered") }
    return remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
  }
}

extension ServiceGraph.Node {
  /// The key and the lifetime, `Route.home · singleton`; without a key the lifetime alone.
  var keyAndLifetime: String { [key, lifetime.name].compactMap(\.self).joined(separator: " · ") }

  /// Additional facts about a registration, a word or two each.
  var traits: [String] {
    var traits: [String] = []
    if let key { traits.append("under the key \(key)") }
    if isSupplied, level == nil { traits.append("passed in") }
    if isAsynchronous { traits.append("asynchronous") }
    if isEager { traits.append("eager") }
    if isOpaque { traits.append("opaque") }
    switch isolation {
    case .none: break
    case .mainActor: traits.append("on the main actor")
    case .actor(let name): traits.append("on the actor \(ServiceSymbol(type: name).shortType)")
    }
    return traits
  }
}
