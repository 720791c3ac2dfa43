import Foundation
import Furnish
import Testing

/// The wiring of a container as a graph.
struct GraphConformanceTests {
  private struct Lighting: ServiceModule {
    func register(in services: any ServiceCollection) { services.register((any Lamp).self, name: .hall, Candle.init) }
  }

  private final class Torch: Lamp, ServiceImplementation {
    var label: String { "torch" }

    static var serviceRecipe: ServiceRecipe<any Lamp> { ServiceRecipe(Torch.self) { () in Torch() } }
  }

  private func makeContainer() throws -> ServiceContainer {
    try unbuiltContainer {
      $0.register(as: Torch.self).register(Room.self, lifetime: .scoped, Room.init(lamp:))
      $0.include(Lighting())
      $0.register(Int.self, instance: 7).registerOnMainActor(Sketch.self) { Sketch() }
      $0.register(Candle.self, lifetime: .transient) { _ in Candle() }
      $0.register(Bool.self, eager: true) {
        (_: [any Lamp], _: String?, _: Lazy<Int>, _: Named<any Lamp, Hall>, _: Double) in true
      }
    }
  }

  @Test func `every registration is a node`() throws {
    let nodes = try makeContainer().graph.nodes
    #expect(
      nodes.map(\.symbol.description) == [
        "any Lamp", "Room", "any Lamp \"hall\"", "Int", "Sketch", "Candle", "Bool",
      ])
  }

  @Test func `a node shows how it was registered`() throws {
    let line = #line + 1
    let nodes = try unbuiltContainer { $0.register(Room.self, lifetime: .scoped, Room.init(lamp:)) }.graph
      .nodes
    #expect(nodes[0].lifetime.name == "scoped")
    #expect(nodes[0].place?.file == "FurnishTests/GraphConformanceTests.swift")
    #expect(nodes[0].place?.line == line)
  }

  @Test func `a node shows the kind of its recipe`() throws {
    let nodes = try makeContainer().graph.nodes
    #expect(nodes.map(\.isSupplied) == [false, false, false, true, false, false, false])
    #expect(nodes.map(\.isOpaque) == [false, false, false, false, false, true, false])
    #expect(nodes.map(\.isEager) == [false, false, false, false, false, false, true])
    #expect(nodes.map { $0.isolation == .mainActor } == [false, false, false, false, true, false, false])
  }

  @Test func `a node names its module and its implementation`() throws {
    let nodes = try makeContainer().graph.nodes
    #expect(nodes[2].module == "FurnishTests.GraphConformanceTests.Lighting")
    #expect(nodes[0].implementation == "FurnishTests.GraphConformanceTests.Torch")
    #expect(nodes[1].module == nil)
    #expect(nodes[1].implementation == nil)
  }

  @Test func `every parameter is an edge`() throws {
    let edges = try makeContainer().graph.edges.filter { $0.from == 6 }
    #expect(edges.map(\.to) == [0, nil, 3, 2, nil])
    #expect(edges.map(\.cardinality) == [.all, .optional, .one, .one, .one])
    #expect(edges.map(\.isDeferred) == [false, false, true, false, false])
    #expect(edges[3].symbol.registrationName == "hall")
  }

  @Test func `a requester of all services has an edge to each`() throws {
    let graph = try unbuiltContainer {
      $0.register((any Lamp).self, Candle.init).register((any Lamp).self, Lantern.init)
      $0.register(Int.self) { (lamps: [any Lamp]) in lamps.count }.register(Room.self, Room.init(lamp:))
    }.graph
    #expect(graph.edges.map(\.from) == [2, 2, 3])
    #expect(graph.edges.map(\.to) == [0, 1, 1])
  }

  @Test func `the graph contains the findings of the container`() throws {
    let container = try makeContainer()
    #expect(container.graph.findings == container.findings)
    #expect(container.graph.findings.map(\.rule) == ["missing-service", "opaque-recipe"])
  }

  @Test func `building the container does not change the graph`() throws {
    let container = try unbuiltContainer { $0.register(Candle.self, Candle.init) }
    let before = container.graph
    try container.validated()
    #expect(container.graph == before)
  }

  @Test func `the graph can be written and read`() throws {
    let graph = try makeContainer().graph
    let read = try JSONDecoder().decode(ServiceGraph.self, from: JSONEncoder().encode(graph))
    #expect(read == graph)
    #expect(read.version == ServiceGraph.currentVersion)
  }
}
