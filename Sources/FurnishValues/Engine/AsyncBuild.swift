import FurnishAtomics

/// The asynchronous build that the calling code is part of.
///
/// A task-local stores it, and the address of its value distinguishes a part of the recipe from a task that the recipe
/// merely started: child tasks read the storage of their parent, and an unstructured `Task` has a copy. If a part of
/// the recipe waits, the build waits; a task that the recipe started may wait for the very service that the recipe
/// creates.
package enum AsyncBuild {
  private static let local = TaskLocal<Build?>(wrappedValue: nil)

  private static var storage: UnsafeRawPointer? {
    // The runtime identifies a task-local by the address of its object.
    furnish_task_local_storage(Unmanaged.passUnretained(local).toOpaque())
  }

  /// The innermost build that the calling code is part of.
  package static var current: Build? {
    guard let storage, let build = local.get(), build.binding.load() == UInt(bitPattern: storage) else { return nil }
    return build
  }

  /// Returns whether the calling code is part of `build`, or of one that `build` waits for.
  static func isPart(of build: Build) -> Bool {
    var next = current
    while let current = next {
      if current === build { return true }
      next = current.requester
    }
    return false
  }

  /// Starts a task that is part of `build` from its beginning, with the task-locals of the caller.
  ///
  /// - Parameter layer: The layer that the task reads values through.
  package static func start(
    _ build: Build, reading layer: Layer, _ body: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    // A task-local that is bound around the creation of a task costs less than one that is bound in the task.
    layer.inForce {
      local.withValue(build) {
        Task {
          begin(build)
          await body()
        }
      }
    }
  }

  /// Runs a recipe as part of `build` in the calling task; see ``Build/carry(_:)``.
  @concurrent
  package static func run<Success: Sendable>(
    _ build: Build, reading layer: Layer, _ body: @concurrent @Sendable () async -> Success
  ) async -> Success {
    await Layer.local.withValue(layer) {
      await local.withValue(build) {
        begin(build)
        return await body()
      }
    }
  }

  private static func begin(_ build: Build) {
    build.binding.store(storage.map { UInt(bitPattern: $0) } ?? 0)
    build.runningTask.store(UInt(bitPattern: furnish_current_task()))
  }

  /// Notes that the calling code is no longer part of `build`, because the recipe has ended.
  package static func end(_ build: Build) { build.binding.store(0) }
}
