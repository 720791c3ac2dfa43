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

  /// Makes the calling code part of the build whose reads `layer` notes, until ``end(reading:)``.
  ///
  /// Call both in a function that is not inlined, and in which the size of each type is known: memory that a function
  /// takes from its task between the two calls must be freed between them, and the compiler takes memory for a value of
  /// unknown size wherever it likes.
  // Not `withValue`: its closures are functions that may suspend, which takes 2,000 instructions more for each build.
  package static func begin(reading layer: TrackingLayer) {
    push(layer, as: Layer.self, to: Layer.local)
    push(layer.build, as: Build?.self, to: local)
    layer.build.binding.store(storage.map { UInt(bitPattern: $0) } ?? 0)
  }

  /// Ends what ``begin(reading:)`` has begun in the same function.
  package static func end(reading layer: TrackingLayer) {
    // Later, the task-local of another task may be stored at the same address.
    layer.build.binding.store(0)
    furnish_task_local_pop()
    furnish_task_local_pop()
  }

  private static func push<Value>(_ object: AnyObject, as type: Value.Type, to local: TaskLocal<Value>) {
    // The runtime identifies a task-local by the address of its object.
    let key = Unmanaged.passUnretained(local).toOpaque()
    furnish_task_local_push(key, Unmanaged.passRetained(object).toOpaque(), TypeMetadata.address(of: type))
  }
}
