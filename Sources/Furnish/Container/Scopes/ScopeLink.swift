import FurnishAtomics

/// A weak reference to a scope, for the instances that the scope stores.
final class ScopeLink: Sendable {
  /// Nil once the scope is released.
  // Set once, in `init`; reading a weak reference is atomic.
  nonisolated(unsafe) private(set) weak var scope: ServiceScope?

  init(_ scope: ServiceScope) { self.scope = scope }

  /// Calls a function that requests services for an instance that the scope retains. The recipes of transient services
  /// that it runs receive the provider of this instance, and none of their instances retains the scope.
  ///
  /// - Parameter provider: The provider that notes the requests of the instance; `nil` if they are declared.
  /// - Throws: ``ServiceError`` if the scope was released, or the error of the function.
  func requesting<Success>(
    for provider: RecipeProvider?, _ request: (ServiceScope) throws(ServiceError) -> Success
  ) throws(ServiceError) -> Success {
    guard let scope else { throw .scopeIsReleased() }
    var requester = furnish_requester()
    return try withUnsafeMutablePointer(to: &requester) { requester throws(ServiceError) in
      furnish_requester_enter(requester, provider.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
      defer { furnish_requester_leave(requester) }
      return try request(scope)
    }
  }
}
