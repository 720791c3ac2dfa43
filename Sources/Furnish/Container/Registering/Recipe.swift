/// How a service is made. Made at registration, where its types are known, and not generic:
/// an instance of a generic class costs the runtime thousands of instructions for each type.
///
/// `@unchecked Sendable`: everything is set in `init`; the closure is `@Sendable`, and an
/// instance that was handed in is `Sendable` or bound to the main actor.
@usableFromInline
package final class Recipe: @unchecked Sendable {
  let service: any Any.Type
  let dependencies: [DependencyRequest]

  /// Makes the service: a ``Maker`` for its type. Unused where ``awaiting`` is there.
  let maker: ErasedMaker

  /// Makes the service where that may suspend.
  let awaiting: AsyncMaker?

  /// The actor on which alone the recipe may run.
  let isolation: (any Actor)?

  /// Not `Sendable`: nobody off the actor may have it, though it was made before.
  let isConfined: Bool

  /// What was handed in, and so is not ours to make, nor to close.
  let supplied: KeptStorage?

  /// The type that stands behind the interface, where known.
  let implementation: (any Any.Type)?

  /// Makes a service in memory of its own, with what a scope has.
  typealias AsyncMaker =
    @concurrent @Sendable (ServiceScope, AsyncArguments) async throws -> KeptStorage

  @usableFromInline
  init(
    _ service: any Any.Type, dependencies: [DependencyRequest], isolation: (any Actor)? = nil,
    implementation: (any Any.Type)? = nil, isConfined: Bool = false, maker: ErasedMaker
  ) {
    awaiting = nil
    self.isConfined = isConfined
    self.service = service
    self.dependencies = dependencies
    self.isolation = isolation
    self.implementation = implementation
    self.maker = maker
    supplied = nil
  }

  /// A recipe that may suspend.
  init(
    _ service: any Any.Type, dependencies: [DependencyRequest], awaiting: @escaping AsyncMaker
  ) {
    self.service = service
    self.dependencies = dependencies
    self.awaiting = awaiting
    isolation = nil
    isConfined = false
    implementation = nil
    maker = Maker<Void> { _, _ in }.erased
    supplied = nil
  }

  /// A recipe for what exists already: `Sendable`, or bound to the actor that is named.
  init<T>(supplied instance: T, isolation: (any Actor)? = nil) {
    service = T.self
    dependencies = []
    self.isolation = isolation
    isConfined = isolation != nil
    implementation = nil
    awaiting = nil
    supplied = KeptStorage(instance)
    // Set here and read by who may have it: anybody, or the main actor.
    nonisolated(unsafe) let instance = instance
    maker = Maker<T> { _, _ in instance }.erased
  }

  deinit { supplied?.destroy() }

  var isAsynchronous: Bool { awaiting != nil }

  /// Nobody sees what this asks for.
  var isOpaque: Bool { dependencies.contains(where: \.isProvider) }
}

/// A function that makes a service with what a scope has.
///
/// In a generic struct, so that who puts it in and who takes it out agree on how to call it.
@frozen
@usableFromInline
package struct Maker<T>: Sendable {
  @usableFromInline let make: @Sendable (ServiceScope, UnsafePointer<Edge>) throws -> T

  @inlinable
  init(_ make: @escaping @Sendable (ServiceScope, UnsafePointer<Edge>) throws -> T) {
    self.make = make
  }

  /// The same, for a place where its type is not known. All makers are laid out alike: a
  /// function is two words, whatever it answers.
  @inlinable
  var erased: ErasedMaker { unsafeBitCast(self, to: ErasedMaker.self) }
}

/// A ``Maker`` of a type that only its recipe knows.
@usableFromInline
package typealias ErasedMaker = Maker<Never>
