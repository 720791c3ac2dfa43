import Furnish
import FurnishReducers

/// The record of a ``TestStore``: its state, and the actions and effects that a test has not asserted yet.
// `@unchecked Sendable`: the store, its effects and its steps use it on the main actor;
// ``close()`` is called when no other reference to the store is left.
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

  private var received: [Received] = []
  private var inFlight: [InFlight] = []
  private var observers: [CheckedContinuation<Void, Never>] = []

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
    core.didReduce = { [unowned self] action, isReceived in record(action, isReceived) }
  }

  private func record(_ action: Action, _ isReceived: Bool) {
    let state = core.address.pointee
    if isReceived {
      received.append(Received(action: action, state: state))
      wakeObservers()
    } else {
      stateAfterSend = state
    }
  }
}

extension TestLedger {
  /// Sends an action, and records the effects that it starts.
  func send(_ action: Action, _ place: CallPlace) -> StoreTask {
    let task = StoreTask(core.send(action))
    guard !task.hasFinished else { return task }
    inFlight.append(InFlight(action: action, place: place, task: task))
    Task { @MainActor [weak self] in
      await task.activity?.finish()
      self?.wakeObservers()
    }
    return task
  }

  /// The effects that still run.
  var running: [InFlight] {
    inFlight.removeAll { $0.task.hasFinished }
    return inFlight
  }

  /// Cancels the effects that still run, and removes them.
  func cancelRunning() {
    for started in inFlight { started.task.cancel() }
    inFlight = []
  }

  var hasReceived: Bool { !received.isEmpty }

  var receivedActions: [Action] { received.map(\.action) }

  func popReceived() -> Received? { received.isEmpty ? nil : received.removeFirst() }

  /// Counts received actions as asserted.
  func skipReceived() {
    if let last = received.last { state = last.state }
    received = []
  }

  /// Waits until an action is received, the effects of an action have finished, or the time limit of a wait has passed.
  @MainActor
  func nextEvent() async {
    await withCheckedContinuation { observers.append($0) }
  }

  func wakeObservers() {
    let woken = observers
    observers = []
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
