/// The work that a ``Store/send(_:)`` has started: its effects, the effects of the actions that those send, and so on.
///
/// ```swift
/// await store.send(.nthPrimeTapped).finish()
/// ```
public struct StoreTask: Sendable {
  @usableFromInline package let activity: Activity?

  @inlinable
  package init(_ activity: Activity?) { self.activity = activity }

  /// Waits until all of the work has finished. If the waiting task is canceled, all of the work is canceled.
  public nonisolated(nonsending) func finish() async {
    guard let activity else { return }
    await withTaskCancellationHandler {
      await activity.finish()
    } onCancel: {
      activity.cancel()
    }
  }

  /// Cancels all of the work. Changes that were made to the state are not undone.
  public func cancel() { activity?.cancel() }

  /// A Boolean value that indicates whether the work was canceled.
  public var isCancelled: Bool { activity?.isCancelled ?? false }

  /// A Boolean value that indicates whether all of the work has ended.
  public var hasFinished: Bool { activity?.hasEnded ?? true }
}
