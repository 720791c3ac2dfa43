import FurnishGraph

extension GraphReport {
  /// Returns the graph as a picture, with a legend, in the colors of the viewer's system.
  ///
  /// Each service is in the rectangle of the module that registered it, or else of the module of its type. A dependent
  /// is above its dependencies. Findings are marked; errors are red.
  ///
  /// - Returns: SVG that needs nothing else: neither Graphviz, nor a font or a script.
  /// - Complexity: About linear in services, edges, and the rows that edges cross.
  public func svg() -> String { svg(nil) }

  /// Returns the graph as a picture.
  ///
  /// - Parameters:
  ///   - marks: The marks of added, removed and changed elements, if the picture compares two graphs.
  ///   - summary: The line under the title of a comparison. In a picture of one graph, this line has counts.
  func svg(_ marks: DrawingMarks?, summary: String = "") -> String {
    let drawing = GraphDrawing(graph)
    let legend = Legend(drawing, title: title.withoutControls, summary: marks.map { _ in summary })
    let width = Int(max(drawing.layout.width, legend.width).rounded(.up))
    let height = Int((drawing.layout.height + Legend.height).rounded(.up))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" aria-label="\(title.inMarkup)">
      <style>
      \(DrawingStyle.colors)\(DrawingStyle.shapes)\(marks == nil ? "" : DrawingStyle.marks)\(Legend.style)</style>
      <rect class="ground" width="100%" height="100%"/>
      \(legend.markup)<g transform="translate(0 \(Int(Legend.height)))">
      \(DrawingMarkup(drawing, isInteractive: false, marks).text)</g>
      </svg>

      """
  }
}

/// The head of a picture: its title, and a line with the count and the color of each lifetime.
private struct Legend {
  static let height = 64.0
  static let style = """
    .ground{fill:var(--ground)}
    .title{font:700 17px \(DrawingStyle.fonts);fill:var(--ink)}
    .legend{font:400 12px \(DrawingStyle.fonts);fill:var(--faint)}
    .sample{fill:var(--tone)}

    """

  private(set) var markup = ""
  private(set) var width = 0.0

  init(_ drawing: GraphDrawing, title: String, summary: String?) {
    let left = LayoutMeasure.groupGap
    markup = "<text class=\"title\" x=\"\(Int(left))\" y=\"32\">\(title.inMarkup)</text>\n"
    width = left + TextMeasure.width(of: title, size: 18) + left
    if let summary {
      markup.append("<text class=\"legend\" x=\"\(Int(left))\" y=\"56\">\(summary.inMarkup)</text>\n")
      width = max(width, left + TextMeasure.width(of: summary, size: 12) + left)
      return
    }
    var x = left
    for item in GraphSummary(drawing.graph).lifetimes {
      let words = "\(item.count) \(item.lifetime.name)".withoutControls
      markup.append(
        """
        <circle class="sample \(GraphDrawing.lifetimeClass(item.lifetime))" cx="\(Int(x) + 5)" cy="52" r="5"/>\
        <text class="legend" x="\(Int(x) + 15)" y="56">\(words.inMarkup)</text>

        """)
      x += TextMeasure.width(of: words, size: 12) + 34
    }
    let findings = GraphSummary(drawing.graph).findings
    if !findings.isEmpty {
      markup.append("<text class=\"legend\" x=\"\(Int(x))\" y=\"56\">\(findings)</text>\n")
      x += TextMeasure.width(of: findings, size: 12)
    }
    width = max(width, x + left)
  }
}
