import CustomDump
public import FurnishReducers

extension Reducer {
  /// Returns a reducer that prints each action, and the changes that the action makes to the state.
  ///
  /// ```swift
  /// let store = Store(initialState: AppState(), reducer: app.debug(), environment: .live)
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: The text before each action.
  ///   - print: A function that writes the text.
  public func debug(
    _ prefix: String = "", print: @escaping @Sendable (String) -> Void = { Swift.print($0) }
  ) -> Self {
    Self { state, action, environment in
      let before = state
      let effects = self(&state, action, environment)
      let name = prefix.isEmpty ? "" : "\(prefix): "
      let change = diff(before, state) ?? "(no change)"
      print("\(name)\(String(customDumping: action))\n\(change)")
      return effects
    }
  }
}
