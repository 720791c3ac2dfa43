import Configuration
import Furnish
import FurnishConfiguration
import FurnishServiceLifecycle
import InMemoryLogging
import Logging
import Testing

/// Random graphs of running services, random changes of their settings, and every way to end, against a naive model: a
/// change restarts exactly the workers that depend on it and are registered to restart. This holds as well if they need
/// workers that do not restart, and some of these have failed.
@Suite(.timeLimit(.minutes(60))) struct RestartingPropertyTests {
  enum Ending: CaseIterable {
    case gracefulShutdown, cancellation, gracefulShutdownDuringRestart, cancellationDuringRestart, failedRestart
  }

  @Test(arguments: Ending.allCases)
  func `random graphs restart in order, one run at a time, and without a mixture of settings`(
    ending: Ending
  ) async throws {
    for seed in Seeds.first(200, variable: "FURNISH_GRAPHS") {
      var run = try await RestartingRun(seed: seed, ending)
      for _ in 0..<6 where run.violations.isEmpty { await run.step() }
      await run.end()
      try #require(run.violations == [], "seed \(seed): \(run.graph)\n\(run.steps.joined(separator: "\n"))")
    }
  }

  @Test func `the journal finds two runs, a wrong order and a mixture of settings`() throws {
    var random = SeededGenerator(seed: 1)
    var graph = WorkerGraph(using: &random)
    while !graph.plans.contains(where: { $0.needs.contains(.node(0)) }) || !graph.restarted(by: 0).contains(0) {
      graph = WorkerGraph(using: &random)
    }
    let dependent = try #require(graph.plans.firstIndex { $0.needs.contains(.node(0)) })
    let journal = RestartJournal(graph)
    let ids = [
      journal.create(dependent, [0: 1]), journal.create(0, [0: 2]), journal.create(0, [0: 2]),
    ]
    for id in ids { journal.start(id) }
    journal.stop(ids[2])
    #expect(
      Set(journal.state.violations).isSuperset(of: [
        "worker \(dependent) was started before 0 was ready", "worker 0 runs twice",
        "worker 0 has another value of knob 0 than \(dependent)",
        "worker 0 was stopped before \(dependent) had ended",
      ]))
  }
}

/// One run of the workers of a random graph.
private struct RestartingRun {
  let graph: WorkerGraph
  private(set) var steps: [String] = []
  private(set) var violations: [String] = []

  private let ending: RestartingPropertyTests.Ending
  private var random: SeededGenerator
  private let journal: RestartJournal
  private let container = ServiceContainer()
  private let events = EventList()
  private let log = InMemoryLogHandler()
  private let source: MutableInMemoryProvider
  private let group: ServiceGroup
  private let provider: ServiceScope
  private let running: Task<Void, any Error>

  /// The newest value of each setting, with which the workers that restart must run.
  private var values: [Int]
  private var nextValue = 1

  init(seed: UInt64, _ ending: RestartingPropertyTests.Ending) async throws {
    random = SeededGenerator(seed: seed)
    graph = WorkerGraph(using: &random)
    self.ending = ending
    journal = RestartJournal(graph)
    values = Array(repeating: 0, count: graph.knobs)
    source = MutableInMemoryProvider(knobs: graph.knobs)
    container.observe(with: events)
    graph.register(in: try container.services, journal, ConfigReader(provider: source))
    let group = try await container.makeServiceGroup(logger: Logger(label: "workers") { [log] _ in log })
    self.group = group
    provider = try container.provider
    running = Task { try await group.run() }
    let count = graph.plans.count
    await journal.wait { $0.ready.count == count }
  }

  mutating func step() async {
    let knob = Int.random(in: 0..<graph.knobs, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: await refuse(knob)
    case 1: await changeTwice(knob)
    case 2: await fail()
    default: await change(knob)
    }
  }

  /// Changes a setting. Exactly the workers that the model names are started again.
  private mutating func change(_ knob: Int) async {
    steps.append("change knob \(knob) to \(nextValue)")
    let before = journal.state.started.count
    set(knob, nextValue)
    await settle()
    let started = journal.state.started.dropFirst(before)
    let expected = graph.restarted(by: knob)
    if started.sorted() != expected.sorted() {
      violations.append("\(Array(started)) were started after a change of knob \(knob), not \(expected.sorted())")
    }
  }

  /// Changes a setting while the workers restart for another change. How often they restart depends on the timing, so
  /// only the final state is checked.
  private mutating func changeTwice(_ knob: Int) async {
    let other = Int.random(in: 0..<graph.knobs, using: &random)
    steps.append("change knobs \(knob) and \(other) to \(nextValue)")
    set(knob, nextValue)
    for _ in 0..<Int.random(in: 0...20, using: &random) { await Task.yield() }
    set(other, nextValue)
    await settle()
  }

  /// Lets a worker that keeps running fail, which ends no other worker.
  private mutating func fail() async {
    // A group whose workers have all ended would end.
    guard graph.plans.contains(where: \.restarts) else { return }
    let failed = journal.state.failed
    let running = graph.plans.indices.filter { !graph.plans[$0].restarts && !failed.contains($0) }
    guard let worker = running.randomElement(using: &random) else { return }
    steps.append("fail worker \(worker)")
    let before = log.entries.count { $0.level == .error }
    journal.fail(worker)
    while log.entries.count(where: { $0.level == .error }) == before { await Task.yield() }
  }

  /// Sets a value with which a recipe throws, which restarts nothing.
  private mutating func refuse(_ knob: Int) async {
    guard !graph.restarted(by: knob).isEmpty else { return }
    steps.append("refuse knob \(knob)")
    let before = journal.state.started.count
    let refused = events.all.count { $0.hasPrefix("failed to change") }
    let withdrawn = events.all.count { $0.hasPrefix("withdrew") }
    source.set("knob\(knob)", .int(Trouble.recipe.lowerBound + nextValue))
    await events.wait { events in events.count { $0.line.hasPrefix("failed to change") } > refused }
    if journal.state.started.count != before { violations.append("a refused change has restarted workers") }
    source.set("knob\(knob)", .int(values[knob]))
    await events.wait { events in events.count { $0.line.hasPrefix("withdrew") } > withdrawn }
  }

  private mutating func set(_ knob: Int, _ value: Int) {
    values[knob] = value
    nextValue += 1
    source.set("knob\(knob)", .int(value))
  }

  /// Waits until the container has the newest settings, and each worker that restarts runs with them.
  private mutating func settle() async {
    let (graph, values) = (graph, values)
    // No event contains the value, so it is read in a scope.
    while (0..<graph.knobs).contains(where: { knob in graph.value(knob, of: provider) != values[knob] }) {
      await Task.yield()
    }
    await journal.wait { state in
      graph.plans.indices.allSatisfy { number in
        if state.failed.contains(number) { return true }
        guard let workerValues = state.values(number) else { return false }
        return workerValues.allSatisfy { $1 == (graph.plans[number].restarts ? values[$0] : 0) }
      }
    }
    // The group is ready a moment after its last service.
    while container.state != .ready { await Task.yield() }
  }

  mutating func end() async {
    steps.append("\(ending)")
    let knob = (0..<graph.knobs).first { !graph.restarted(by: $0).isEmpty }
    switch ending {
    case .gracefulShutdown: await group.triggerGracefulShutdown()
    case .cancellation: running.cancel()
    case .gracefulShutdownDuringRestart, .cancellationDuringRestart:
      if let knob { set(knob, nextValue) }
      for _ in 0..<Int.random(in: 0...60, using: &random) { await Task.yield() }
      if ending == .cancellationDuringRestart { running.cancel() } else { await group.triggerGracefulShutdown() }
    case .failedRestart:
      if let knob {
        set(knob, Trouble.start.lowerBound)
      } else {
        await group.triggerGracefulShutdown()
      }
    }
    let result = await running.result
    check(result, failsIf: ending == .failedRestart ? knob : nil)
  }

  private mutating func check(_ result: Result<Void, any Error>, failsIf knob: Int?) {
    let state = journal.state
    violations += state.violations
    switch result {
    case .success: if knob != nil { violations.append("a failed restart has not ended the group") }
    case .failure(let error):
      if !(error is WorkerFailure && knob != nil) { violations.append("the group threw \(error)") }
    }
    if !state.running.isEmpty { violations.append("workers \(state.running.keys.sorted()) have not ended") }
    for (id, instance) in state.instances.enumerated() {
      if instance.closings != 1 {
        violations.append("instance \(id) of worker \(instance.worker) was closed \(instance.closings) times")
      }
      if instance.runs > 1 {
        violations.append("instance \(id) of worker \(instance.worker) ran \(instance.runs) times")
      }
    }
    if container.state != .closed { violations.append("the container is \(container.state)") }
  }
}

extension WorkerGraph {
  /// Opens a scope, and returns the value of a setting in it.
  fileprivate func value(_ number: Int, of provider: ServiceScope) -> Int {
    func value<M: NumberType>(_ type: M.Type) -> Int { provider.makeScope().resolveRequired(Knob<M>.self).value }
    return value(numberTypes[number])
  }
}
