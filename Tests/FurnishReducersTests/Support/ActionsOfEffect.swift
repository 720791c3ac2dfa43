import FurnishReducers

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
