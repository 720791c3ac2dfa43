import Furnish

/// The effects of one store: those in flight, the ids by which they can be canceled, and the isolation of the store.
// `@unchecked Sendable`: the variables and all activities of the scope are guarded by `lock`, except `windows`, which
// is used only inside of ``enter``.
@usableFromInline
package final class EffectScope: @unchecked Sendable {
  /// Runs a function in the isolation of the store, at once if the caller is in it already.
  package typealias Enter = @Sendable (_ body: @escaping @Sendable () -> Void) async -> Void

  package let enter: Enter
  let lock = Lock()

  /// Activities by the ids under which they can be canceled.
  var ids: [EffectID: [ObjectIdentifier: Activity]] = [:]

  /// The windows in which throttled effects store actions, by their ids.
  var windows: [EffectID: ThrottleWindow] = [:]

  /// The activities that are not under another one.
  var outermost: [ObjectIdentifier: Activity] = [:]

  /// Whether the store was released: nothing starts any more.
  var isOver = false

  package init(enter: @escaping Enter) { self.enter = enter }

  /// Creates the scope of a store of the main actor.
  @usableFromInline
  package static func onMainActor() -> EffectScope {
    EffectScope { body in await MainActor.run { body() } }
  }

  /// The tasks that run effects, canceled or not.
  package var tasks: [Task<Void, Never>] { lock.withLock { outermost.values.flatMap(\.tasks) } }

  /// Cancels the effects with the id `id`, but neither the actions that they have sent already, nor the effects of
  /// those actions.
  ///
  /// - Parameter inner: An activity; neither it nor those above it are canceled.
  func cancel(_ id: EffectID, exceptAbove inner: Activity? = nil) {
    let activities = lock.withLock { () -> [ObjectIdentifier: Activity] in
      guard var found = ids.removeValue(forKey: id) else { return [:] }
      var next = inner
      while let activity = next {
        if found.removeValue(forKey: ObjectIdentifier(activity)) != nil {
          ids[id, default: [:]][ObjectIdentifier(activity)] = activity
        }
        next = activity.parent
      }
      return found
    }
    for activity in activities.values { activity.cancel() }
  }

  /// Cancels everything, from any thread: the store was released.
  package func cancelAll() {
    let activities = lock.withLock {
      isOver = true
      return Array(outermost.values)
    }
    for activity in activities { activity.cancel() }
  }
}
