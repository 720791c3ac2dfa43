extension Reducer {
  /// Returns this reducer, followed by another function when a value of the state has changed.
  ///
  /// ```swift
  /// app.onChange(of: \.settings) { _, state, environment in
  ///   [environment.save(state.settings)]
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value of a state. It is compared before and after each action.
  ///   - perform: Receives the old value, the new state, which it may change further, and the environment, and returns
  ///     more effects.
  public func onChange<Value: Equatable & SendableMetatype>(
    of value: @escaping @Sendable (State) -> Value,
    perform:
      @escaping @Sendable (
        _ oldValue: Value, _ state: inout State, _ environment: Environment
      ) -> [Effect<Action>]
  ) -> Self {
    let reduce = reduce
    return Self { state, action, environment in
      let old = value(state)
      let effects = reduce(&state, action, environment)
      if value(state) == old { return effects }
      return effects + perform(old, &state, environment)
    }
  }
}
