import Synchronization

/// A record of the runs of workers and of their settings, which finds violations of the rules of a restart.
final class RestartJournal: Sendable {
  struct Instance: Sendable {
    let number: Int
    /// The values of the settings that it depends on, directly or through others.
    let values: [Int: Int]
    var runs = 0
    var closings = 0
  }

  struct State: Sendable {
    var instances: [Instance] = []
    /// The instance of each worker that runs.
    var running: [Int: Int] = [:]
    var ready: Set<Int> = []
    /// The workers in the order in which they were started.
    var started: [Int] = []
    var violations: [String] = []

    /// Returns the settings of a worker, or `nil` if it is not ready.
    func values(_ number: Int) -> [Int: Int]? {
      ready.contains(number) ? running[number].map { instances[$0].values } : nil
    }
  }

  private struct Waiters {
    var state = State()
    var waiting: [(isDone: @Sendable (State) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  }

  let graph: WorkerGraph
  private let mutex = Mutex(Waiters())

  init(_ graph: WorkerGraph) { self.graph = graph }

  var state: State { mutex.withLock { $0.state } }

  func create(_ number: Int, _ values: [Int: Int]) -> Int {
    change { state in
      state.instances.append(Instance(number: number, values: values))
      return state.instances.count - 1
    }
  }

  func start(_ id: Int) {
    change { state in
      let (number, values) = (state.instances[id].number, state.instances[id].values)
      if state.running[number] != nil { state.violations.append("worker \(number) runs twice") }
      if state.instances[id].closings > 0 { state.violations.append("worker \(number) runs after it was closed") }
      for need in graph.allNeeds[number] where !state.ready.contains(need) {
        state.violations.append("worker \(number) was started before \(need) was ready")
      }
      for (other, instance) in state.running where graph.plans[number].restarts && graph.plans[other].restarts {
        for (knob, value) in state.instances[instance].values where (values[knob] ?? value) != value {
          state.violations.append("worker \(number) has another value of knob \(knob) than \(other)")
        }
      }
      state.running[number] = id
      state.instances[id].runs += 1
      state.started.append(number)
    }
  }

  func ready(_ id: Int) { change { $0.ready.insert($0.instances[id].number) } }

  func stop(_ id: Int) {
    change { state in
      let number = state.instances[id].number
      state.ready.remove(number)
      for other in state.running.keys where graph.allNeeds[other].contains(number) {
        state.violations.append("worker \(number) was stopped before \(other) had ended")
      }
    }
  }

  func end(_ id: Int) {
    change { state in
      let number = state.instances[id].number
      if state.running[number] != id { state.violations.append("worker \(number) ended and did not run") }
      state.running[number] = nil
      state.ready.remove(number)
    }
  }

  func close(_ id: Int) {
    change { state in
      let number = state.instances[id].number
      if state.running[number] == id { state.violations.append("worker \(number) was closed while it ran") }
      state.instances[id].closings += 1
    }
  }

  /// Waits until a condition holds.
  func wait(until isDone: @escaping @Sendable (State) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isDoneAlready = mutex.withLock { waiters in
        if isDone(waiters.state) { return true }
        waiters.waiting.append((isDone, continuation))
        return false
      }
      if isDoneAlready { continuation.resume() }
    }
  }

  @discardableResult
  private func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let (result, done) = mutex.withLock { waiters in
      let result = body(&waiters.state)
      let done = waiters.waiting.filter { $0.isDone(waiters.state) }
      waiters.waiting.removeAll { $0.isDone(waiters.state) }
      return (result, done.map(\.continuation))
    }
    for continuation in done { continuation.resume() }
    return result
  }
}
