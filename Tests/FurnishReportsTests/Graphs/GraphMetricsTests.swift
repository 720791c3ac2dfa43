import FurnishGraph
import Testing

@testable import FurnishReports

@Suite struct GraphMetricsTests {
  private func metrics(_ services: [(String, [String])], isDeferred: Bool = false) -> GraphMetrics {
    var builder = SampleWiring()
    for (type, needs) in services { builder.add(type, .transient, needs, isDeferred: isDeferred) }
    return GraphMetrics(GraphOutline(builder.wiring.graph()))
  }

  @Test func `dependencies and dependents are counted`() {
    let metrics = metrics([("A", ["B", "C"]), ("B", ["C"]), ("C", [])])
    #expect(metrics.fanOut == [2, 1, 0])
    #expect(metrics.fanIn == [0, 1, 2])
  }

  @Test func `no service depends on itself`() { #expect(metrics([("A", ["A"])]).fanIn == [0]) }

  @Test func `the longest chain follows the dependencies`() {
    let services = [("D", []), ("A", ["C", "B"]), ("C", []), ("B", ["D"]), ("E", ["C"])]
    #expect(metrics(services).longestChain == [1, 3, 0])
  }

  @Test func `a deferred request is no part of a chain`() {
    #expect(metrics([("A", ["B"]), ("B", [])], isDeferred: true).longestChain == [0])
  }

  @Test func `a chain passes through a cycle once`() {
    #expect(metrics([("A", ["B"]), ("B", ["A"])]).longestChain == [0, 1])
  }

  @Test func `an empty graph has no chain`() { #expect(metrics([]).longestChain == []) }

  @Test func `the highest numbers are first, and zeros are left out`() {
    #expect(GraphMetrics.highest([1, 0, 3, 1, 2], count: 3) == [2, 4, 0])
    #expect(GraphMetrics.highest([1, 0, 3, 1, 2], count: 9) == [2, 4, 0, 3])
  }
}
