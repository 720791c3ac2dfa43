/// Sends actions from inside of an effect to the store that runs it. Call it like a function.
///
/// ```swift
/// Effect<TimerAction>.run { send in
///   for second in 1...3 {
///     try await clock.sleep(for: .seconds(1))
///     await send(.ticked(second))
///   }
/// }
/// ```
public struct Send<Action: Sendable>: Sendable {
  let run: EffectRun<Action>

  /// Sends an action, and returns when the store has reduced it, or has queued it behind the
  /// one that it is reducing. An effect that was cancelled sends nothing any more.
  public func callAsFunction(_ action: Action) async {
    let receive = run.receive
    await run.enter { receive(action) }
  }
}
