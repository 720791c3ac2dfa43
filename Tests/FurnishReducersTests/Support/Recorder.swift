import Furnish
import FurnishReducers

/// A store that records every action that it reduces, in order, and runs the effects that a function returns for the
/// action.
@MainActor
final class Recorder<Action: Sendable> {
  let store: Store<[Action], Action>

  init(_ effects: @escaping @Sendable (Action) -> [Effect<Action>]) {
    store = Store(
      initialState: [],
      reducer: Reducer<[Action], Action, Void> { actions, action, _ in
        actions.append(action)
        return effects(action)
      },
      environment: ())
  }

  var actions: [Action] { store.withState { $0 } }
}

/// Runs an effect to its end, and returns the actions that it sends, in order.
@MainActor
func actions<Action: Sendable>(of effect: Effect<Action>) async -> [Action] {
  let store = Store(
    initialState: [Action](),
    reducer: Reducer<[Action], Action?, Void> { actions, action, _ in
      guard let action else { return [effect.map { $0 }] }
      actions.append(action)
      return []
    },
    environment: ())
  await store.send(nil).finish()
  return store.state
}

/// A gate at which tasks wait until it is opened.
// `@unchecked Sendable`: the variables are guarded by `lock`.
final class Gate: @unchecked Sendable {
  private let lock = Lock()
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    let waiting = lock.withLock {
      isOpen = true
      defer { self.waiting = [] }
      return self.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = lock.withLock {
        if !self.isOpen { waiting.append(continuation) }
        return self.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}

struct Failure: Error {}
