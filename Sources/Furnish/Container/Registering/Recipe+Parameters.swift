extension Recipe {
  /// Creates a recipe whose dependencies are the types of its parameters.
  ///
  /// The compiler specializes this initializer for each use, together with the call of the recipe. Code over a
  /// parameter pack that is not specialized searches for types at run time, which takes longer than most recipes.
  @inlinable
  package convenience init<T, Failure: Error, each D>(
    _ service: T.Type, implementation: (any Any.Type)? = nil, isConfined: Bool = false,
    calling make: @escaping @isolated(any) @Sendable (repeat each D) throws(Failure) -> T
  ) {
    var dependencies: [DependencyRequest] = []
    repeat dependencies.append(.of((each D).self))
    let call = Recipe.unisolated(make)
    self.init(
      service, dependencies: dependencies, isolation: make.isolation,
      implementation: implementation, isConfined: isConfined,
      maker: { scope, edges, memory in
        var arguments = RecipeArguments(scope, edges)
        memory.initializeMemory(as: T.self, to: try call(repeat try arguments.take((each D).self)))
      }
    )
  }

  /// Creates a recipe that takes the provider. Its dependencies are unknown unless `injections` lists them.
  @inlinable
  package convenience init<T, Failure: Error>(
    _ service: T.Type, implementation: (any Any.Type)? = nil, injections: [ServiceInjection]? = nil,
    isConfined: Bool = false,
    withProvider make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws(Failure) -> T
  ) {
    // Both structs hold the same function: see `unisolated(_:)` for the reason why the cast is safe.
    let call = unsafeBitCast(PossiblyIsolatedWithProvider(call: make), to: UnisolatedWithProvider<T, Failure>.self).call
    self.init(
      service, dependencies: injections?.map(\.request) ?? [.provider], isolation: make.isolation,
      implementation: implementation, isConfined: isConfined,
      maker: { scope, _, memory in
        memory.initializeMemory(as: T.self, to: try call(scope.providerForRecipe))
      }
    )
  }

  /// Returns the same function in a form that can be called without `await`. The caller of the result must check the
  /// isolation of the function.
  // `unsafeBitCast`: a function that may be isolated is called like one that is not. Its isolation is stored in its
  // context, and the call does not read it. The scope calls a recipe on its actor only. The cast uses a struct because
  // a function type with `@isolated(any)` as a generic argument needs a newer runtime than that of iOS 17.
  @inlinable
  static func unisolated<T, Failure: Error, each D>(
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws(Failure) -> T
  ) -> @Sendable (repeat each D) throws(Failure) -> T {
    unsafeBitCast(
      PossiblyIsolated(call: make), to: Unisolated<T, Failure, repeat each D>.self
    ).call
  }
}

@frozen
@usableFromInline
struct PossiblyIsolated<T, Failure: Error, each D> {
  @usableFromInline let call: @isolated(any) @Sendable (repeat each D) throws(Failure) -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (repeat each D) throws(Failure) -> T) { self.call = call }
}

@frozen
@usableFromInline
struct Unisolated<T, Failure: Error, each D> {
  @usableFromInline let call: @Sendable (repeat each D) throws(Failure) -> T
}

@frozen
@usableFromInline
struct PossiblyIsolatedWithProvider<T, Failure: Error> {
  @usableFromInline let call: @isolated(any) @Sendable (any ServiceProvider) throws(Failure) -> T

  @inlinable
  init(call: @escaping @isolated(any) @Sendable (any ServiceProvider) throws(Failure) -> T) { self.call = call }
}

@frozen
@usableFromInline
struct UnisolatedWithProvider<T, Failure: Error> {
  @usableFromInline let call: @Sendable (any ServiceProvider) throws(Failure) -> T
}

/// The arguments of a recipe, taken one after the other.
@frozen
@usableFromInline
struct RecipeArguments {
  @usableFromInline let scope: ServiceScope
  @usableFromInline var next: UnsafePointer<Edge>

  @inlinable
  init(_ scope: ServiceScope, _ edges: UnsafePointer<Edge>) {
    self.scope = scope
    next = edges
  }

  @inlinable
  @inline(__always)
  mutating func take<D>(_ type: D.Type) throws -> D {
    let edge = next
    next += 1
    return try scope.argument(along: edge, as: type)
  }
}
