import FurnishPrimitives

/// The asynchronous build that the calling code is part of.
///
/// A task-local stores the build. Code that finds a build in the task-local need not be part of it:
///
/// ```swift
/// services.register(Feed.self) {
///   async let page = download()  // A child task: part of the build, because the recipe awaits it.
///   Task { await refresh() }     // An unstructured task: no part of the build, because the recipe does not await it.
///   return Feed(try await page)
/// }
/// ```
///
/// If code that is part of a build waits, the build waits, too, so this code must not request the service that the
/// recipe creates. An unstructured task may request it. The address of the value of the task-local distinguishes the
/// two: child tasks read the storage of their parent, and an unstructured task has a copy at another address.
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

  /// The builds that the calling code is part of, and those that wait for them.
  static var allHere: Set<ObjectIdentifier> {
    var builds: Set<ObjectIdentifier> = []
    var next = current
    while let build = next {
      builds.insert(ObjectIdentifier(build))
      next = build.requester
    }
    return builds
  }

  /// Runs a recipe as part of the build whose reads `layer` notes.
  // Not generic: the functions that set a task-local would not be specialized, which takes 2,000 instructions.
  package static func run(reading layer: TrackingLayer, _ recipe: () async throws -> Void) async throws {
    let build = layer.build
    try await Layer.local.withValue(layer) {
      try await local.withValue(build) {
        build.binding.store(storage.map { UInt(bitPattern: $0) } ?? 0)
        try await recipe()
      }
    }
  }
}
