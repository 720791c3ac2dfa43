import FurnishGraph

extension GraphReport {
  /// Returns the graph in the language of Graphviz: a cluster for each module, dashed lines for optional services, bold
  /// ones for all services of a type, dotted ones for services that are requested later, red ones for errors.
  ///
  /// - Complexity: Linear in services and edges.
  public func dot() -> String {
    let outline = GraphOutline(graph)
    var text = """
      digraph furnish {
        label=\(quoted(title));
        labelloc=t;
        node [shape=box, style="rounded,filled", fontname="Helvetica"];

      """
    for (index, group) in outline.groups.enumerated() {
      text.append("  subgraph cluster_\(index) {\n    label=\(quoted(group.title));\n")
      for box in group.boxes { text.append("    \(node(box, outline))\n") }
      text.append("  }\n")
    }
    for line in outline.lines { text.append("  s\(line.from) -> s\(line.to)\(attributes(line));\n") }
    text.append("}\n")
    return text
  }

  private func node(_ index: Int, _ outline: GraphOutline) -> String {
    let box = outline.boxes[index]
    let lifetime = box.node.map { graph.nodes[$0].lifetime }
    let label = "\(box.symbol)\n\(box.node.map { graph.nodes[$0].keyAndLifetime } ?? "not registered")"
    var attributes = ["label=\(quoted(label))", "tooltip=\(quoted(box.symbol.fullDescription))"]
    attributes.append("fillcolor=\"\(lifetime.map(color) ?? "#fdecee")\"")
    if lifetime == nil { attributes.append("style=\"rounded,filled,dashed\"") }
    if box.severity == .error { attributes.append("color=\"#cf2f3f\", penwidth=2") }
    return "s\(index) [\(attributes.joined(separator: ", "))];"
  }

  private func attributes(_ line: GraphOutline.Line) -> String {
    var attributes: [String] = []
    if line.isDeferred {
      attributes.append("style=dotted")
    } else if line.cardinality == .optional {
      attributes.append("style=dashed")
    } else if line.cardinality == .all {
      attributes.append("style=bold")
    }
    if line.isFaulty { attributes.append("color=\"#cf2f3f\"") }
    return attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
  }

  private func color(_ lifetime: LifetimeDescription) -> String {
    switch GraphDrawing.lifetimeClass(lifetime) {
    case "singleton": "#eef4fe"
    case "scoped": "#e6f6f2"
    case "transient": "#fdf4e1"
    case "weak": "#f4eefb"
    default: "#eff1f4"
    }
  }

  /// Quotes a text for Graphviz: a line break becomes `\n`, and other backslashes, which would begin an escape, are
  /// escaped.
  private func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var escaped = ""
      for scalar in String(line).withoutControls.unicodeScalars {
        if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
        escaped.unicodeScalars.append(scalar)
      }
      return escaped
    }
    return "\"\(lines.joined(separator: "\\n"))\""
  }
}
