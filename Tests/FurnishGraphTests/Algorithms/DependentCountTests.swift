import Testing

@testable import FurnishGraph

@Suite struct DependentCountTests {
  private func counts(_ wiring: Wiring, _ sets: [[Int32]]) -> [Int] { DependentCount(FlatGraph(wiring)).counts(sets) }

  @Test func `a node that leads to several nodes of a set is counted once`() {
    #expect(counts(.of(5, [(0, 1), (0, 2), (1, 3), (2, 3)]), [[3], [1, 2], [4], []]) == [4, 3, 1, 0])
  }

  @Test func `all nodes of a cycle lead to each of them`() {
    #expect(counts(.of(4, [(0, 1), (1, 2), (2, 1), (3, 0)]), [[1], [2]]) == [4, 4])
  }

  @Test func `a deferred edge is counted`() {
    #expect(counts(.of(2, [], deferred: [(0, 1)]), [[1]]) == [2])
  }

  @Test func `a set that nothing leads to counts each of its registrations once`() {
    #expect(counts(.of(3, [(0, 1)]), [[0, 0], [2], [0, 2]]) == [1, 1, 2])
  }

  @Test func `a group is not counted`() {
    var app = WiringBuilder()
    app.register("App.A", needs: [.all("App.B")])
    app.register("App.B")
    #expect(counts(app.wiring, [[1]]) == [2])
  }

  @Test(arguments: [63, 64, 65, 129]) func `any number of sets is counted`(size: Int) {
    let chain = Wiring.of(size, (1..<size).map { ($0 - 1, $0) })
    #expect(counts(chain, (0..<size).map { [Int32($0)] }) == Array(1...size))
  }
}
