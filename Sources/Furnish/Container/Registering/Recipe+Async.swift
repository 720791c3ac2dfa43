extension Recipe {
  /// Creates an asynchronous recipe whose dependencies are the types of its parameters.
  ///
  /// As for a synchronous recipe, the compiler specializes this initializer for each use.
  @inlinable
  package convenience init<T: Sendable, Failure: Error, each D>(
    _ service: T.Type,
    awaiting make: @escaping @concurrent @Sendable (repeat each D) async throws(Failure) -> T
  ) {
    var dependencies: [DependencyRequest] = []
    repeat dependencies.append(.of((each D).self))
    self.init(service, dependencies: dependencies) { _, arguments, memory in
      var arguments = arguments
      // Tuples cannot be awaited one element after the other; a call's arguments can.
      memory.initializeMemory(as: T.self, to: try await make(repeat try await arguments.take((each D).self)))
    }
  }

  /// Creates an asynchronous recipe that takes the provider.
  package convenience init<T: Sendable, Failure: Error>(
    _ service: T.Type,
    awaiting make: @escaping @concurrent @Sendable (any ServiceProvider) async throws(Failure) -> T
  ) {
    self.init(service, dependencies: [.provider]) { _, arguments, memory in
      memory.initializeMemory(as: T.self, to: try await make(arguments.provider))
    }
  }
}

/// The arguments of an asynchronous recipe, awaited one after the other.
@usableFromInline
struct AsyncArguments: Sendable {
  @usableFromInline let scope: ServiceScope

  /// The registration, in the table of the scope.
  @usableFromInline let slot: Slot

  /// The provider that the recipe receives; `nil` if it is the provider of the build that the calling code is part of.
  private let ownProvider: RecipeProvider?

  @usableFromInline var next = 0

  init(scope: ServiceScope, slot: Slot, provider: RecipeProvider?) {
    self.scope = scope
    self.slot = slot
    ownProvider = provider
  }

  /// The provider that the recipe receives.
  var provider: any ServiceProvider { ownProvider.map { scope.outside?.current ?? $0 } ?? scope.providerForRecipe }

  @inlinable
  mutating func take<D>(_ type: D.Type) async throws -> D {
    let index = next
    next += 1
    if let existing = scope.existingArgument(along: slot.edges + index, as: type) { return existing.pointee }
    return try await awaited(index)
  }

  /// Awaits the creation of an argument that does not exist yet, or not for every requester.
  @usableFromInline
  func awaited<D>(_ index: Int) async throws -> D {
    // A parameter that requests the provider has the type `any ServiceProvider`.
    if slot.dependencies[index].isProvider { return provider as! D }
    var prepared = PreparedInstances()
    try await scope.prepareArgument(index, of: slot, into: &prepared)
    return try prepared.provide { try scope.argument(along: slot.edges + index, as: D.self) }
  }
}
