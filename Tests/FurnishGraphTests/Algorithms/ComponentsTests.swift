import Testing

@testable import FurnishGraph

@Suite struct ComponentsTests {
  private func components(_ wiring: Wiring, followsDeferred: Bool = true) -> [[Int32]] {
    let components = Components(FlatGraph(wiring).edges, followsDeferred: followsDeferred)
    return (0..<components.members.count).map { components.members[$0].sorted() }
  }

  @Test func `without cycles each node is a component after the nodes that it leads to`() {
    #expect(components(.of(3, [(0, 2), (2, 1)])) == [[1], [2], [0]])
  }

  @Test func `nodes that lead to each other are one component`() {
    #expect(components(.of(5, [(0, 1), (1, 2), (2, 0), (3, 2), (2, 4)])) == [[4], [0, 1, 2], [3]])
  }

  @Test func `two cycles that share a node are one component`() {
    #expect(components(.of(4, [(0, 1), (1, 0), (1, 2), (2, 3), (3, 1)])) == [[0, 1, 2, 3]])
  }

  @Test func `deferred edges are followed only on demand`() {
    let wiring = Wiring.of(2, [(0, 1)], deferred: [(1, 0)])
    #expect(components(wiring) == [[0, 1]])
    #expect(components(wiring, followsDeferred: false) == [[1], [0]])
  }

  @Test func `every node has its component`() {
    let components = Components(FlatGraph(.of(3, [(0, 1), (1, 0), (2, 0)])).edges, followsDeferred: true)
    #expect(components.component == [0, 0, 1])
  }
}
