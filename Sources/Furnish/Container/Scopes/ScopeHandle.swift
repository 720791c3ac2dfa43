import FurnishAtomics

/// A scope, as a parameter holds it that requests its service later: `Lazy`, `Factory`, and their kin.
///
/// An instance that the scope stores must not retain it. What the parameter requests is declared, so nothing is noted.
struct ScopeHandle: Sendable {
  private let strong: ServiceScope?
  private let link: ScopeLink?

  /// The handle for a parameter of the recipe that is running here.
  init(to scope: ServiceScope) {
    // A recipe that gets its services from a foreign provider lives for no scope of ours.
    if scope.outside == nil, MakingChain.isForStored {
      (strong, link) = (nil, ScopeLink(scope))
    } else {
      (strong, link) = (scope, nil)
    }
  }

  /// - Throws: ``ServiceError`` when the scope is released.
  func scope() throws(ServiceError) -> ServiceScope {
    guard let scope = strong ?? link?.scope else { throw .scopeIsGone() }
    return scope
  }
}
