/// The recipe of a ``ServiceImplementation``, and its dependencies.
public struct ServiceRecipe<Interface>: Sendable {
  let recipe: Recipe

  /// Creates a recipe whose dependencies are the types of the function's parameters.
  ///
  /// - Parameters:
  ///   - implementation: The type that is created, for reports.
  ///   - make: Creates the service.
  @inlinable
  public init<Failure: Error, each D>(
    _ implementation: (any Any.Type)? = nil,
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws(Failure) -> Interface
  ) {
    self.init(Recipe(Interface.self, implementation: implementation, calling: make))
  }

  /// Creates a recipe that takes the provider, with the types of the services that it resolves, so that validation
  /// includes them.
  ///
  /// - Parameters:
  ///   - implementation: The type that is created, for reports.
  ///   - injections: The services that this one resolves, now or later.
  ///   - make: Creates the service.
  @inlinable
  public init<Failure: Error>(
    _ implementation: (any Any.Type)? = nil, injections: [ServiceInjection],
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws(Failure) -> Interface
  ) {
    self.init(
      Recipe(Interface.self, implementation: implementation, injections: injections, withProvider: make))
  }

  /// Creates a recipe that takes the provider, for a class whose superclass resolves services as well.
  ///
  /// ```swift
  /// class var serviceRecipe: ServiceRecipe<any Log> { … }  // in the superclass
  ///
  /// override class var serviceRecipe: ServiceRecipe<any Log> {
  ///   ServiceRecipe(
  ///     FileLog.self, inheriting: super.serviceRecipe,
  ///     injections: [ServiceInjection((any Disk).self)], FileLog.init(provider:))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - implementation: The type that is created, for reports.
  ///   - inherited: The recipe of the superclass, whose dependencies this one has as well.
  ///   - injections: The other services that this one resolves.
  ///   - make: Creates the service.
  public init<Failure: Error>(
    _ implementation: (any Any.Type)? = nil, inheriting inherited: ServiceRecipe<Interface>,
    injections: [ServiceInjection],
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws(Failure) -> Interface
  ) {
    let inherited = inherited.recipe.dependencies.map { ServiceInjection($0) }
    self.init(implementation, injections: inherited + injections, make)
  }

  @usableFromInline
  init(_ recipe: Recipe) { self.recipe = recipe }
}
