extension Recipe {
  /// Creates an asynchronous recipe whose dependencies are the types of its parameters.
  package convenience init<T: Sendable, Failure: Error, each D>(
    _ service: T.Type,
    awaiting make: @escaping @concurrent @Sendable (repeat each D) async throws(Failure) -> T
  ) {
    var dependencies: [DependencyRequest] = []
    repeat dependencies.append(.of((each D).self))
    self.init(service, dependencies: dependencies) { _, arguments in
      var arguments = arguments
      // Tuples cannot be awaited one element after the other; a call's arguments can.
      return ValueStorage(try await make(repeat try await arguments.take((each D).self)))
    }
  }

  /// Creates an asynchronous recipe that takes the provider.
  package convenience init<T: Sendable, Failure: Error>(
    _ service: T.Type,
    awaiting make: @escaping @concurrent @Sendable (any ServiceProvider) async throws(Failure) -> T
  ) {
    self.init(service, dependencies: [.provider]) { _, arguments in ValueStorage(try await make(arguments.provider)) }
  }
}

/// The arguments of an asynchronous recipe, awaited one after the other.
struct AsyncArguments {
  let scope: ServiceScope
  let requests: [DependencyRequest]

  /// The provider that the recipe receives; `nil` if it is the provider of the build that the calling code is part of.
  private let ownProvider: RecipeProvider?
  private var next = 0

  init(scope: ServiceScope, requests: [DependencyRequest], provider: RecipeProvider?) {
    self.scope = scope
    self.requests = requests
    ownProvider = provider
  }

  /// The provider that the recipe receives.
  var provider: any ServiceProvider { ownProvider.map { scope.outside?.current ?? $0 } ?? scope.providerForRecipe }

  mutating func take<D>(_ type: D.Type) async throws -> D {
    let request = requests[next]
    next += 1
    // A parameter that requests the provider has the type `any ServiceProvider`.
    if request.isProvider { return provider as! D }
    var prepared = PreparedInstances()
    try await scope.prepare(request, into: &prepared)
    return try prepared.provide { try scope.argument(for: request) }
  }
}
