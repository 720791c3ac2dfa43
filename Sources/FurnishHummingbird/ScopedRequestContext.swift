#if Hummingbird
  public import Furnish
  import FurnishServiceLifecycle
  public import Hummingbird

  /// A request context that stores the scope of its request.
  ///
  /// ```swift
  /// struct AppContext: ScopedRequestContext {
  ///   var coreContext: CoreRequestContextStorage
  ///   var scopeStorage = RequestScopeStorage()
  ///
  ///   init(source: Source) { coreContext = .init(source: source) }
  /// }
  /// ```
  ///
  /// ``ScopeMiddleware`` sets the scope; a handler resolves the services of its request from ``scope``.
  ///
  /// A `ChildRequestContext` has to copy the storage of its parent, or its requests have no scope:
  ///
  /// ```swift
  /// init(context: AppContext) throws {
  ///   coreContext = context.coreContext
  ///   scopeStorage = context.scopeStorage
  /// }
  /// ```
  public protocol ScopedRequestContext: RequestContext {
    /// The place where ``ScopeMiddleware`` stores the scope.
    var scopeStorage: RequestScopeStorage { get set }
  }

  extension ScopedRequestContext {
    /// The provider of the request's services.
    ///
    /// ```swift
    /// router.get("todos") { request, context in try await context.scope.require(TodoStore.self).all() }
    /// ```
    ///
    /// Use `require` and `requireAll`, which throw: an error of a recipe becomes the response. If no
    /// ``ScopeMiddleware`` handles the route, nothing is registered in the provider, and the two methods throw an error
    /// that names the middleware.
    public var scope: any ServiceProvider { scopeStorage.scope?.provider ?? AbsentRequestScope.shared }
  }

  /// The storage of a request's scope in its context.
  public struct RequestScopeStorage: Sendable {
    let scope: RequestScope?

    /// Creates a storage without a scope, which ``ScopeMiddleware`` replaces.
    public init() { scope = nil }

    init(_ scope: RequestScope) { self.scope = scope }
  }

  /// The provider of a context that no middleware has given a scope: nothing is registered in it.
  private final class AbsentRequestScope: ScopedProvider, ExplainsMissing {
    static let shared = AbsentRequestScope()

    func find<T>(_ request: ServiceRequest<T>) -> T? { nil }

    func findAll<T>(_ request: ServiceRequest<T>) -> [T] { [] }

    func makeScope() -> AbsentRequestScope { self }

    func makeScope<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) -> AbsentRequestScope { self }

    func close() {}

    var whyMissing: String { "because the context of the request has no scope" }

    var howToProvide: String {
      "add a `ScopeMiddleware` to the router before the route: `router.add(middleware: ScopeMiddleware(provider, …))`; "
        + "in the context of a group of routes, copy the storage in `init(context:)`: `scopeStorage = context.scopeStorage`."
    }
  }
#endif
