extension Reducer {
  /// Returns a reducer of a larger feature that runs this reducer on one part of the state, with the actions and the
  /// environment of that part.
  ///
  /// Use it to combine the reducers of parts into one of the whole. For a part of which the state has any number, use
  /// `forEach`, and for a part that may be missing, ``optional(fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// let app: Reducer<AppState, AppAction, AppEnvironment> = .combine(
  ///   counter.pullback(state: \.counter, action: \.counter, environment: { $0.counter }),
  ///   favorites.pullback(state: \.favorites, action: \.favorites, environment: \.favorites)
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - state: The key path of the part of the state.
  ///   - action: The key path from an action of the whole to the action of the part; nil for other actions. Setting it
  ///     replaces the action of the part in the same case. `@CaseAccessors` writes such properties.
  ///   - environment: Returns the environment of the part, at each action for it.
  /// - Returns: A reducer that ignores all other actions. Its effects send actions of the whole.
  @inlinable
  public func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
    state: any WritableKeyPath<GlobalState, State> & Sendable,
    action: any WritableKeyPath<GlobalAction, Action?> & Sendable,
    environment: @escaping @Sendable (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    let reduce = reduce
    let part = StatePath(state)
    return Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, global, globalEnvironment in
      guard let local = global[keyPath: action] else { return [] }
      let effects = part(&state) { reduce(&$0, local, environment(globalEnvironment)) }
      if effects.isEmpty { return [] }
      return effects.mapped { local in
        var embedded = global
        embedded[keyPath: action] = local
        return embedded
      }
    }
  }

  /// Returns a reducer of a whole that runs this reducer of a part, if both need the same
  /// environment. See ``pullback(state:action:environment:)``.
  ///
  /// - Parameters:
  ///   - state: The key path of the part of the state.
  ///   - action: The key path from an action of the whole to the action of the part; `nil` for other actions.
  @inlinable
  public func pullback<GlobalState, GlobalAction>(
    state: any WritableKeyPath<GlobalState, State> & Sendable,
    action: any WritableKeyPath<GlobalAction, Action?> & Sendable
  ) -> Reducer<GlobalState, GlobalAction, Environment> {
    pullback(state: state, action: action, environment: { $0 })
  }

  /// Returns a reducer of a whole that runs this reducer of a part, with functions for the actions.
  ///
  /// ```swift
  /// counter.pullback(
  ///   state: \.counter,
  ///   extract: { if case .counter(let action) = $0 { action } else { nil } },
  ///   embed: AppAction.counter,
  ///   environment: \.counter
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - state: The key path of the part of the state.
  ///   - extract: Returns the action of the part; nil for other actions of the whole.
  ///   - embed: Returns the action of the whole for an action of the part.
  ///   - environment: Returns the environment of the part, at each action for it.
  /// - Returns: A reducer that ignores all other actions. Its effects send actions of the whole.
  @inlinable
  public func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
    state: any WritableKeyPath<GlobalState, State> & Sendable,
    extract: @escaping @Sendable (GlobalAction) -> Action?,
    embed: @escaping @Sendable (Action) -> GlobalAction,
    environment: @escaping @Sendable (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    let reduce = reduce
    let part = StatePath(state)
    return Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, global, globalEnvironment in
      guard let local = extract(global) else { return [] }
      let effects = part(&state) { reduce(&$0, local, environment(globalEnvironment)) }
      return effects.isEmpty ? [] : effects.mapped(embed)
    }
  }
}

extension Array {
  /// Returns these effects with each action turned into another.
  @inlinable
  func mapped<Action, Other>(_ transform: @escaping @Sendable (Action) -> Other) -> [Effect<Other>]
  where Element == Effect<Action> {
    map { $0.map(transform) }
  }
}
