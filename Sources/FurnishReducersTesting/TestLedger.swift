import Furnish
import FurnishReducers

/// The record of a ``TestStore``: its state, and the actions and effects that a test has not asserted yet.
// `@unchecked Sendable`: the store, its effects and its steps use it on the main actor. ``close()`` may run on any
// thread while an effect sends its last action, so a lock guards what both use: ``records``.
final class TestLedger<State: Equatable & SendableMetatype, Action: Sendable, Environment>: @unchecked Sendable {
  /// An action that an effect has sent, and the state that it has led to.
  struct Received {
    let action: Action
    let state: State
  }

  /// The effects that a step has started.
  struct InFlight {
    let action: Action
    let place: CallPlace
    let task: StoreTask
  }

  /// The environment, which a test may change between two actions.
  final class Box {
    var value: Environment
    init(_ value: Environment) { self.value = value }
  }

  let environment: Box
  private let place: CallPlace
  let core: StoreCore<State, Action>

  var exhaustivity = Exhaustivity.on

  /// The state after the last step that was asserted.
  var state: State

  /// The state after the action that the test has sent last.
  private(set) var stateAfterSend: State

  /// The actions and effects that the test has not asserted yet, and the tasks that wait for others.
  private struct Records {
    var received: [Received] = []
    var inFlight: [InFlight] = []
    var observers: [CheckedContinuation<Void, Never>] = []
  }

  private var records = Records()
  private let lock = Lock()

  init(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment,
    place: CallPlace
  ) {
    self.environment = Box(environment)
    self.place = place
    state = initialState
    stateAfterSend = initialState
    let boxed = Reducer<State, Action, Box> { state, action, box in
      reducer(&state, action, box.value)
    }
    core = StoreCore(
      initialState: initialState, reducer: boxed, environment: self.environment,
      scope: .onMainActor())
    // Weak, because the ledger retains the core. An effect that sends an action retains the core alone, so the ledger
    // may be released at the same time.
    core.didReduce = { [weak self] action, isReceived in self?.record(action, isReceived) }
  }

  private func record(_ action: Action, _ isReceived: Bool) {
    let state = core.address.pointee
    if isReceived {
      withRecords { $0.received.append(Received(action: action, state: state)) }
      wakeObservers()
    } else {
      stateAfterSend = state
    }
  }

  private func withRecords<Result>(_ body: (inout Records) -> Result) -> Result { lock.withLock { body(&records) } }
}

extension TestLedger {
  /// Sends an action, and records the effects that it starts.
  func send(_ action: Action, _ place: CallPlace) -> StoreTask {
    let task = StoreTask(core.send(action))
    guard !task.hasFinished else { return task }
    withRecords { $0.inFlight.append(InFlight(action: action, place: place, task: task)) }
    Task { @MainActor [weak self] in
      await task.activity?.finish()
      self?.wakeObservers()
    }
    return task
  }

  /// The effects that still run.
  var running: [InFlight] {
    // The actions of effects that have finished are released without the lock.
    let all = withRecords { records in
      defer { records.inFlight.removeAll { $0.task.hasFinished } }
      return records.inFlight
    }
    return all.filter { !$0.task.hasFinished }
  }

  /// Cancels the effects that still run, and removes them.
  func cancelRunning() {
    let all = withRecords { records in
      defer { records.inFlight = [] }
      return records.inFlight
    }
    for started in all { started.task.cancel() }
  }

  private var received: [Received] { withRecords { $0.received } }

  var hasReceived: Bool { !received.isEmpty }

  var receivedActions: [Action] { received.map(\.action) }

  func popReceived() -> Received? {
    withRecords { $0.received.isEmpty ? nil : $0.received.removeFirst() }
  }

  /// Counts received actions as asserted.
  func skipReceived() {
    let all = withRecords { records in
      defer { records.received = [] }
      return records.received
    }
    if let last = all.last { state = last.state }
  }

  /// Waits until an action is received, the effects of an action have finished, or the time limit of a wait has passed.
  @MainActor
  func nextEvent() async {
    await withCheckedContinuation { continuation in withRecords { $0.observers.append(continuation) } }
  }

  func wakeObservers() {
    let woken = withRecords { records in
      defer { records.observers = [] }
      return records.observers
    }
    for observer in woken { observer.resume() }
  }

  /// Fails the test for changes and effects that were not asserted when the store is released.
  func close() {
    defer { cancelRunning() }
    guard exhaustivity == .on else { return }
    if hasReceived { ServiceIssue.unassertedActions(receivedActions, place: place).report() }
    for started in running {
      ServiceIssue.effectStillRunning(started.action, sent: started.place, place: place).report()
    }
  }
}
