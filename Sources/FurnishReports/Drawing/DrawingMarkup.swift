import FurnishGraph

/// The elements of SVG that show a drawing: groups below, lines over them, boxes on top.
struct DrawingMarkup {
  private let drawing: GraphDrawing
  private let marks: DrawingMarks?
  private(set) var text = ""

  /// - Parameters:
  ///   - isInteractive: Whether boxes can be focused and found by their numbers.
  ///   - marks: The marks of added, removed and changed elements, if the drawing compares two graphs.
  /// - Complexity: Linear in the drawing.
  init(_ drawing: GraphDrawing, isInteractive: Bool, _ marks: DrawingMarks? = nil) {
    self.drawing = drawing
    self.marks = marks
    for group in drawing.outline.groups.indices { appendGroup(group) }
    for line in drawing.outline.lines.indices { appendLine(line, isInteractive) }
    for group in drawing.outline.groups.indices { appendHeading(group, isInteractive) }
    for box in drawing.outline.boxes.indices { appendBox(box, isInteractive) }
  }

  private mutating func appendGroup(_ index: Int) {
    let frame = drawing.layout.groups[index]
    text.append("<rect class=\"group\" \(position(frame)) \(size(frame)) rx=\"14\"/>\n")
  }

  private mutating func appendHeading(_ index: Int, _ isInteractive: Bool) {
    let frame = drawing.layout.groups[index]
    let size = drawing.headingSize(ofGroup: index)
    let title = TextMeasure.fitted(
      drawing.outline.groups[index].title.withoutControls, size: size, width: frame.width - 2 * LayoutMeasure.padding)
    let identity = isInteractive ? " id=\"g\(index)\"" : ""
    let place = "x=\"\(number(frame.x + LayoutMeasure.padding))\" y=\"\(number(frame.y + 7 + size))\""
    let style = size == GraphDrawing.headingSize ? "" : " style=\"font-size:\(number(size))px\""
    text.append("<text class=\"heading\"\(identity) \(place)\(style)>\(title.inMarkup)</text>\n")
  }

  private mutating func appendLine(_ index: Int, _ isInteractive: Bool) {
    let line = drawing.outline.lines[index]
    let route = drawing.layout.routes[index]
    var classes = ["line"]
    if line.cardinality == .optional { classes.append("optional") }
    if line.cardinality == .all { classes.append("all") }
    if line.isDeferred { classes.append("deferred") }
    if line.isFaulty { classes.append("faulty") }
    let ends = DrawingMarks.Ends(
      from: drawing.outline.boxes[line.from].symbol, to: drawing.outline.boxes[line.to].symbol)
    if let mark = marks?.edges[ends] { classes.append(mark.rawValue) }
    let identity = isInteractive ? " id=\"l\(index)\"" : ""
    text.append("<path class=\"\(classes.joined(separator: " "))\"\(identity) d=\"\(path(route))\"/>\n")
  }

  private mutating func appendBox(_ index: Int, _ isInteractive: Bool) {
    let box = drawing.outline.boxes[index]
    let frame = drawing.layout.boxes[index]
    let label = drawing.labels[index]
    let severity = box.severity.map { " \($0.rawValue)" } ?? ""
    let mark = box.node.flatMap { marks?.nodes[$0] }.map { " \($0.rawValue)" } ?? ""
    let identity =
      isInteractive
      ? " id=\"b\(index)\" tabindex=\"0\" role=\"button\" aria-label=\"\(box.symbol.description.inMarkup)\"" : ""
    let inset = number(GraphDrawing.inset)
    text.append(
      """
      <g class="box \(drawing.lifetimeClass(ofBox: index))\(severity)\(mark)"\(identity) \
      transform="translate(\(number(frame.x)) \(number(frame.y)))">\
      <title>\(tooltip(index).inMarkup)</title>\
      <rect class="card" \(size(frame)) rx="9"/><path class="bar" d="M4 10v24"/>\
      <text class="name" x="\(inset)" y="19">\(label.name.inMarkup)</text>\
      <text class="detail" x="\(inset)" y="34">\(label.detail.inMarkup)</text>
      """)
    if box.severity != nil {
      text.append("<circle class=\"mark\" cx=\"\(number(frame.width - 1))\" cy=\"1\" r=\"6\"/>")
    }
    text.append("</g>\n")
  }

  private func tooltip(_ index: Int) -> String {
    let box = drawing.outline.boxes[index]
    let lifetime = box.node.map { drawing.graph.nodes[$0].keyAndLifetime } ?? "not registered"
    let findings = box.findings.map { " · \(drawing.graph.findings[$0].message)" }.joined()
    return "\(box.symbol.fullDescription) · \(lifetime)\(findings)"
  }

  /// Returns the curves between the points of a route, and the arrowhead at its end.
  private func path(_ route: LayeredLayout.Route) -> String {
    guard let start = route.points.first, let end = route.points.last else { return "" }
    var path = "M\(number(start.x)) \(number(start.y))"
    if route.leadsUp {
      let bow = max(start.x, end.x) + 28 + min(60, abs(start.y - end.y) / 6)
      path.append(
        "C\(number(bow)) \(number(start.y)) \(number(bow)) \(number(end.y)) \(number(end.x)) \(number(end.y))")
      path.append("m6 -4l-6 4l6 4")
      return path
    }
    for (from, to) in zip(route.points, route.points.dropFirst()) {
      if from.x == to.x {
        path.append("V\(number(to.y))")
      } else {
        let middle = (from.y + to.y) / 2
        path.append(
          "C\(number(from.x)) \(number(middle)) \(number(to.x)) \(number(middle)) \(number(to.x)) \(number(to.y))")
      }
    }
    path.append("m-4 -6l4 6l4 -6")
    return path
  }

  private func position(_ frame: LayeredLayout.Frame) -> String { "x=\"\(number(frame.x))\" y=\"\(number(frame.y))\"" }

  private func size(_ frame: LayeredLayout.Frame) -> String {
    "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\""
  }

  private func number(_ value: Double) -> String { String(Int(value.rounded())) }
}
