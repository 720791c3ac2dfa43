/// The tasks of a container's ``ContainerWork``, and its generations, to which the scopes have weak references.
// `@unchecked Sendable`: the state is guarded by `lock`.
final class ContainerTasks: @unchecked Sendable {
  private let lock = Lock()
  private var state = State.idle

  private enum State {
    /// The work has not begun.
    case idle
    case running(ScopeGenerations, [Task<Void, Never>])
    /// The work is canceled, and does not begin again. Closing the container still needs the generations.
    case canceled(ScopeGenerations?)
  }

  deinit { cancel() }

  /// Begins the work of a container, unless it has begun or was canceled.
  func start(for root: ServiceScope) {
    let work = root.table.slots.compactMap { $0.registration.attachment as? any ContainerWork }
    if work.isEmpty { return }
    lock.withLock {
      guard case .idle = state else { return }
      let generations = ScopeGenerations(of: root)
      state = .running(generations, work.map { work in Task { await work.run(changing: generations) } })
    }
  }

  /// Cancels the work, which does not begin again.
  func cancel() {
    let tasks = lock.withLock { () -> [Task<Void, Never>] in
      switch state {
      case .idle: state = .canceled(nil)
      case .running(let generations, let tasks):
        state = .canceled(generations)
        return tasks
      case .canceled: break
      }
      return []
    }
    for task in tasks { task.cancel() }
  }
}
