import Testing

@testable import FurnishGraph

@Suite struct BreadthFirstSearchTests {
  private func search(_ wiring: Wiring, from sources: [Int], avoiding: Int? = nil) -> BreadthFirstSearch {
    let graph = FlatGraph(wiring)
    var search = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    search.run(from: sources) { _, edge in avoiding.map { $0 != Int(edge.target) } ?? true }
    return search
  }

  private let detour = Wiring.of(5, [(0, 1), (1, 2), (2, 3), (0, 2), (4, 3)])

  @Test func `the path is a shortest one`() {
    let search = search(detour, from: [0])
    #expect(search.path(to: 3) == [0, 2, 3])
    #expect(search.distance(to: 3) == 2)
  }

  @Test func `the path begins at the nearest source`() {
    #expect(search(detour, from: [0, 4]).path(to: 3) == [4, 3])
  }

  @Test func `a source that is passed twice is reached once`() {
    #expect(search(detour, from: [2, 2]).reached == [2, 3])
  }

  @Test func `a node without an incoming edge is not reached`() {
    #expect((0..<5).map(search(detour, from: [1]).hasReached) == [false, true, true, true, false])
  }

  @Test func `a node behind an edge that is not followed is not reached`() {
    #expect(search(detour, from: [0], avoiding: 2).hasReached(3) == false)
  }

  @Test func `a path omits the nodes of groups`() {
    var app = WiringBuilder()
    app.register("App.A", needs: [.all("App.B")])
    app.register("App.B")
    app.register("App.B", needs: ["App.C"])
    app.register("App.C")
    let search = search(app.wiring, from: [0])
    #expect(search.path(to: 3) == [0, 2, 3])
    #expect(search.distance(to: 3) == 2)
  }

  @Test func `a second run replaces the result of the first`() {
    let graph = FlatGraph(detour)
    var search = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    search.run(from: [0]) { _, _ in true }
    search.run(from: [4]) { _, _ in true }
    #expect(search.reached == [4, 3])
    #expect(search.path(to: 3) == [4, 3])
    #expect(!search.hasReached(0))
  }
}
