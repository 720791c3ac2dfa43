import FurnishAtomics

/// A scope, for a parameter that requests its service later: `Lazy`, `Factory`, and similar ones.
///
/// An instance that the scope stores must not retain the scope. The request of the parameter is declared, so it need
/// not be noted.
struct ScopeHandle: Sendable {
  private let strong: ServiceScope?
  private let link: ScopeLink?

  /// Creates the handle for a parameter of the recipe that the calling code is part of.
  init(to scope: ServiceScope) {
    // A recipe that receives its services from a provider of another type belongs to no scope of this package.
    if scope.outside == nil, BuildChain.isForStoredInstance {
      (strong, link) = (nil, ScopeLink(scope))
    } else {
      (strong, link) = (scope, nil)
    }
  }

  /// Returns the scope.
  ///
  /// - Throws: ``ServiceError`` if the scope was released.
  func scope() throws(ServiceError) -> ServiceScope {
    guard let scope = strong ?? link?.scope else { throw .scopeIsReleased() }
    return scope
  }
}
