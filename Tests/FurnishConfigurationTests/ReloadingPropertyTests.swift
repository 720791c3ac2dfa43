import Configuration
import Furnish
import FurnishConfiguration
import Testing

/// Random graphs of services that depend on settings, and random sequences of changes, scopes and requests, against a
/// naive model.
@Suite(.timeLimit(.minutes(60))) struct ReloadingPropertyTests {
  @Test func `random sequences create, share and close the same instances as the model`() async throws {
    for seed in Seeds.first(500, variable: "FURNISH_GRAPHS") {
      var run = try await ReloadingRun(seed: seed)
      for _ in 0..<40 where run.violations.isEmpty { try await run.step() }
      if run.violations.isEmpty { try await run.end() }
      try #require(run.violations == [], "seed \(seed): \(run.graph)\n\(run.steps.joined(separator: "\n"))")
    }
  }

  @Test func `the model creates a dependent of a changed setting again`() {
    var random = SeededGenerator(seed: 3)
    let graph = NodeGraph(using: &random)
    let dependent = graph.plans.indices.first { !graph.knobs(of: $0).isEmpty && !graph.plans[$0].isScoped }!
    let knob = graph.knobs(of: dependent).first!
    var model = GenerationModel(graph, values: [0, 0, 0])
    let before = model.request(dependent, in: model.open(in: nil))
    model.change(knob, to: 1)
    #expect(model.request(dependent, in: model.open(in: nil)) != before)
  }
}

/// One random sequence.
private struct ReloadingRun {
  let graph: NodeGraph
  var steps: [String] = []
  var violations: [String] = []

  private var random: SeededGenerator
  private var model: GenerationModel
  private let journal = NodeJournal()
  private let container = ServiceContainer()
  private let events = EventList()
  private let source: MutableInMemoryProvider
  private let provider: ServiceScope
  private var scopes: [ServiceScope] = []

  /// The number of the container's instance, by the number of the model's instance.
  private var ids: [Int: Int] = [:]
  private var nextValue = 1

  init(seed: UInt64) async throws {
    random = SeededGenerator(seed: seed)
    graph = NodeGraph(using: &random)
    model = GenerationModel(graph, values: Array(repeating: 0, count: graph.knobs))
    source = MutableInMemoryProvider(knobs: graph.knobs)
    container.observe(with: events)
    graph.register(in: try container.services, journal, ConfigReader(provider: source))
    try await container.start()
    provider = try container.provider
  }

  mutating func step() async throws {
    let open = model.scopes.indices.filter { model.scopes[$0].isOpen }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: await change(Int.random(in: 0..<graph.knobs, using: &random))
    case 2: await refuse(Int.random(in: 0..<graph.knobs, using: &random))
    case 3: openScope(in: nil)
    case 4: openScope(in: open.randomElement(using: &random))
    case 5:
      if let scope = open.randomElement(using: &random) { try await close(scope) }
    default:
      if let scope = open.randomElement(using: &random) {
        try await request(graph.plans.indices.randomElement(using: &random)!, in: scope)
      }
    }
  }

  private mutating func change(_ knob: Int) async {
    steps.append("change knob \(knob) to \(nextValue)")
    let changes = events.all.count { $0.hasPrefix("changed") }
    source.set("knob\(knob)", .int(nextValue))
    await events.wait { events in events.count { $0.line.hasPrefix("changed") } > changes }
    model.change(knob, to: nextValue)
    nextValue += 1
    await compareClosed()
  }

  /// Sets a value that is wrong, and then a valid one.
  private mutating func refuse(_ knob: Int) async {
    steps.append("wrong knob \(knob)")
    let refused = events.all.count { $0.hasPrefix("failed to change") }
    source.set("knob\(knob)", .int(-nextValue))
    await events.wait { events in events.count { $0.line.hasPrefix("failed to change") } > refused }
    openScope(in: nil)
    await change(knob)
  }

  private mutating func openScope(in parent: Int?) {
    let scope = model.open(in: parent)
    steps.append("open scope \(scope) in \(parent.map(String.init) ?? "the root")")
    scopes.append((parent.map { scopes[$0] } ?? provider).makeScope())
    let values = (0..<graph.knobs).map { graph.value($0, of: scopes[scope]) }
    if values != model.scopes[scope].values {
      violations.append("scope \(scope) has \(values), not \(model.scopes[scope].values)")
    }
  }

  private mutating func request(_ number: Int, in scope: Int) async throws {
    steps.append("request node \(number) in scope \(scope)")
    let known = model.created.count
    let expected = model.request(number, in: scope)
    let node = try await graph.node(number, of: scopes[scope])
    let created = journal.state.created
    if created.count != model.created.count || created[known...].sorted() != model.created[known...].sorted() {
      violations.append("node \(number) in scope \(scope) created \(created[known...]), not \(model.created[known...])")
      return
    }
    if let id = ids[expected] ?? nil, id != node.id {
      violations.append("node \(number) in scope \(scope) is \(node.id), not \(id)")
    }
    // The services that a node needs may be created in another order than in the model.
    for (id, number) in created.enumerated().dropFirst(known) {
      let same = model.created.indices.dropFirst(known).first { model.created[$0] == number }!
      ids[same] = id
    }
    for (knob, value) in node.values where value != model.scopes[scope].values[knob] {
      violations.append("node \(number) in scope \(scope) has \(value) of knob \(knob)")
    }
    journal.use(node.id, in: scope)
  }

  private mutating func close(_ scope: Int) async throws {
    steps.append("close scope \(scope)")
    model.close(scope)
    for index in model.scopes.indices where !model.scopes[index].isOpen { journal.end(index) }
    try await scopes[scope].close()
    await compareClosed()
  }

  /// Waits until as many instances are closed as in the model, and compares them.
  private mutating func compareClosed() async {
    await journal.wait(forClosed: model.closed.count)
    let closed = Set(journal.state.closed)
    let expected = Set(model.closed.map { ids[$0] ?? -1 })
    if closed != expected { violations.append("closed are \(closed.sorted()), not \(expected.sorted())") }
  }

  mutating func end() async throws {
    model.closeContainer()
    for scope in scopes.indices { journal.end(scope) }
    try await container.close()
    await compareClosed()
    violations += journal.state.violations
  }
}
