/// How a service is made. Made at registration, where its types are known, and not generic:
/// an instance of a generic class costs the runtime thousands of instructions for each type.
///
/// `@unchecked Sendable`: everything is set in `init`; the closure is `@Sendable`, and an
/// instance that was handed in is `Sendable` or bound to the main actor.
@usableFromInline
package final class Recipe: @unchecked Sendable {
  /// Makes the service in memory that is laid out for it.
  @usableFromInline
  package typealias Make =
    @Sendable (ServiceScope, UnsafePointer<Edge>, UnsafeMutableRawPointer) throws -> Void

  let service: any Any.Type
  let dependencies: [DependencyRequest]
  let make: Make

  /// The actor on which alone the recipe may run.
  let isolation: (any Actor)?

  /// What was handed in, and so is not ours to make, nor to close.
  let supplied: KeptStorage?

  /// The type that stands behind the interface, where known.
  let implementation: (any Any.Type)?

  @usableFromInline
  init(
    _ service: any Any.Type, dependencies: [DependencyRequest], isolation: (any Actor)? = nil,
    implementation: (any Any.Type)? = nil, make: @escaping Make
  ) {
    self.service = service
    self.dependencies = dependencies
    self.isolation = isolation
    self.implementation = implementation
    self.make = make
    supplied = nil
  }

  /// A recipe for what exists already.
  init<T>(supplied instance: T, isolation: (any Actor)? = nil) {
    service = T.self
    dependencies = []
    self.isolation = isolation
    implementation = nil
    let storage = KeptStorage(instance)
    supplied = storage
    // Only its address travels, and what stands there is copied.
    nonisolated(unsafe) let address = UnsafeRawPointer(storage.address)
    make = { _, _, memory in
      memory.initializeMemory(as: T.self, to: address.assumingMemoryBound(to: T.self).pointee)
    }
  }

  deinit { supplied?.destroy() }

  /// Nobody sees what this asks for.
  var isOpaque: Bool { dependencies.contains(where: \.isProvider) }

  /// Makes the service in memory of its own.
  func makeStorage(
    fill: (UnsafeMutableRawPointer) throws(ServiceError) -> Void
  ) throws(ServiceError) -> KeptStorage {
    try KeptStorage(of: service, fill: fill)
  }
}
