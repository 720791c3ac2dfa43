import Foundation
import FurnishGraph
import FurnishReports
import Testing

/// Levels and keys in every form of a graph.
@Suite struct GraphLevelTests {
  private let graph: ServiceGraph = {
    var builder = SampleWiring()
    builder.addLevel("App.Session", input: "App.User")
    builder.add("any App.Handler", key: "App.Route.home", level: 0, .scopedToLevel, ["App.User"])
    return builder.wiring.graph()
  }()

  @Test func `the text names the level and the key`() {
    let lines = GraphReport(graph).text().split(separator: "\n")
    #expect(
      lines.contains(
        "  [Route: any Handler], scoped to Session, under the key Route.home, Sources/App/Wiring.swift:1"))
    #expect(lines.contains("  User, input of Session"))
  }

  @Test func `a box is labeled with its key and level`() {
    let box = ##"label="[Route: any Handler]\nRoute.home · scoped to Session", "##
    let rest = ##"tooltip="[App.Route: any App.Handler]", fillcolor="#e6f6f2""##
    #expect(GraphReport(graph).dot().contains(box + rest))
    #expect(GraphReport(graph).mermaid().contains("Route#46;home · scoped to Session"))
    #expect(GraphReport(graph).svg().contains("Route.home · scoped to Session"))
  }

  @Test func `a service of a level is drawn like a scoped one`() {
    #expect(GraphReport(graph).mermaid().contains(":::scoped"))
  }

  @Test func `the JSON is decoded as the same graph`() throws {
    let data = Data(GraphReport(graph).json().utf8)
    #expect(try JSONDecoder().decode(ServiceGraph.self, from: data) == graph)
  }
}
