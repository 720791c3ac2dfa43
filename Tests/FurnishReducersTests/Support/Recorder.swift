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
