import FurnishPrimitives

/// A weak reference to a scope, for the instances that the scope stores.
//
// `@unchecked Sendable`: `first` and the address `isMoved` are set in `init`; `owner` is set at most once, before the word at
// `isMoved`, and read only after it. Reading a weak reference is atomic.
final class ScopeLink: @unchecked Sendable {
  private weak var first: ServiceScope?
  private weak var owner: ServiceScope?
  // A pointer from `&isMovedStorage` at each access would be an access of the property, which the thread sanitizer reports.
  @exclusivity(unchecked) private var isMoved = AtomicWord.unplaced
  private var isMovedStorage = furnish_word()

  init(_ scope: ServiceScope) {
    first = scope
    isMoved = AtomicWord(inside: &isMovedStorage)
  }

  /// The scope; nil once it is released.
  var scope: ServiceScope? {
    isMoved.load() == 0 ? first : owner
  }

  /// Leads to another scope from now on, because the instance belongs to it. Call it at most once.
  func move(to scope: ServiceScope) {
    owner = scope
    isMoved.store(1)
  }

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
      // Not retained: the caller of this function retains the provider until it returns.
      furnish_requester_enter(requester, provider.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
      defer {
        furnish_requester_leave(requester)
        withExtendedLifetime(provider) {}
      }
      return try request(scope)
    }
  }
}
