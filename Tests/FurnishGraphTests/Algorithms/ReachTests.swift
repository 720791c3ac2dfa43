import Testing

@testable import FurnishGraph

@Suite struct ReachTests {
  private var app = WiringBuilder()

  /// Finds the registrations that lead to scoped ones through unshared ones.
  private func makeReach(followsDeferred: Bool = true) -> Reach? {
    let graph = FlatGraph(app.wiring)
    return Reach(
      graph, reversed: graph.reversedEdges, followsDeferred: followsDeferred,
      goals: { graph.traits[$0].contains(.scoped) },
      passes: { graph.traits[$0].isDisjoint(with: [.sharedByContainer, .scoped]) })
  }

  @Test mutating func `a graph without a goal has no reach`() {
    app.register("App.A")
    #expect(makeReach() == nil)
  }

  @Test mutating func `a path leads through the nodes that pass`() throws {
    app.register("App.Scoped", .scoped)
    app.register("App.Unshared", .transient, needs: ["App.Scoped"])
    app.register("App.Shared", needs: ["App.Unshared"])
    app.register("App.Behind", .transient, needs: ["App.Shared"])
    app.register("App.Apart", .transient)
    let reach = try #require(makeReach())
    #expect((0..<5).map(reach.contains) == [true, true, false, false, false])
  }

  @Test mutating func `the path is a shortest one`() throws {
    app.register("App.A", .transient, needs: ["App.B", .all("App.C")])
    app.register("App.B", .transient, needs: ["App.C"])
    app.register("App.C", .scoped)
    let reach = try #require(makeReach())
    #expect(reach.path(from: 0) == [0, 2])
    #expect(reach.path(from: 2) == [2])
  }

  @Test mutating func `deferred edges are followed only on demand`() throws {
    app.register("App.A", .transient, needs: [.lazy("App.B")])
    app.register("App.B", .scoped)
    #expect(try #require(makeReach()).contains(0))
    #expect(try #require(makeReach(followsDeferred: false)).contains(0) == false)
  }
}
