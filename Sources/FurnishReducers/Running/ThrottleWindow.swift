/// The time after an action of a throttled effect in which other actions have to wait.
// `@unchecked Sendable`: used only inside of ``EffectScope/enter``.
final class ThrottleWindow: @unchecked Sendable {
  private let id: EffectID
  private let interval: Duration
  private let clock: any Clock<Duration>
  private var waiting: (deliver: @Sendable () -> Void, activity: Activity)?

  /// Opens a window in a scope. It closes by itself.
  init(_ id: EffectID, lasting interval: Duration, on clock: any Clock<Duration>, in scope: EffectScope) {
    self.id = id
    self.interval = interval
    self.clock = clock
    scope.windows[id] = self
    waitForEnd(in: scope)
  }

  /// Stores an action until the window ends.
  ///
  /// - Parameter latest: Whether the action replaces one that waits already.
  func wait<Action>(_ run: EffectRun<Action>, _ action: Action, latest: Bool) {
    if let waiting, !waiting.activity.isCancelled, !latest { return }
    waiting?.activity.end()
    let activity = run.activity.child()
    waiting = ({ run.receive(action) }, activity)
  }

  private func waitForEnd(in scope: EffectScope) {
    let timer = Activity(in: scope)
    defer { timer.end() }
    EffectRun<Never>(activity: timer) { _ in }.startTask { [interval, clock] run in
      try? await clock.sleep(for: interval)
      await run.enter { self.end(in: scope) }
    }
  }

  private func end(in scope: EffectScope) {
    let last = waiting
    waiting = nil
    if let last, !last.activity.isCancelled {
      waitForEnd(in: scope)
      last.deliver()
    } else {
      scope.windows[id] = nil
    }
    last?.activity.end()
  }
}
