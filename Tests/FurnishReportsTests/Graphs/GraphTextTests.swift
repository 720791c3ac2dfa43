import FurnishGraph
import FurnishReports
import Testing

@Suite struct GraphTextTests {
  @Test func `services are under their module with their dependencies`() {
    #expect(
      GraphReport(SampleGraphs.tiny, title: "Tiny").text() == """
        Tiny
        6 services: 2 singleton, 1 scoped, 1 transient, 1 weak, 1 window; 1 error
        longest chain, 2 services: Page → any Log
        needed by most: any Log (2), Clock (2), Gone (1)
        needing most: Page (2), any Log (1), Host (1), Guest (1)

        App
          Page, transient, Sources/App/Wiring.swift:1
            → any Log
            → Gone (not registered)
          any Log, singleton, Sources/App/Wiring.swift:2
            → Clock (later)
          Host, window, Sources/App/Wiring.swift:5
            → Clock (one of all)
          Guest, scoped, asynchronous, Sources/App/Wiring.swift:6
            → any Log (if there is one)
          Gone, not registered

        Core
          Clock "wall \\"1\\"", singleton, Sources/App/Wiring.swift:3
          Clock, weak, Sources/App/Wiring.swift:4

        Sources/App/Wiring.swift:1:3: error: Gone is not registered. [missing-service]
        Sources/App/Wiring.swift:1:3: note: where: Page → App.Gone, requested at Sources/App/Wiring.swift:1
        Sources/App/Wiring.swift:1:3: note: Page needs Gone.
        Sources/App/Wiring.swift:1:3: note: fix: add `services.register(Gone.self) { … }`.

        """)
  }

  @Test func `an empty graph is a title and a line with its counts`() {
    let graph = ServiceGraph(nodes: [], edges: [], findings: [])
    #expect(GraphReport(graph).text() == "Services\n0 services; no findings\n")
  }

  @Test func `a hostile name does not begin another line`() {
    let lines = GraphReport(SampleGraphs.hostile, title: "a\nb").text().split(separator: "\n")
    #expect(lines.first == "a\\u{A}b")
    #expect(!lines.contains { $0.hasPrefix("b") })
    #expect(!lines.contains { $0.contains("\u{1B}") || $0.contains("\u{202E}") })
  }
}
