public import FurnishReducers

/// A state with the states before it.
public struct Undoable<State> {
  /// The current state.
  public var present: State
  /// The previous states, the latest last.
  public var past: [State] = []

  public init(_ present: State) { self.present = present }
}

extension Undoable: Equatable where State: Equatable {}
extension Undoable: Sendable where State: Sendable {}

/// An action of a reducer, or the command to undo the last one.
public enum UndoableAction<Action> {
  case perform(Action)
  case undo
}

extension UndoableAction: Equatable where Action: Equatable {}
extension UndoableAction: Sendable where Action: Sendable {}

extension Reducer {
  /// Returns a reducer that can undo the steps of this one.
  ///
  /// - Parameters:
  ///   - limit: The number of previous states that are stored.
  ///   - isStep: Returns whether an action is a step that `undo` takes back. The actions of an
  ///     effect, for example, belong to the step that has started it.
  public func undoable(
    limit: Int = 100, isStep: @escaping @Sendable (Action) -> Bool
  ) -> Reducer<Undoable<State>, UndoableAction<Action>, Environment> where State: Equatable & SendableMetatype {
    let present: Reducer<Undoable<State>, UndoableAction<Action>, Environment> = pullback(
      state: \.present,
      extract: { if case .perform(let action) = $0 { action } else { nil } },
      embed: { .perform($0) },
      environment: { $0 })
    return Reducer<Undoable<State>, UndoableAction<Action>, Environment> { state, action, environment in
      switch action {
      case .undo:
        if let last = state.past.popLast() { state.present = last }
        return []
      case .perform(let local):
        let before = state.present
        let effects = present(&state, action, environment)
        if isStep(local), state.present != before {
          state.past.append(before)
          if state.past.count > limit { state.past.removeFirst() }
        }
        return effects
      }
    }
  }
}
