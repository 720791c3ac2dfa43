import FurnishGraph

/// A graph with the places of its elements, which the picture and the page share.
struct GraphDrawing: Sendable {
  /// The text in a box.
  struct Label: Hashable, Sendable {
    /// The service that the box shows.
    var name: String
    /// The implementation, and the lifetime.
    var detail: String
  }

  static let nameSize = 13.0
  static let detailSize = 11.0
  static let headingSize = 13.0
  /// The space at the left and at the right of the text in a box.
  static let inset = 15.0
  private static let boxWidths = 104.0...236.0

  let graph: ServiceGraph
  let outline: GraphOutline
  let metrics: GraphMetrics
  /// The labels, in the order of the boxes, each shortened to the width of its box.
  let labels: [Label]
  let layout: LayeredLayout

  /// - Complexity: About linear in services, edges, and the rows that edges cross.
  init(_ graph: ServiceGraph) {
    self.graph = graph
    let outline = GraphOutline(graph)
    self.outline = outline
    metrics = GraphMetrics(outline)
    let labels = outline.boxes.map { box in
      let node = box.node.map { graph.nodes[$0] }
      return Label(name: box.symbol.description.withoutControls, detail: Self.detail(of: node).withoutControls)
    }
    let widths = outline.groups.map { group in group.boxes.reduce(0) { max($0, Self.width(of: labels[$1])) } }
    self.labels = labels.enumerated().map { index, label in
      Self.fitted(label, widths[outline.boxes[index].group] - 2 * Self.inset)
    }
    layout = LayeredLayout(
      LayoutPlan(
        groupOfBox: outline.boxes.map(\.group),
        boxWidthOfGroup: widths,
        leastWidthOfGroup: outline.groups.map { Self.headingWidth(of: $0) },
        headingRows: Self.headingRows(boxes: outline.boxes.count),
        arrows: outline.lines.map { Arrow(from: $0.from, to: $0.to, isDeferred: $0.isDeferred) }))
  }

  /// Returns the number of extra rows for the headings of groups: a larger graph is shown at a smaller scale, so its
  /// headings are larger.
  private static func headingRows(boxes: Int) -> Int { boxes <= 60 ? 0 : boxes <= 500 ? 1 : 2 }

  /// Returns the largest size that the heading of a group may have.
  func headingSize(ofGroup group: Int) -> Double {
    let height = LayoutMeasure.heading + Double(Self.headingRows(boxes: outline.boxes.count)) * LayoutMeasure.rowPitch
    let words = TextMeasure.width(of: outline.groups[group].title.withoutControls, size: 1)
    let fitting = (layout.groups[group].width - 2 * LayoutMeasure.padding) / max(words, 1)
    return max(Self.headingSize, min(height * 0.5, fitting).rounded(.down))
  }

  /// Returns the style class of a box: there is one for each lifetime of Furnish, one for other lifetimes, and one for
  /// missing services.
  func lifetimeClass(ofBox box: Int) -> String {
    outline.boxes[box].node.map { Self.lifetimeClass(graph.nodes[$0].lifetime) } ?? "missing"
  }

  static func lifetimeClass(_ lifetime: LifetimeDescription) -> String {
    let ownLifetimes: [LifetimeDescription] = [.singleton, .scoped, .transient, .weak]
    if lifetime.sharing == .level { return LifetimeDescription.scoped.name }
    return ownLifetimes.contains(lifetime) ? lifetime.name : "custom"
  }

  private static func detail(of node: ServiceGraph.Node?) -> String {
    guard let node else { return "not registered" }
    let implementation = node.implementation.map { ServiceSymbol(type: $0).shortType }
    let shown = implementation == node.symbol.shortType ? nil : implementation
    return [node.key, shown, node.lifetime.name].compactMap(\.self).joined(separator: " · ")
  }

  private static func width(of label: Label) -> Double {
    let text = max(
      TextMeasure.width(of: label.name, size: nameSize), TextMeasure.width(of: label.detail, size: detailSize))
    return min(max((text + 2 * inset).rounded(.up), boxWidths.lowerBound), boxWidths.upperBound)
  }

  private static func headingWidth(of group: GraphOutline.Group) -> Double {
    let text = TextMeasure.width(of: group.title.withoutControls, size: headingSize)
    return min(text, boxWidths.upperBound) + 2 * LayoutMeasure.padding
  }

  private static func fitted(_ label: Label, _ width: Double) -> Label {
    Label(
      name: TextMeasure.fitted(label.name, size: nameSize, width: width),
      detail: TextMeasure.fitted(label.detail, size: detailSize, width: width))
  }
}
