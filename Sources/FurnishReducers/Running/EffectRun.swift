public import Furnish

/// One run of an effect: the activity that it belongs to, and the receivers of its actions and errors.
@usableFromInline
package struct EffectRun<Action: Sendable>: Sendable {
  @usableFromInline package let activity: Activity

  /// Takes an action. Called in the isolation of the store.
  @usableFromInline package let receive: @Sendable (Action) -> Void

  /// Takes an error that was thrown by an effect, with the place where the effect was created. Called in the isolation
  /// of the store.
  @usableFromInline let fail: @Sendable (any Error, CallPlace) -> Void

  @inlinable
  init(
    activity: Activity, receive: @escaping @Sendable (Action) -> Void,
    fail: @escaping @Sendable (any Error, CallPlace) -> Void
  ) {
    self.activity = activity
    self.receive = receive
    self.fail = fail
  }

  /// Creates a run that reports errors as issues.
  @inlinable
  package init(activity: Activity, receive: @escaping @Sendable (Action) -> Void) {
    self.init(activity: activity, receive: receive, fail: reportUncaughtError)
  }

  /// Returns the same run with another activity.
  func under(_ activity: Activity) -> Self {
    Self(activity: activity, receive: receive, fail: fail)
  }

  /// Returns a run for an effect with other actions, which are passed to `receive`.
  @inlinable
  func receiving<Other: Sendable>(_ receive: @escaping @Sendable (Other) -> Void) -> EffectRun<Other> {
    EffectRun<Other>(activity: activity, receive: receive, fail: fail)
  }

  /// Starts a task that belongs to this run. The run does not end before the task, and canceling the run cancels the
  /// task.
  ///
  /// - Parameter work: Receives the run under an activity of the task's own, which ends with the task: an effect that
  ///   `work` starts belongs to this run.
  package func startTask(
    priority: TaskPriority? = nil, _ work: @escaping @concurrent @Sendable (Self) async -> Void
  ) {
    let activity = activity.child()
    // Work that was canceled before it began does not begin.
    guard !activity.isCancelled else { return activity.end() }
    let run = under(activity)
    let task = Task(priority: priority) {
      await work(run)
      await activity.scope.enter { activity.end() }
    }
    activity.attach(task)
  }

  /// Runs `body` in the isolation of the store, unless the run was canceled.
  package func enter(_ body: @escaping @Sendable () -> Void) async {
    let activity = activity
    await activity.scope.enter {
      if !activity.isCancelled { body() }
    }
  }
}

@usableFromInline
@Sendable
func reportUncaughtError(_ error: any Error, _ place: CallPlace) {
  ServiceIssue.uncaughtError(error, place: place).report()
}
