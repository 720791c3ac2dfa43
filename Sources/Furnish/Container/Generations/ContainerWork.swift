/// Work that runs while a container is open, such as watching a file of settings. It is the attachment of a
/// registration.
///
/// ``ServiceContainer/start()`` begins it, and ``ServiceContainer/close()`` cancels it.
package protocol ContainerWork: Sendable {
  /// Does the work until the task is canceled.
  ///
  /// - Parameter generations: The generations of the container, to which the work may add.
  func run(changing generations: ScopeGenerations) async
}

/// The tasks of a container's ``ContainerWork``, and its generations.
///
// `@unchecked Sendable`: the variables are guarded by `lock`.
final class ContainerTasks: @unchecked Sendable {
  private let lock = Lock()
  private var generations: ScopeGenerations?
  private var tasks: [Task<Void, Never>] = []
  private var isOver = false

  deinit { cancel() }

  /// Begins the work of a container, unless it has begun already.
  func start(for root: ServiceScope) {
    let work = root.table.slots.compactMap { $0.registration.attachment as? any ContainerWork }
    if work.isEmpty { return }
    lock.withLock {
      guard generations == nil, !isOver else { return }
      let generations = ScopeGenerations(of: root)
      self.generations = generations
      tasks = work.map { work in Task { await work.run(changing: generations) } }
    }
  }

  /// Cancels the work, which does not begin again.
  func cancel() {
    let tasks = lock.withLock { () -> [Task<Void, Never>] in
      isOver = true
      return self.tasks
    }
    for task in tasks { task.cancel() }
  }
}
