import Configuration
import Furnish
import FurnishConfiguration
import FurnishServiceLifecycle
import ServiceLifecycle

/// A random graph of running services that depend on each other and on settings.
struct WorkerGraph: Sendable, CustomStringConvertible {
  struct Plan: Sendable {
    /// The workers and settings that the recipe requests, two at most.
    var needs: [NodeGraph.Need]
    var restarts: Bool
    var isAsynchronous: Bool
    /// Whether the recipe requests workers through a ``Link``.
    var usesLinks: Bool
  }

  let plans: [Plan]
  let knobs: Int

  init(using random: inout some RandomNumberGenerator) {
    let knobs = Int.random(in: 1...3, using: &random)
    var plans: [Plan] = []
    for number in 0..<Int.random(in: 2...6, using: &random) {
      let all = (0..<number).map { NodeGraph.Need.node($0) } + (0..<knobs).map { NodeGraph.Need.knob($0) }
      let needs = Array(all.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random)))
      // A service that keeps running must not retain one that restarts.
      let mustRestart = needs.contains { need in
        if case .node(let other) = need { plans[other].restarts } else { false }
      }
      plans.append(
        Plan(
          needs: needs, restarts: mustRestart || Int.random(in: 0..<3, using: &random) > 0,
          isAsynchronous: Bool.random(using: &random), usesLinks: Bool.random(using: &random)))
    }
    self.plans = plans
    self.knobs = knobs
  }

  var description: String {
    plans.enumerated().map { "\($0): \($1.needs)\($1.restarts ? " restarts" : "")" }.joined(separator: "; ")
  }

  /// The workers that each worker needs, directly or through others.
  var allNeeds: [Set<Int>] { plans.indices.map(allNeeds) }

  private func allNeeds(of number: Int) -> Set<Int> {
    plans[number].needs.reduce(into: []) { found, need in
      if case .node(let other) = need { found.formUnion(allNeeds(of: other).union([other])) }
    }
  }

  /// Returns the settings whose changes affect a worker. Settings that it depends on only through a worker that keeps
  /// running are left out.
  func knobs(of number: Int) -> Set<Int> {
    plans[number].needs.reduce(into: []) { found, need in
      switch need {
      case .knob(let knob): found.insert(knob)
      case .node(let other): if plans[other].restarts { found.formUnion(knobs(of: other)) }
      }
    }
  }

  /// Returns the workers that a change of a setting restarts.
  func restarted(by knob: Int) -> Set<Int> {
    Set(plans.indices.filter { plans[$0].restarts && knobs(of: $0).contains(knob) })
  }

  func register(in services: any ServiceCollection, _ journal: RestartJournal, _ config: ConfigReader) {
    services.register(RestartJournal.self, instance: journal)
    for number in 0..<knobs { registerKnob(numberTypes[number], services, config) }
    for number in plans.indices { addLink(numberTypes[number], services) }
    for (number, plan) in plans.enumerated() {
      let types = plan.needs.map { type(of: $0, plan) }
      switch types.count {
      case 0: add(numberTypes[number], plan, services)
      case 1: add(numberTypes[number], types[0], plan, services)
      default: add(numberTypes[number], types[0], types[1], plan, services)
      }
    }
  }

  private func type(of need: NodeGraph.Need, _ plan: Plan) -> any Part.Type {
    func worker<M: NumberType>(_ type: M.Type) -> any Part.Type { plan.usesLinks ? Link<M>.self : Worker<M>.self }
    func knob<M: NumberType>(_ type: M.Type) -> any Part.Type { Knob<M>.self }
    return switch need {
    case .node(let number): worker(numberTypes[number])
    case .knob(let number): knob(numberTypes[number])
    }
  }

  private func registerKnob<M: NumberType>(_ type: M.Type, _ services: any ServiceCollection, _ config: ConfigReader) {
    services.registerSettings(Knob<M>.self, from: config, reloading: true)
  }

  private func addLink<M: NumberType>(_ type: M.Type, _ services: any ServiceCollection) {
    services.register(Link<M>.self) { (worker: Worker<M>) in Link(worker: worker) }
  }

  private func add<A: NumberType>(_ a: A.Type, _ plan: Plan, _ services: any ServiceCollection) {
    services.registerRunning(Worker<A>.self, onFailure: plan.onFailure, onChange: plan.onChange) {
      (journal: RestartJournal) in
      try Worker<A>(journal, [])
    }
  }

  private func add<A: NumberType, B: Part>(_ a: A.Type, _ b: B.Type, _ plan: Plan, _ services: any ServiceCollection) {
    if plan.isAsynchronous {
      services.registerRunning(Worker<A>.self, onFailure: plan.onFailure, onChange: plan.onChange) {
        (journal: RestartJournal, b: B) async throws in try Worker<A>(journal, [b])
      }
    } else {
      services.registerRunning(Worker<A>.self, onFailure: plan.onFailure, onChange: plan.onChange) {
        (journal: RestartJournal, b: B) in
        try Worker<A>(journal, [b])
      }
    }
  }

  private func add<A: NumberType, B: Part, C: Part>(
    _ a: A.Type, _ b: B.Type, _ c: C.Type, _ plan: Plan, _ services: any ServiceCollection
  ) {
    if plan.isAsynchronous {
      services.registerRunning(Worker<A>.self, onFailure: plan.onFailure, onChange: plan.onChange) {
        (journal: RestartJournal, b: B, c: C) async throws in try Worker<A>(journal, [b, c])
      }
    } else {
      services.registerRunning(Worker<A>.self, onFailure: plan.onFailure, onChange: plan.onChange) {
        (journal: RestartJournal, b: B, c: C) in
        try Worker<A>(journal, [b, c])
      }
    }
  }
}

extension WorkerGraph.Plan {
  fileprivate var onChange: ServiceChangeReaction { restarts ? .restart : .keepRunning }

  /// The workers that keep running may fail: those that restart, and need them, restart nevertheless.
  fileprivate var onFailure: ServiceEndReaction { restarts ? .cancelGroup : .ignore }
}

/// A service through which a worker needs another worker. It is not a running service.
struct Link<M: NumberType>: Part {
  let worker: Worker<M>
  var values: [Int: Int] { worker.values }
}

struct WorkerFailure: Error, Equatable { let number: Int }

/// The values of settings with which a worker that restarts fails.
enum Trouble {
  /// Its recipe throws.
  static let recipe = 500_000..<700_000
  /// Its `run()` throws before it is ready.
  static let start = 700_000..<900_000
}

/// A running service that records its steps in the journal.
final class Worker<M: NumberType>: ReadinessSignaling, Closeable, Part {
  let values: [Int: Int]
  private let isBroken: Bool
  private let id: Int
  private let journal: RestartJournal

  init(_ journal: RestartJournal, _ parts: [any Part]) throws {
    self.journal = journal
    let own = parts.reduce(into: [Int: Int]()) { $0.merge($1.values) { $1 } }
    if own.values.contains(where: Trouble.recipe.contains) { throw WorkerFailure(number: M.number) }
    isBroken = own.values.contains(where: Trouble.start.contains)
    values = journal.graph.plans[M.number].restarts ? own : [:]
    id = journal.create(M.number, own)
  }

  func run(ready: @escaping @Sendable () -> Void) async throws {
    journal.start(id)
    for _ in 0..<(id % 4) { await Task.yield() }
    if isBroken {
      journal.end(id)
      throw WorkerFailure(number: M.number)
    }
    journal.ready(id)
    ready()
    await waitForStop { journal.setCommand(id, $0) }
    if journal.state.failed.contains(M.number) {
      journal.end(id)
      throw WorkerFailure(number: M.number)
    }
    journal.stop(id)
    for _ in 0..<(id % 3) { await Task.yield() }
    journal.end(id)
  }

  func close() async { journal.close(id) }
}

/// Waits for graceful shutdown or cancellation.
///
/// - Parameter begin: Receives a continuation that ends the wait as well.
func waitForStop(_ begin: (AsyncStream<Void>.Continuation) -> Void = { _ in }) async {
  let (stops, stop) = AsyncStream.makeStream(of: Void.self)
  begin(stop)
  // A detached task is not canceled with the caller, whose cancellation would end the iteration of the stream.
  let waiting = Task.detached { for await _ in stops {} }
  await withTaskCancellationHandler {
    await withGracefulShutdownHandler {
      await waiting.value
    } onGracefulShutdown: {
      stop.finish()
    }
  } onCancel: {
    stop.finish()
  }
}
