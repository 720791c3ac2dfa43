import FurnishPrimitives

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

  /// Runs a recipe as part of `build`.
  @concurrent
  package static func run<Success: Sendable>(
    _ build: Build, _ recipe: @concurrent @Sendable () async throws -> Success
  ) async throws -> Success {
    try await local.withValue(build) {
      build.binding.store(storage.map { UInt(bitPattern: $0) } ?? 0)
      return try await recipe()
    }
  }
}
