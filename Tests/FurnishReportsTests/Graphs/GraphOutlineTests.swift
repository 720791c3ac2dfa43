import FurnishGraph
import Testing

@testable import FurnishReports

@Suite struct GraphOutlineTests {
  private func outline(_ build: (inout SampleWiring) -> Void) -> GraphOutline {
    var builder = SampleWiring()
    build(&builder)
    return GraphOutline(builder.wiring.graph())
  }

  @Test func `services are grouped by the module that registers them, or by the module of their type`() {
    let outline = outline {
      $0.add("App.A", .singleton, [])
      $0.add("App.B", .singleton, [], module: "App.Core")
      $0.add("Web.C", .singleton, [])
      $0.add("App.D", .singleton, [])
    }
    #expect(outline.groups.map(\.title) == ["App", "Core", "Web"])
    #expect(outline.groups.map(\.boxes) == [[0, 3], [1], [2]])
  }

  @Test func `a type without a module is in a group of its own`() {
    #expect(outline { $0.add("A", .singleton, []) }.groups.map(\.title) == ["without a module"])
  }

  @Test func `an unregistered service is one box`() {
    let outline = outline {
      $0.add("App.A", .singleton, ["Web.Gone"])
      $0.add("App.B", .singleton, ["Web.Gone"])
    }
    #expect(outline.boxes.map(\.symbol.type) == ["App.A", "App.B", "Web.Gone"])
    #expect(outline.boxes.map(\.node) == [0, 1, nil])
    #expect(outline.lines.map(\.to) == [2, 2])
    #expect(outline.groups.map(\.title) == ["App", "Web"])
    #expect(outline.boxes[2].severity == .error)
  }

  @Test func `an optional service that is missing is not drawn`() {
    let outline = outline { $0.add("App.A", .singleton, ["Web.Gone"], cardinality: .optional) }
    #expect(outline.boxes.count == 1)
    #expect(outline.lines.isEmpty)
  }

  @Test func `two requests are one line, which is deferred only if both are`() {
    var builder = SampleWiring()
    builder.add("App.A", .singleton, ["App.B", "App.B"], isDeferred: true)
    builder.add("App.B", .singleton, [])
    var graph = builder.wiring.graph()
    #expect(GraphOutline(graph).lines.map(\.isDeferred) == [true])
    graph.edges[1].isDeferred = false
    #expect(GraphOutline(graph).lines.map(\.isDeferred) == [false])
  }

  @Test func `an error marks the last hop of its chain`() {
    let outline = outline {
      $0.add("App.Page", .transient, ["App.Log"])
      $0.add("App.Log", .singleton, ["App.User"])
      $0.add("App.User", .scoped, [])
    }
    #expect(outline.lines.map(\.isFaulty) == [false, true])
    #expect(outline.boxes.map(\.severity) == [nil, nil, .error])
    #expect(outline.boxes.map(\.findings) == [[], [], [0]])
  }

  @Test func `a cycle marks all services in it`() {
    let outline = outline {
      $0.add("App.Page", .singleton, ["App.A"])
      $0.add("App.A", .singleton, ["App.B"])
      $0.add("App.B", .singleton, ["App.A"])
    }
    #expect(outline.lines.map(\.isFaulty) == [false, true, true])
    #expect(outline.boxes.map(\.severity) == [nil, .error, .error])
  }

  @Test func `edges that lead nowhere are left out`() {
    var builder = SampleWiring()
    builder.add("App.A", .singleton, ["App.A"])
    var graph = builder.wiring.graph()
    graph.edges[0].to = 7
    #expect(GraphOutline(graph).lines.isEmpty)
    graph.edges[0].from = -1
    #expect(GraphOutline(graph).lines.isEmpty)
  }
}
