/// The function that creates a service, and the dependencies that it declares.
///
/// A recipe is created at registration, where its types are known. It is not generic: an instance of a generic class
/// costs the runtime thousands of instructions for each type.
// `@unchecked Sendable`: everything is set in `init`; the closure is `@Sendable`, and an instance that was passed in is
// `Sendable` or bound to the main actor.
@usableFromInline
package final class Recipe: @unchecked Sendable {
  let service: any Any.Type
  let dependencies: [DependencyRequest]

  /// Creates the service. Unused if ``awaiting`` is not `nil`.
  let maker: Maker

  /// Creates the service of an asynchronous recipe.
  let awaiting: AsyncMaker?

  /// The actor to which the recipe is isolated.
  let isolation: (any Actor)?

  /// Whether the service is not `Sendable`, so that only code on its actor may receive it.
  let isConfined: Bool

  /// The instance that was passed in, which no scope creates or closes.
  let supplied: ValueStorage?

  /// The service that an ``AssistedFactory`` creates, if the recipe returns such a factory.
  let assisted: AssistedService?

  var isAssisted: Bool { assisted != nil }

  /// The type that implements the interface, if it is known.
  let implementation: (any Any.Type)?

  @usableFromInline
  init(
    _ service: any Any.Type, dependencies: [DependencyRequest], isolation: (any Actor)? = nil,
    implementation: (any Any.Type)? = nil, isConfined: Bool = false, assisted: AssistedService? = nil,
    maker: @escaping Maker
  ) {
    awaiting = nil
    self.assisted = assisted
    self.isConfined = isConfined
    self.service = service
    self.dependencies = dependencies
    self.isolation = isolation
    self.implementation = implementation
    self.maker = maker
    supplied = nil
  }

  /// Creates an asynchronous recipe.
  @usableFromInline
  init(
    _ service: any Any.Type, dependencies: [DependencyRequest], awaiting: @escaping AsyncMaker
  ) {
    self.service = service
    self.dependencies = dependencies
    self.awaiting = awaiting
    isolation = nil
    isConfined = false
    assisted = nil
    implementation = nil
    maker = { _, _, _ in }
    supplied = nil
  }

  /// Creates the recipe for an existing instance, which is `Sendable` or bound to an actor.
  init<T>(supplied instance: T, isolation: (any Actor)? = nil) {
    service = T.self
    dependencies = []
    self.isolation = isolation
    isConfined = isolation != nil
    assisted = nil
    implementation = nil
    awaiting = nil
    let storage = ValueStorage(instance)
    supplied = storage
    // The closure does not retain the instance, which `deinit` releases on its actor. The caller of the closure retains
    // the recipe.
    maker = { _, _, memory in
      memory.initializeMemory(as: T.self, to: storage.address.assumingMemoryBound(to: T.self).pointee)
    }
  }

  deinit {
    guard let supplied else { return }
    if isolation !== MainActor.shared || MainThread.isCurrent { return supplied.destroy() }
    // A recipe may be released on any thread, but an instance that is bound to the main actor is released on that
    // actor.
    Task { @MainActor in supplied.destroy() }
  }

  var isAsynchronous: Bool { awaiting != nil }

  /// Whether the dependencies are unknown, because the recipe takes the provider.
  var isOpaque: Bool { dependencies.contains(where: \.isProvider) }
}

/// A function that creates a service with arguments from a scope, and stores it in uninitialized memory for a value of
/// the service's type.
///
/// Its type does not depend on the type of the service. A function that returned the service would be cast at each
/// call, and the cast would retain the function, which costs as much as the call.
@usableFromInline
package typealias Maker = @Sendable (ServiceScope, UnsafePointer<Edge>, UnsafeMutableRawPointer) throws -> Void

/// The asynchronous form of ``Maker``.
@usableFromInline
typealias AsyncMaker = @Sendable (ServiceScope, AsyncArguments, UnsafeMutableRawPointer) async throws -> Void
