extension View {
  /// Runs an action when this view has been added to the tree.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EffectView(content: self, appear: action)
  }

  /// Runs an action when this view has been removed from the tree.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    EffectView(content: self, disappear: action)
  }

  /// Starts a task when this view has been added to the tree, and cancels it when the view is removed.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    EffectView(content: self, task: Work(priority: priority, action: action))
  }

  /// Starts a task when this view has been added to the tree, and another one in its place whenever `value` changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    EffectView(content: self, task: Work(id: value, priority: priority, action: action))
  }

  /// Runs an action when `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    EffectView(
      content: self,
      change: Change(value: value, runsInitially: initial) { action($0 as! V, $1 as! V) })
  }
}

/// The task that a `task` modifier starts.
struct Work {
  var id: (any Equatable)?
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

/// The value that an `onChange` modifier observes.
struct Change {
  let value: any Equatable
  let runsInitially: Bool
  let action: (Any, Any) -> Void
}

/// A view that runs an action when it appears, changes or disappears.
struct EffectView<Content: View> {
  let content: Content
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var task: Work?
  var change: Change?
}

extension EffectView: PrimitiveView {
  func update(_ node: ViewNode) {
    node.setChildren([content])
    node.effects.update(to: self, in: node.host)
  }
}

/// The effects of one node, and the task that it has started.
@MainActor
final class NodeEffects {
  private var hasAppeared = false
  private var disappear: (() -> Void)?
  private var running: (id: (any Equatable)?, number: Int)?
  private var lastValue: (any Equatable)?

  func update<Content>(to view: EffectView<Content>, in host: TextHost) {
    disappear = view.disappear
    if !hasAppeared, let appear = view.appear { host.afterUpdate(appear) }
    if let task = view.task { update(task, in: host) }
    if let change = view.change { update(change, in: host) }
    hasAppeared = true
  }

  private func update(_ work: Work, in host: TextHost) {
    if let running {
      if Same.values(running.id as Any, work.id as Any) { return }
      host.tasks.cancel(running.number)
    }
    let number = host.tasks.nextNumber()
    running = (work.id, number)
    host.afterUpdate { host.tasks.start(work, as: number) }
  }

  private func update(_ change: Change, in host: TextHost) {
    let old = lastValue
    lastValue = change.value
    if let old {
      if !Same.values(old, change.value) { host.afterUpdate { change.action(old, change.value) } }
    } else if change.runsInitially {
      host.afterUpdate { change.action(change.value, change.value) }
    }
  }

  /// Ends the effects when the node is removed from the tree.
  func end(in host: TextHost) {
    if let running { host.tasks.cancel(running.number) }
    if let disappear { host.afterUpdate(disappear) }
    (running, disappear) = (nil, nil)
  }
}
