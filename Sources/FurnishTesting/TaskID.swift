/// The identity of a running task. A child task has another identity than the task that has created it.
struct TaskID: Hashable, Sendable {
  // Swift computes the hash from the address of the task, which no other task has while this one runs.
  private let hash: Int

  init(_ task: Task<Void, Never>) { hash = task.hashValue }

  private init(_ task: UnsafeCurrentTask) { hash = task.hashValue }

  /// The identity of the task that runs the caller; nil if none does.
  static var current: TaskID? { withUnsafeCurrentTask { task in task.map { TaskID($0) } } }
}
