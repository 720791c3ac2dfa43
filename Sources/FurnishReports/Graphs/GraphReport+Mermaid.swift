import FurnishGraph

extension GraphReport {
  /// Returns the graph in the language of Mermaid, which Markdown documents can contain in a block of their own.
  ///
  /// Mermaid draws some hundred services at most: for more, use ``svg()``.
  ///
  /// - Complexity: Linear in services and edges.
  public func mermaid() -> String {
    let outline = GraphOutline(graph)
    var text = "flowchart TD\n"
    for (index, group) in outline.groups.enumerated() {
      text.append("  subgraph g\(index)[\"\(escaped(group.title))\"]\n")
      for box in group.boxes { text.append("    \(node(box, outline))\n") }
      text.append("  end\n")
    }
    for line in outline.lines { text.append("  s\(line.from) \(arrow(line)) s\(line.to)\n") }
    let faulty = outline.lines.indices.filter { outline.lines[$0].isFaulty }.map(String.init)
    if !faulty.isEmpty { text.append("  linkStyle \(faulty.joined(separator: ",")) stroke:#cf2f3f,stroke-width:2px\n") }
    text.append(Self.classes)
    return text
  }

  private func node(_ index: Int, _ outline: GraphOutline) -> String {
    let box = outline.boxes[index]
    let lifetime = box.node.map { graph.nodes[$0].lifetime }
    let style = box.severity == .error ? "faulty" : lifetime.map(GraphDrawing.lifetimeClass) ?? "faulty"
    let detail = box.node.map { graph.nodes[$0].keyAndLifetime } ?? "not registered"
    let label = "\(escaped(box.symbol.description))<br>\(escaped(detail))"
    return "s\(index)[\"\(label)\"]:::\(style)"
  }

  private func arrow(_ line: GraphOutline.Line) -> String {
    if line.isDeferred || line.cardinality == .optional { return "-.->" }
    return line.cardinality == .all ? "==>" : "-->"
  }

  private static let classes = """
      classDef singleton fill:#eef4fe,stroke:#2f6fde,color:#1b2430
      classDef scoped fill:#e6f6f2,stroke:#0c8a75,color:#1b2430
      classDef transient fill:#fdf4e1,stroke:#b1720f,color:#1b2430
      classDef weak fill:#f4eefb,stroke:#8553c4,color:#1b2430
      classDef custom fill:#eff1f4,stroke:#5b6776,color:#1b2430
      classDef faulty fill:#fdecee,stroke:#cf2f3f,stroke-width:2px,color:#1b2430

    """

  /// Escapes a label, in which Mermaid reads Markdown and HTML: ASCII characters other than letters, digits and spaces
  /// are written as their numbers.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.withoutControls.unicodeScalars {
      let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == " "
      if isPlain { escaped.unicodeScalars.append(scalar) } else { escaped.append("#\(scalar.value);") }
    }
    return escaped
  }
}
