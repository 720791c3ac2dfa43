/// A scope, as a service holds it that wants to ask again later.
///
/// A service that the scope keeps, or that such a one holds, must not keep the scope: the two
/// would keep each other for ever. One that the caller alone holds may.
struct ScopeHandle: Sendable {
  private let strong: ServiceScope?
  private let lent: LentProvider?

  /// The handle for what is being made on this thread.
  init(to scope: ServiceScope) {
    let isKept = MakingChain.isForKept
    strong = isKept ? nil : scope
    lent = isKept ? scope.lent : nil
  }

  /// - Throws: When the scope is gone.
  func scope() throws(ServiceError) -> ServiceScope {
    if let strong { return strong }
    return try lent!.scope()
  }

  var provider: any ServiceProvider { strong ?? lent! }
}

/// A scope, without keeping it.
final class LentProvider: ServiceProvider {
  private weak let lender: ServiceScope?

  init(_ lender: ServiceScope) { self.lender = lender }

  func scope() throws(ServiceError) -> ServiceScope {
    guard let lender else { throw .scopeIsGone() }
    return lender
  }

  func find<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T? {
    try scope().find(request)
  }

  func findAll<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> [T] {
    try scope().findAll(request)
  }

  func makeScope() -> ServiceScope { ServiceError.stopping(scope).makeScope() }
}
