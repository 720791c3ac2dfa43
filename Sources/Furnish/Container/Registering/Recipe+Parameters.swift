extension Recipe {
  /// A recipe whose parameters' types say what it asks for.
  package convenience init<T, each D>(
    _ service: T.Type, implementation: (any Any.Type)? = nil, isConfined: Bool = false,
    calling make: @escaping @isolated(any) @Sendable (repeat each D) throws -> T
  ) {
    var dependencies: [DependencyRequest] = []
    repeat dependencies.append(.of((each D).self))
    let call = Recipe.unisolated(make)
    self.init(
      service, dependencies: dependencies, isolation: make.isolation,
      implementation: implementation, isConfined: isConfined,
      maker: Maker<T> { scope, edges in
        var arguments = Arguments(scope: scope, next: edges)
        return try call(repeat try arguments.take((each D).self))
      }.erased
    )
  }

  /// A recipe that asks the provider itself, which nobody can look into unless it says what
  /// for.
  @inlinable
  package convenience init<T>(
    _ service: T.Type, implementation: (any Any.Type)? = nil, injections: [ServiceInjection]? = nil,
    isConfined: Bool = false,
    asking make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws -> T
  ) {
    // Called on its actor alone: see `unisolated`.
    let call = unsafeBitCast(make, to: (@Sendable (any ServiceProvider) throws -> T).self)
    self.init(
      service, dependencies: injections?.map(\.request) ?? [.provider], isolation: make.isolation,
      implementation: implementation, isConfined: isConfined,
      maker: Maker<T> { scope, _ in try call(scope.providerForRecipe) }.erased
    )
  }

  /// The function, to be called without `await` where its isolation was seen to.
  ///
  /// A function that says that it may be isolated is called just as one that is not: its
  /// isolation stands in its context, where it does not ask for it.
  static func unisolated<T, each D>(
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> T
  ) -> @Sendable (repeat each D) throws -> T {
    unsafeBitCast(
      PossiblyIsolated(call: make), to: Unisolated<T, repeat each D>.self
    ).call
  }
}

/// Functions of any number of parameters can only be cast inside of something.
private struct PossiblyIsolated<T, each D> {
  let call: @isolated(any) @Sendable (repeat each D) throws -> T

  init(call: @escaping @isolated(any) @Sendable (repeat each D) throws -> T) { self.call = call }
}

private struct Unisolated<T, each D> {
  let call: @Sendable (repeat each D) throws -> T
}

/// The arguments of a recipe, taken one after the other.
struct Arguments {
  let scope: ServiceScope
  var next: UnsafePointer<Edge>

  mutating func take<D>(_ type: D.Type) throws -> D {
    let edge = next
    next += 1
    return try scope.argument(along: edge, as: type)
  }
}
