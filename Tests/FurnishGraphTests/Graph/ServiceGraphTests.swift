import Foundation
import FurnishGraph
import Testing

@Suite struct ServiceGraphTests {
  private var app = WiringBuilder()

  init() {
    app.register(
      "any App.Log", name: "file", .scoped, isolation: .mainActor, isAsynchronous: true, isEager: true, isOpaque: true,
      isSupplied: false, module: "Core", implementation: "App.FileLog", needs: [.lazy("App.Gone"), "App.Disk"])
    app.register("App.Disk", isSupplied: true, needs: ["App.Gone"])
    app.register("App.Disk")
    app.register("App.Host", needs: [.all("App.Disk"), .optional("App.Gone")])
  }

  @Test func `a node contains all facts of a registration`() {
    #expect(
      app.wiring.graph().nodes.first
        == ServiceGraph.Node(
          id: 0, symbol: ServiceSymbol(type: "any App.Log", registrationName: "file"), implementation: "App.FileLog",
          lifetime: .scoped, isolation: .mainActor, place: .wiring(1), module: "Core", isAsynchronous: true,
          isEager: true, isOpaque: true, isSupplied: false))
  }

  @Test func `nodes are the registrations in order`() {
    let nodes = app.wiring.graph().nodes
    #expect(nodes.map(\.id) == [0, 1, 2, 3])
    #expect(nodes.map(\.symbol.description) == ["any Log \"file\"", "Disk", "Disk", "Host"])
    #expect(nodes.map(\.isSupplied) == [false, true, false, false])
  }

  @Test func `edges lead to the resolved services`() {
    let (gone, disk) = (ServiceSymbol(type: "App.Gone"), ServiceSymbol(type: "App.Disk"))
    #expect(
      app.wiring.graph().edges == [
        ServiceGraph.Edge(from: 0, to: nil, symbol: gone, isDeferred: true),
        ServiceGraph.Edge(from: 0, to: 2, symbol: disk),
        ServiceGraph.Edge(from: 3, to: 1, symbol: disk, cardinality: .all),
        ServiceGraph.Edge(from: 3, to: 2, symbol: disk, cardinality: .all),
        ServiceGraph.Edge(from: 3, to: nil, symbol: gone, cardinality: .optional),
      ])
  }

  @Test func `the findings are those of the wiring`() {
    #expect(app.wiring.graph().findings == app.findings)
    #expect(app.findings.count > 0)
  }

  @Test func `a graph is decoded as it was encoded`() throws {
    let graph = app.wiring.graph()
    let written = try JSONEncoder().encode(graph)
    #expect(try JSONDecoder().decode(ServiceGraph.self, from: written) == graph)
  }

  @Test func `a node has its level and its key`() throws {
    var app = WiringBuilder()
    app.level("App.Session", input: "App.User")
    app.register("any App.Handler", key: .init(text: "App.Route.home"), level: "App.Session", needs: ["App.User"])
    app.register("App.Log", .scopedToLevel)
    let graph = app.wiring.graph()
    #expect(graph.nodes.map(\.level) == ["App.Session", nil, "App.Session"])
    #expect(graph.nodes.map(\.key) == ["Route.home", nil, nil])
    #expect(graph.nodes.map(\.lifetime.name) == ["scoped to Session", "scoped to a level", "input of Session"])
    #expect(graph.nodes.map(\.lifetime.sharing) == [.level, .level, .level])
    let written = try JSONEncoder().encode(graph)
    #expect(try JSONDecoder().decode(ServiceGraph.self, from: written) == graph)
  }

  @Test func `an input is a node after the registrations`() {
    var app = WiringBuilder()
    app.level("App.Session", input: "App.User")
    app.register("App.Cart", level: "App.Session", needs: ["App.User"])
    app.register("App.User")
    app.register("App.Log", needs: ["App.User"])
    let graph = app.wiring.graph()
    #expect(graph.nodes.map(\.id) == [0, 1, 2, 3])
    #expect(graph.nodes.map(\.symbol.description) == ["Cart", "User", "Log", "User"])
    #expect(graph.nodes.map(\.isSupplied) == [false, false, false, true])
    #expect(graph.nodes.last?.place == .levels(1))
    // In its level, an input takes precedence over a registration.
    #expect(graph.edges.map(\.to) == [3, 1])
  }

  @Test func `a graph states its version`() throws {
    let written = try JSONEncoder().encode(app.wiring.graph())
    let version = try #require(try JSONSerialization.jsonObject(with: written) as? [String: Any])["version"]
    #expect(version as? Int == 1)
  }

  @Test func `a graph of another version cannot be decoded`() throws {
    let other = Data(#"{ "version": 2, "nodes": [], "edges": [], "findings": [] }"#.utf8)
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(ServiceGraph.self, from: other) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(
      context.debugDescription == """
        This graph has the format 2, and only format 1 can be read.
          where: its "version"
          fix:   write it and read it with the same release of Furnish.
        """)
  }
}
