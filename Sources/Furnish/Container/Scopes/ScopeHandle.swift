import FurnishPrimitives

/// The scope of a parameter that requests its service later: `Lazy`, `Factory`, and similar ones.
///
/// The parameter declares its request, so the request need not be noted at run time. The exception is a request that
/// may run the recipe of a transient service that takes the provider: nothing else shows the requests of that recipe.
enum ScopeHandle: Sendable {
  /// The caller alone will retain the instance that has the parameter.
  case scope(ServiceScope)
  /// A scope will retain the instance, so the instance must not retain the scope.
  case link(ScopeLink)
  /// A scope will retain the instance, and its requests are noted.
  case provider(RecipeProvider)

  /// Creates the handle for a parameter of the recipe that the calling code is part of.
  ///
  /// - Parameter request: The request of the parameter.
  init(to scope: ServiceScope, for request: @autoclosure () -> DependencyRequest) {
    // A recipe that receives its services from a provider of another type belongs to no scope of this package.
    guard scope.outside == nil, BuildChain.isForHeldInstance else {
      self = .scope(scope)
      return
    }
    let noted = scope.table.mayRunOpaqueRecipe(request()) ? RecipeProvider.ofHeldInstance(in: scope) : nil
    self = noted.map(ScopeHandle.provider) ?? .link(RecipeProvider.linkOfInstance(in: scope))
  }

  /// Calls a function that requests services for the parameter.
  ///
  /// - Throws: ``ServiceError`` if the scope was released, or the error of the function.
  func requesting<Success>(
    _ request: (ServiceScope) throws(ServiceError) -> Success
  ) throws(ServiceError) -> Success {
    switch self {
    case .scope(let scope): return try request(scope)
    case .link(let link): return try link.requesting(for: nil, request)
    case .provider(let provider): return try provider.requesting(request)
    }
  }
}
