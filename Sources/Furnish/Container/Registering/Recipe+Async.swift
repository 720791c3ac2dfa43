extension Recipe {
  /// An asynchronous recipe whose dependencies are the types of its parameters.
  convenience init<T: Sendable, each D>(
    _ service: T.Type,
    awaiting make: @escaping @concurrent @Sendable (repeat each D) async throws -> T
  ) {
    var dependencies: [DependencyRequest] = []
    repeat dependencies.append(.of((each D).self))
    self.init(service, dependencies: dependencies) { _, arguments in
      var arguments = arguments
      // Tuples cannot be awaited one element after the other; a call's arguments can.
      return KeptStorage(try await make(repeat try await arguments.take((each D).self)))
    }
  }

  /// An asynchronous recipe that takes the provider.
  convenience init<T: Sendable>(
    _ service: T.Type,
    awaiting make: @escaping @concurrent @Sendable (any ServiceProvider) async throws -> T
  ) {
    self.init(service, dependencies: [.provider]) { scope, _ in
      KeptStorage(try await make(scope.providerForRecipe))
    }
  }
}

/// The arguments of an asynchronous recipe, awaited one after the other.
struct AsyncArguments {
  let scope: ServiceScope
  let requests: [DependencyRequest]
  private var next = 0

  init(scope: ServiceScope, requests: [DependencyRequest]) {
    self.scope = scope
    self.requests = requests
  }

  mutating func take<D>(_ type: D.Type) async throws -> D {
    let request = requests[next]
    next += 1
    let prepared = PreparedTransients()
    try await scope.prepare(request, into: prepared)
    return try prepared.provide { try scope.argument(for: request) }
  }
}
