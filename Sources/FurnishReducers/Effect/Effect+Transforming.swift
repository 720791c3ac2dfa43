import Furnish

extension Effect {
  /// Returns this effect with each action turned into another.
  ///
  /// ```swift
  /// environment.nthPrime(state.count).map(CounterAction.nthPrimeResponse)
  /// ```
  ///
  /// - Parameter transform: Returns the other action.
  @inlinable
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Effect<Other> {
    switch kind {
    case .none: .none
    case .send(let action): .send(transform(action))
    case .start(let start):
      Effect<Other>(start: { run in start(run.receiving { run.receive(transform($0)) }) })
    }
  }

  /// Returns this effect as an effect of another action, for an effect that sends none.
  ///
  /// An `Effect<Never>` does work and sends no action, so the environment that creates it need not name the action of
  /// the reducer that returns it. An effect that sends actions is turned into another with ``map(_:)``.
  ///
  /// ```swift
  /// struct Analytics: Sendable {
  ///   var track: @Sendable (String) -> Effect<Never>
  /// }
  /// return [environment.analytics.track("counted").setActionType(to: CounterAction.self)]
  /// ```
  ///
  /// - Parameter action: The other action; it can be left out where the context determines it.
  /// - Returns: An effect that does the same work. It is canceled and fails as this one does.
  @inlinable
  public func setActionType<Other: Sendable>(to action: Other.Type = Other.self) -> Effect<Other>
  where Action == Never {
    if case .none = kind { return .none }
    return Effect<Other>(start: { run in start(run.receiving { _ in }) })
  }

  /// Returns an effect that sends only the actions for which `isIncluded` returns `true`. The work continues in any
  /// case.
  ///
  /// - Parameter isIncluded: Returns whether an action is sent.
  public func filter(_ isIncluded: @escaping @Sendable (Action) -> Bool) -> Self {
    Self(start: { run in
      self.start(run.receiving { if isIncluded($0) { run.receive($0) } })
    })
  }

  /// Returns an effect that runs another effect for each action instead of sending it. Those effects run side by side;
  /// canceling this one cancels them.
  ///
  /// - Parameter transform: Returns the effect to run for an action.
  public func flatMap<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Effect<Other>
  ) -> Effect<Other> {
    Effect<Other>(start: { run in
      self.start(run.receiving { transform($0).start(run) })
    })
  }

  /// Returns this effect with a handler that runs another effect for an error that `run` or `fireAndForget` throws.
  ///
  /// Without a handler, such an error is reported as an issue, with the line of the effect.
  ///
  /// ```swift
  /// Effect<FilesAction>.run { send in
  ///   await send(.loaded(try await files.load()))
  /// }
  /// .catch { .send(.failed("\($0)")) }
  /// ```
  ///
  /// - Parameter handler: Returns the effect. `.none` drops the error.
  /// - Returns: An effect that sends the actions of this effect, and after an error those of the handler's effect.
  public func `catch`(_ handler: @escaping @Sendable (any Error) -> Self) -> Self {
    Self(start: { run in
      self.start(
        EffectRun(activity: run.activity, receive: run.receive) { error, _ in
          handler(error).start(run)
        })
    })
  }
}
