#if Hummingbird
  public import Furnish
  import FurnishServiceLifecycle
  public import Hummingbird
  import Logging

  /// A middleware that opens a scope for each request, and closes it once the body of the response is written.
  ///
  /// ```swift
  /// enum RequestLevel: ScopeLevel { typealias Input = RequestInput }
  ///
  /// router.add(middleware: ScopeMiddleware(provider, opening: RequestLevel.self) { request, context in
  ///   RequestInput(user: request.headers[.user])
  /// })
  /// router.get("todos") { request, context in try await context.scope.require(TodoStore.self).all() }
  /// ```
  ///
  /// The scope is `context.scope`, and the provider in force: `@Injected` resolves from it in the handler, in inner
  /// middlewares, and while the body of the response is written. It is closed when the body was written, when the
  /// handler or the body throws, and when the response is dropped. Hummingbird does not cancel a handler whose client
  /// has disconnected; see <doc:ScopeServicesToARequest>.
  ///
  /// A body with a known length of up to 64 KiB, such as a `String` or an encoded value, is written into memory, and
  /// the scope is closed, before the response is sent: an error of such a body is answered like one of the handler. A
  /// longer body, or one of unknown length, is written to the client while the scope is open.
  ///
  /// An error of a recipe is a ``/Furnish/ServiceError``. If the recipe threw an error that is a response, such as
  /// `HTTPError(.unauthorized)`, that error becomes the response; any other error is answered with 500. Resolve such a
  /// service with `try await context.scope.require(…)`: a recipe that throws behind `@Injected` or `resolveRequired`
  /// stops the program. Middlewares inside of this one receive the `ServiceError`, and those outside of it the error
  /// that becomes the response.
  ///
  /// The log of the request has the type of the recipe's error, the service and the place of its registration, also if
  /// the body requests the service while it is written. It has no text of the error, which may contain a secret.
  ///
  /// Add this middleware before those that use services. See <doc:ScopeServicesToARequest>.
  public struct ScopeMiddleware<Context: ScopedRequestContext, Level: ScopeLevel>: RouterMiddleware {
    /// The provider that scopes are opened from; nil for the scope of the request.
    private let provider: (any ServiceProvider)?
    private let input: @Sendable (Request, Context) async throws -> Level.Input

    /// Creates a middleware that opens scopes of a level.
    ///
    /// - Parameters:
    ///   - provider: The provider that scopes are opened from, usually that of the container.
    ///   - level: The level. Its parent has to be the innermost level that is open in `provider`: the program stops
    ///     otherwise.
    ///   - input: Returns the input of the level: the parts of the request that services need. An error that it throws
    ///     becomes the response, as an error of a handler does.
    public init(
      _ provider: any ServiceProvider, opening level: Level.Type,
      input: @escaping @Sendable (_ request: Request, _ context: Context) async throws -> Level.Input
    ) {
      if let error = MisplacedScopeMiddleware(opening: level, in: provider) { fatalError(error.description) }
      self.provider = provider
      self.input = input
    }

    /// Creates a middleware that opens scopes of a level without an input.
    ///
    /// - Parameters:
    ///   - provider: The provider that scopes are opened from, usually that of the container.
    ///   - level: The level. Its parent has to be the innermost level that is open in `provider`: the program stops
    ///     otherwise.
    public init(_ provider: any ServiceProvider, opening level: Level.Type) where Level.Input == Void {
      self.init(provider, opening: level) { _, _ in }
    }

    /// Creates a middleware that opens scopes of a level inside the scope that an outer `ScopeMiddleware` has opened
    /// for the request.
    ///
    /// ```swift
    /// router.add(middleware: ScopeMiddleware(provider, opening: RequestLevel.self) { request, context in … })
    /// router.group("projects/:project")
    ///   .add(middleware: ScopeMiddleware(opening: ProjectLevel.self) { request, context in … })
    /// ```
    ///
    /// The inner scope is closed before the outer one.
    ///
    /// - Parameters:
    ///   - level: The level. Its parent has to be the level of the outer middleware: the response has the status 500
    ///     otherwise, and the error is logged.
    ///   - input: Returns the input of the level, from the request and from services of the outer scope. An error that
    ///     it throws becomes the response, as an error of a handler does.
    public init(
      opening level: Level.Type,
      input: @escaping @Sendable (_ request: Request, _ context: Context) async throws -> Level.Input
    ) {
      provider = nil
      self.input = input
    }

    /// Creates a middleware that opens scopes of a level without an input inside the scope that an outer
    /// `ScopeMiddleware` has opened for the request.
    ///
    /// - Parameter level: The level. Its parent has to be the level of the outer middleware: the response has the
    ///   status 500 otherwise, and the error is logged.
    public init(opening level: Level.Type) where Level.Input == Void {
      self.init(opening: level) { _, _ in }
    }

    /// Returns the provider that a scope is opened from.
    private func outerProvider(_ context: Context) throws -> any ServiceProvider {
      if let provider { return provider }
      guard context.scopeStorage.scope != nil else { throw MisplacedScopeMiddleware.withoutScope(Level.self) }
      if let error = MisplacedScopeMiddleware(opening: Level.self, in: context.scope) { throw error }
      return context.scope
    }

    public func handle(
      _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
      let isOutermost = context.scopeStorage.scope == nil
      do {
        let provider = try outerProvider(context)
        let scope = RequestScope(provider, opening: Level.self, try await input(request, context)) {
          [logger = context.logger] error in
          logger.log(error, "The services of a request could not be closed")
        }
        var context = context
        context.scopeStorage = RequestScopeStorage(scope)
        var (response, isComplete) = try await scope.handle { [context] in
          var response = try await next(request, context)
          // Hummingbird drops the body of a `HEAD` request, so it is not written here either.
          guard request.method != .head, let body = try await response.body.collected() else {
            return (response, false)
          }
          response.body = body
          return (response, true)
        }
        if isComplete {
          await scope.close()
        } else {
          response.body = response.body.written(in: scope, context.logger)
        }
        return response
      } catch {
        // An inner middleware rethrows the error: the outermost one logs it, and chooses the response.
        throw isOutermost ? loggedError(error, context.logger) : error
      }
    }

    /// Logs an error of the services of a request, and returns the error that becomes the response.
    private func loggedError(_ error: any Error, _ logger: Logger) -> any Error {
      switch error {
      case let error as ServiceError:
        if let underlying = error.underlying as? any HTTPResponseError { return underlying }
        logger.log(error, "A service of a request could not be created")
      case is BodyLengthError, is MisplacedScopeMiddleware: logger.error("\(error)")
      default: break
      }
      return error
    }
  }
#endif
