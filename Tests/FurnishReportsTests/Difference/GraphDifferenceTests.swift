import FurnishGraph
import FurnishReports
import Testing

@Suite struct GraphDifferenceTests {
  private func node(
    _ id: Int, _ type: String, key: String? = nil, lifetime: LifetimeDescription = .singleton, level: String? = nil
  ) -> ServiceGraph.Node {
    var node = ServiceGraph.Node(id: id, symbol: ServiceSymbol(type: type), lifetime: lifetime)
    node.key = key
    node.level = level
    return node
  }

  private func edge(_ from: Int, _ to: Int?, _ type: String, isDeferred: Bool = false) -> ServiceGraph.Edge {
    ServiceGraph.Edge(
      from: from, to: to, symbol: ServiceSymbol(type: type), cardinality: .one, isDeferred: isDeferred)
  }

  private func finding(_ message: String, line: Int) -> Finding {
    Finding(
      rule: "missing-service", severity: .error, message: message, location: "l",
      place: ServicePlace(file: "a.swift", line: line, column: 1), fix: "f")
  }

  @Test func `a graph whose findings are at other lines does not differ`() {
    let old = ServiceGraph(
      nodes: [node(0, "A.A"), node(1, "A.A")], edges: [edge(0, 1, "A.A")], findings: [finding("m", line: 1)])
    var new = old
    new.findings = [finding("m", line: 7)]
    let difference = GraphDifference(from: old, to: new)
    #expect(difference.isEmpty)
    #expect(difference.text() == "no differences\n")
    #expect(difference.markdown() == "### Services\n\nNo differences.\n")
  }

  @Test func `the last of several equal registrations counts as added or removed`() {
    let one = ServiceGraph(nodes: [node(0, "A.P")], edges: [], findings: [])
    let two = ServiceGraph(nodes: [node(0, "A.P"), node(1, "A.P", lifetime: .transient)], edges: [], findings: [])
    #expect(GraphDifference(from: one, to: two).services.added.map(\.lifetime) == [.transient])
    #expect(GraphDifference(from: two, to: one).services.removed.map(\.lifetime) == [.transient])
  }

  @Test func `keys, levels, and deferred edges are part of the comparison`() {
    let old = ServiceGraph(
      nodes: [node(0, "A.H", key: "Route.home"), node(1, "A.C", lifetime: .scoped)],
      edges: [edge(1, 0, "A.H")], findings: [])
    let new = ServiceGraph(
      nodes: [
        node(0, "A.H", key: "Route.about"),
        node(1, "A.C", lifetime: LifetimeDescription(name: "scoped to Session", sharing: .level), level: "A.Session"),
      ],
      edges: [edge(1, 0, "A.H", isDeferred: true)], findings: [])
    #expect(
      GraphDifference(from: old, to: new).text() == """
        services
          + H, under the key Route.about, singleton
          - H, under the key Route.home, singleton

        lifetimes
          ~ C: scoped → scoped to Session

        edges
          + C → H (deferred)
          - C → H

        1 service added, 1 removed; 1 lifetime changed; 1 edge added, 1 removed

        """)
  }

  @Test func `the picture marks additions, removals, and changes`() {
    let old = ServiceGraph(
      nodes: [node(0, "A.Gone"), node(1, "A.Kept")], edges: [edge(1, 0, "A.Gone")], findings: [])
    let new = ServiceGraph(
      nodes: [node(0, "A.Kept", lifetime: .transient), node(1, "A.Came")], edges: [edge(0, 1, "A.Came")], findings: [])
    let picture = GraphDifference(from: old, to: new).svg()
    for mark in ["singleton removed", "transient changed", "singleton added"] {
      #expect(picture.contains("<g class=\"box \(mark)\""), "\(mark)")
    }
    #expect(picture.contains("class=\"line added\"") && picture.contains("class=\"line removed\""))
    #expect(picture.contains(">1 service added, 1 removed; 1 lifetime changed; 1 edge added, 1 removed</text>"))
    #expect(!GraphReport(new).svg().contains(".box.added"))
  }

  @Test func `added elements are green, and removed ones are red`() throws {
    let empty = ServiceGraph(nodes: [], edges: [], findings: [])
    let style = try #require(GraphDifference(from: empty, to: empty).svg().firstMatch(of: /<style>([^<]*)<\/style>/)).1
    // Rules that have as many classes take precedence by their order.
    let others = try #require(style.firstRange(of: ".box.error .card{"))
    for (selector, properties) in [
      (".box.added .card", ["fill", "stroke"]), (".line.added", ["stroke"]),
      (".box.removed .card", ["fill", "stroke"]), (".line.removed", ["stroke"]),
    ] {
      let rule = try #require(style.firstRange(of: "\(selector){"), "\(selector)")
      #expect(rule.lowerBound > others.upperBound)
      let declarations = style[rule.upperBound...].prefix { $0 != "}" }.split(separator: ";")
      for property in properties {
        let declaration = try #require(declarations.first { $0.hasPrefix("\(property):#") }, "\(selector) \(property)")
        let color = try #require(Int(declaration.dropFirst(property.count + 2), radix: 16))
        let (red, green, blue) = (color >> 16, color >> 8 & 255, color & 255)
        #expect(
          selector.contains("added") ? green > max(red, blue) : red > max(green, blue), "\(selector) \(declaration)")
      }
    }
  }

  @Test func `a name that looks like a fence does not end its block`() {
    let old = ServiceGraph(nodes: [], edges: [], findings: [])
    let new = ServiceGraph(nodes: [node(0, "A.```evil")], edges: [], findings: [])
    #expect(GraphDifference(from: old, to: new).markdown().contains("````diff\n+ "))
  }
}
