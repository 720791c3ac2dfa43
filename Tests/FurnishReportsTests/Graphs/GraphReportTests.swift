import Foundation
import FurnishGraph
import Testing

@testable import FurnishReports

@Suite struct GraphReportTests {
  private let report = GraphReport(SampleGraphs.small, title: "Landmarks")

  @Test func `every form can be requested by name`() {
    #expect(GraphReport.Format(rawValue: "text").map(report.rendered) == report.text())
    #expect(GraphReport.Format(rawValue: "dot").map(report.rendered) == report.dot())
    #expect(GraphReport.Format(rawValue: "mermaid").map(report.rendered) == report.mermaid())
    #expect(GraphReport.Format(rawValue: "json").map(report.rendered) == report.json())
    #expect(GraphReport.Format(rawValue: "svg").map(report.rendered) == report.svg())
    #expect(GraphReport.Format(rawValue: "html").map(report.rendered) == report.html())
    #expect(GraphReport.Format.allCases.count == 6)
  }

  @Test(arguments: [SampleGraphs.small, SampleGraphs.tiny, SampleGraphs.hostile])
  func `a graph is decoded from JSON as it was encoded`(graph: ServiceGraph) throws {
    let data = Data(GraphReport(graph).json().utf8)
    #expect(try JSONDecoder().decode(ServiceGraph.self, from: data) == graph)
  }

  @Test func `every isolation is encoded`() throws {
    var graph = SampleGraphs.tiny
    graph.nodes[0].isolation = .mainActor
    graph.nodes[1].isolation = .actor("App.Store")
    let data = Data(GraphReport(graph).json().utf8)
    #expect(try JSONDecoder().decode(ServiceGraph.self, from: data) == graph)
  }

  /// Compares the report with that of another process, whose dictionaries have another order.
  @Test(arguments: GraphReport.Format.allCases)
  func `every process writes the same`(format: GraphReport.Format) async {
    let process = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [name = format.rawValue as String] in
      let format = GraphReport.Format(rawValue: name) ?? .text
      let graph = SampleGraphs.layered(services: 150, modules: 9)
      print("<<\(checksum(GraphReport(graph).rendered(as: format)))>>")
    }
    let output = String(decoding: process?.standardOutputContent ?? [], as: UTF8.self)
    let here = checksum(GraphReport(SampleGraphs.layered(services: 150, modules: 9)).rendered(as: format))
    #expect(output.contains("<<\(here)>>"))
  }
}

/// Returns a hash after Fowler, Noll and Vo. `Hasher` has another seed in each process.
private func checksum(_ text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
