/// A record of the runs of workers and of their settings, which finds violations of the rules of a restart.
///
/// Workers and knobs are numbers in the graph: a knob is one setting.
final class RestartJournal: Sendable {
  struct Instance: Sendable {
    let worker: Int
    /// The values of the knobs on which the worker depends, directly or through other workers.
    let values: [Int: Int]
    var runs = 0
    var closings = 0
  }

  struct State: Sendable {
    var instances: [Instance] = []
    /// The instance of each worker that runs.
    var running: [Int: Int] = [:]
    var ready: Set<Int> = []
    /// The workers that have failed. They do not run again.
    var failed: Set<Int> = []
    /// The continuations that end the wait of the workers that run, by worker.
    var commands: [Int: AsyncStream<Void>.Continuation] = [:]
    /// The workers in the order in which they were started.
    var started: [Int] = []
    var violations: [String] = []

    /// Returns the settings of a worker, or `nil` if it is not ready.
    func values(_ worker: Int) -> [Int: Int]? {
      ready.contains(worker) ? running[worker].map { instances[$0].values } : nil
    }
  }

  let graph: WorkerGraph
  private let recorded = AwaitedState(State())

  init(_ graph: WorkerGraph) { self.graph = graph }

  var state: State { recorded.value }

  func create(_ worker: Int, _ values: [Int: Int]) -> Int {
    recorded.change { state in
      state.instances.append(Instance(worker: worker, values: values))
      return state.instances.count - 1
    }
  }

  func start(_ id: Int) {
    recorded.change { state in
      let (worker, values) = (state.instances[id].worker, state.instances[id].values)
      if state.running[worker] != nil { state.violations.append("worker \(worker) runs twice") }
      if state.instances[id].closings > 0 { state.violations.append("worker \(worker) runs after it was closed") }
      for need in graph.allNeeds[worker] where !state.ready.contains(need) && !state.failed.contains(need) {
        state.violations.append("worker \(worker) was started before \(need) was ready")
      }
      for (other, instance) in state.running where graph.plans[worker].restarts && graph.plans[other].restarts {
        for (knob, value) in state.instances[instance].values where (values[knob] ?? value) != value {
          state.violations.append("worker \(worker) has another value of knob \(knob) than \(other)")
        }
      }
      state.running[worker] = id
      state.instances[id].runs += 1
      state.started.append(worker)
    }
  }

  func ready(_ id: Int) { recorded.change { $0.ready.insert($0.instances[id].worker) } }

  /// Stores the continuation that ends the wait of a worker, or ends the wait of one that is to fail.
  func setCommand(_ id: Int, _ command: AsyncStream<Void>.Continuation) {
    let isFailed = recorded.change { state in
      let worker = state.instances[id].worker
      state.commands[worker] = command
      return state.failed.contains(worker)
    }
    if isFailed { command.finish() }
  }

  /// Lets a worker fail.
  func fail(_ worker: Int) {
    let command = recorded.change { state in
      state.failed.insert(worker)
      return state.commands[worker]
    }
    command?.finish()
  }

  func stop(_ id: Int) {
    recorded.change { state in
      let worker = state.instances[id].worker
      state.ready.remove(worker)
      for other in state.running.keys where graph.allNeeds[other].contains(worker) {
        state.violations.append("worker \(worker) was stopped before \(other) had ended")
      }
    }
  }

  func end(_ id: Int) {
    recorded.change { state in
      let worker = state.instances[id].worker
      if state.running[worker] != id { state.violations.append("worker \(worker) ended and did not run") }
      state.running[worker] = nil
      state.ready.remove(worker)
    }
  }

  func close(_ id: Int) {
    recorded.change { state in
      let worker = state.instances[id].worker
      if state.running[worker] == id { state.violations.append("worker \(worker) was closed while it ran") }
      state.instances[id].closings += 1
    }
  }

  /// Waits until a condition holds.
  func wait(until isDone: @escaping @Sendable (State) -> Bool) async { await recorded.wait(until: isDone) }
}
