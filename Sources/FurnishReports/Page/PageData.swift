import FurnishGraph

/// The data of a graph for the script of a page.
struct PageData {
  let json: JSONValue

  init(_ drawing: GraphDrawing) {
    json = .members([
      "width": .number(Int(drawing.layout.width)),
      "height": .number(Int(drawing.layout.height)),
      "groups": .array(drawing.outline.groups.indices.map { Self.group($0, drawing) }),
      "boxes": .array(drawing.outline.boxes.indices.map { Self.box($0, drawing) }),
      "lines": .array(drawing.outline.lines.map(Self.line)),
      "findings": .array(drawing.graph.findings.map { Self.finding($0, drawing.outline) }),
      "chain": .array(drawing.metrics.longestChain.map(JSONValue.number)),
      "neededByMost": .array(GraphMetrics.highest(drawing.metrics.fanIn, count: 8).map(JSONValue.number)),
      "needingMost": .array(GraphMetrics.highest(drawing.metrics.fanOut, count: 8).map(JSONValue.number)),
    ])
  }

  private static func group(_ index: Int, _ drawing: GraphDrawing) -> JSONValue {
    .members([
      "title": .string(drawing.outline.groups[index].title),
      "count": .number(drawing.outline.groups[index].boxes.count),
      "size": .number(Int(drawing.headingSize(ofGroup: index))),
      "frame": frame(drawing.layout.groups[index]),
    ])
  }

  private static func box(_ index: Int, _ drawing: GraphDrawing) -> JSONValue {
    let box = drawing.outline.boxes[index]
    let node = box.node.map { drawing.graph.nodes[$0] }
    return .members([
      "title": .string(box.symbol.description),
      "type": .string(box.symbol.fullDescription),
      "implementation": node?.implementation.map(JSONValue.string),
      "lifetime": node.map { .string($0.lifetime.name) },
      "style": .string(drawing.lifetimeClass(ofBox: index)),
      "traits": .array((node?.traits ?? []).map(JSONValue.string)),
      "place": node?.place.map { .string($0.description) },
      "group": .number(box.group),
      "findings": .array(box.findings.map(JSONValue.number)),
      "frame": frame(drawing.layout.boxes[index]),
    ])
  }

  /// Returns the two ends of a line, and the kind of its request.
  private static func line(_ line: GraphOutline.Line) -> JSONValue {
    .members([
      "from": .number(line.from),
      "to": .number(line.to),
      "asks": line.cardinality == .one ? nil : .string(line.cardinality.rawValue),
      "later": line.isDeferred ? .boolean(true) : nil,
    ])
  }

  private static func finding(_ finding: Finding, _ outline: GraphOutline) -> JSONValue {
    .members([
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "location": .string(finding.location),
      "fix": .string(finding.fix),
      "notes": .array(
        finding.notes.map { note in .string(note.place.map { "\($0): \(note.message)" } ?? note.message) }),
      "chain": .array(finding.chain.compactMap { outline.boxOfSymbol[$0].map(JSONValue.number) }),
    ])
  }

  private static func frame(_ frame: LayeredLayout.Frame) -> JSONValue {
    .array([frame.x, frame.y, frame.width, frame.height].map { .number(Int($0.rounded())) })
  }
}
