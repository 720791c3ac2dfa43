import FurnishGraph

/// A scope, as a service holds it that wants to ask again later.
///
/// A service that the scope keeps, or that such a one holds, must not keep the scope: the two
/// would keep each other for ever. One that the caller alone holds may.
struct ScopeHandle: Sendable {
  private let strong: ServiceScope?
  private let lent: LentProvider?

  /// The handle for what is being made here.
  init(to scope: ServiceScope) {
    // One that asks outside lives for nobody but who holds this.
    guard MakingChain.isForKept, scope.outside == nil else {
      (strong, lent) = (scope, nil)
      return
    }
    let build = Layer.current.buildsHere.first { $0.subject.store != nil }
    (strong, lent) = (nil, build?.provider(lending: scope) ?? LentProvider(scope))
  }

  /// - Throws: When the scope is gone.
  func scope() throws(ServiceError) -> ServiceScope {
    if let strong { return strong }
    return try lent!.scope()
  }

  var provider: any ServiceProvider { strong?.outside?.current ?? strong ?? lent! }
}

/// A scope, for what it keeps: without keeping it. Notes what is asked of it, so that it is
/// known what a recipe depends on that nobody can look into.
///
/// `@unchecked Sendable`: all that changes is guarded by `lock`.
final class LentProvider: ServiceProvider, @unchecked Sendable {
  private let lock = Lock()
  private weak var lender: ServiceScope?
  private var asked: Set<ServiceIdentity> = []

  init(_ lender: ServiceScope) { self.lender = lender }

  func scope() throws(ServiceError) -> ServiceScope {
    guard let lender = lock.withLock({ lender }) else { throw .scopeIsGone() }
    return lender
  }

  func find<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T? {
    note(T.self, request.name)
    return try scope().find(request)
  }

  func findAll<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> [T] {
    note(T.self, request.name)
    return try scope().findAll(request)
  }

  func makeScope() -> ServiceScope { ServiceError.stopping(scope).makeScope() }

  @_implements(ServiceProvider,overriding(_:))
  func anyOverriding(_ register: (any ServiceCollection) -> Void) -> any ServiceProvider {
    let made: ServiceScope = ServiceError.stopping(scope).overriding(register)
    return made
  }

  func note(_ type: any Any.Type, _ name: ServiceName?, by keyType: (any Any.Type)? = nil) {
    lock.withLock { _ = asked.insert(ServiceIdentity(type, name, by: keyType)) }
  }

  /// What was asked for so far.
  var services: Set<ServiceIdentity> { lock.withLock { asked } }

  /// From now on this stands for another scope: the one that its service has come to live in.
  func lend(_ scope: ServiceScope) { lock.withLock { lender = scope } }
}
