import Testing

@testable import Furnish
@testable import FurnishValues

/// Random containers of up to 300 services.
struct ContainerPropertyTests {
  @Test(arguments: Seeds.first(20))
  func `every valid container creates all its services and shares instances as planned`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let plan = GraphPlan.valid(count: 1 + generator.below(300), using: &generator)
    let container = ServiceContainer()
    plan.register(in: try container.services, using: &generator)
    let provider = try container.validated()
    #expect(container.findings == [])
    let walk = GraphWalk(plan)
    try walk.walk(provider, scope: 0)
    for scope in 1...2 { try walk.walk(provider.makeScope(), scope: scope) }
    #expect(walk.faults == [])
    #expect(walk.count >= plan.numbers.count)
  }

  @Test(arguments: Seeds.first(20))
  func `instances are shared as planned whichever scope makes the first request`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let plan = GraphPlan.valid(count: 1 + generator.below(300), using: &generator)
    let container = ServiceContainer()
    plan.register(in: try container.services, using: &generator)
    let provider = try container.validated()
    let walk = GraphWalk(plan)
    let outer = provider.makeScope()
    try walk.walk(outer.makeScope(), scope: 1)
    try walk.walk(outer, scope: 2)
    try walk.walk(provider, scope: 0)
    #expect(walk.faults == [])
  }

  @Test(arguments: Seeds.first(40))
  func `exactly the planted faults are found`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var plan = GraphPlan.valid(count: 1 + generator.below(250), using: &generator)
    let planted = plan.plantFaults(using: &generator)
    let container = ServiceContainer()
    plan.register(in: try container.services, using: &generator)
    var found: [Finding] = []
    do { try container.validated() } catch let error as WiringError { found = error.findings }
    #expect(Set(found.map(PlantedFault.init)) == planted)
    #expect(found.count == planted.count)
  }

  /// Runs off the main actor, as all tests of this suite, so that services of the main actor fail.
  @Test(arguments: Seeds.first(20))
  func `exactly the services that no fault reaches can be resolved`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var plan = GraphPlan.valid(count: 1 + generator.below(250), using: &generator)
    _ = plan.plantFaults(using: &generator)
    let container = ServiceContainer()
    plan.register(in: try container.services, using: &generator)
    _ = try? container.validated()
    let scope = try container.provider.makeScope()
    let failing = plan.numbers.filter { number in
      do {
        try require(nodeType(number), of: scope)
        return false
      } catch {
        return true
      }
    }
    #expect(failing == plan.numbers.filter(plan.leadsToFault))
  }

  /// Checks the walk, on which the other tests of this suite rely.
  @Test func `a walk finds a difference from the plan`() throws {
    var plan = GraphPlan()
    for number in 0...3 { plan[number] = GraphPlan.Service(sharing: number == 1 ? .transient : .singleton) }
    for target in 1...3 { plan.addEdge(from: 0, to: target, .lazy) }
    let container = ServiceContainer()
    var generator = SeededGenerator(seed: 0)
    plan.register(in: try container.services, using: &generator)
    let provider = try container.validated()
    plan[1]?.sharing = .singleton
    plan[2]?.sharing = .transient
    plan[3]?.copies = 2
    plan[0]?.edges.swapAt(0, 2)
    let walk = GraphWalk(plan)
    try walk.walk(provider, scope: 0)
    for fault in ["there are two", "a transient is shared", "all are [0]", "got 1, registration 0"] {
      #expect(walk.faults.contains { $0.contains(fault) }, "\(walk.faults)")
    }
  }

  private func require<Node: GraphNode>(_ node: Node.Type, of provider: ServiceScope) throws {
    _ = try provider.require(node)
  }
}
