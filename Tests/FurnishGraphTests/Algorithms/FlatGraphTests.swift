import Testing

@testable import FurnishGraph

@Suite struct FlatGraphTests {
  private func targets(_ graph: FlatGraph) -> [[Int32]] { (0..<graph.nodeCount).map { graph.edges[$0].map(\.target) } }

  @Test func `an edge leads to the last registration`() {
    var app = WiringBuilder()
    app.register("App.A", needs: ["App.B", .optional("App.B")])
    app.register("App.B")
    app.register("App.B")
    #expect(targets(FlatGraph(app.wiring)) == [[2, 2], [], []])
  }

  @Test func `the requesters of all services share a group`() {
    var app = WiringBuilder()
    app.register("App.A", needs: [.all("App.B")])
    app.register("App.B", needs: [.all("App.B"), "App.A"])
    app.register("App.B")
    let graph = FlatGraph(app.wiring)
    #expect(targets(graph) == [[3], [3, 0], [], [1, 2]])
    #expect((0..<graph.nodeCount).map(graph.isGroup) == [false, false, false, true])
  }

  @Test func `the inputs of levels follow the registrations and precede the groups`() {
    var app = WiringBuilder()
    app.level("App.Session", input: "App.User")
    app.level("App.Screen", in: "App.Session", input: "App.User")
    app.register("App.Cart", level: "App.Session", needs: ["App.User", .all("App.User")])
    app.register("App.Log", needs: ["App.User"])
    app.register("App.User")
    let graph = FlatGraph(app.wiring)
    #expect(targets(graph) == [[3, 4], [2], [], [], [2]])
    #expect((0..<graph.nodeCount).map(graph.isInput) == [false, false, false, true, false])
    #expect(graph.input(3).levels == [Wiring.LevelNumber(0), Wiring.LevelNumber(1)])
    #expect(graph.level(of: 3) == graph.levels.node(Wiring.LevelNumber(0)))
  }

  @Test func `only a required service is missing`() {
    var app = WiringBuilder()
    app.register("App.A")
    app.register("App.B", needs: [.optional("App.Gone"), .all("App.Gone"), .lazy("App.Gone")])
    let graph = FlatGraph(app.wiring)
    #expect(graph.missing.map(\.requester) == [1])
    #expect(targets(graph) == [[], []])
  }

  @Test func `deferred edges are marked`() {
    let graph = FlatGraph(.of(2, [(0, 1)], deferred: [(0, 1)]))
    #expect(graph.edges[0].map(\.isDeferred) == [false, true])
  }

  @Test func `a node has the traits of its registration`() {
    var app = WiringBuilder()
    app.register("App.A", .weak, isolation: .mainActor, isEager: true)
    app.register("App.B", .scoped, isAsynchronous: true, isOpaque: true)
    app.register("App.C", .transient)
    let graph = FlatGraph(app.wiring)
    #expect(graph.traits == [[.sharedByContainer, .bound, .eager], [.scoped, .asynchronous, .opaque], []])
    #expect(graph.allTraits == [.sharedByContainer, .bound, .eager, .scoped, .asynchronous, .opaque])
  }
}
