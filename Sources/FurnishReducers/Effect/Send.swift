import Furnish

/// A function that sends actions from inside an effect to the store that runs it. Call it like a function.
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
  let place: CallPlace

  /// Sends an action, and returns when the store has reduced it, or has queued it behind the
  /// one that it is reducing. If the effect was canceled, nothing is sent. If it has finished, the call is reported.
  ///
  /// - Parameter action: The action.
  public func callAsFunction(_ action: Action) async {
    let (run, place) = (run, place)
    await run.enter {
      if run.activity.hasEnded {
        ServiceIssue.sentTooLate(action, place: place).report()
      } else {
        run.receive(action)
      }
    }
  }
}
