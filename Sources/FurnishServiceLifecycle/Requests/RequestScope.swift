#if ServiceLifecycle
  public import Furnish

  /// The scope of one request of a server: open until its response is written, and then closed.
  ///
  /// `ScopeMiddleware` of FurnishHummingbird creates one for each request. Use this type to write the same middleware
  /// for another server: create a scope when a request arrives, run the handler in ``handle(_:)``, and write the body
  /// of the response in ``write(_:)``:
  ///
  /// ```swift
  /// struct ScopeMiddleware: AsyncMiddleware {
  ///   let provider: any ServiceProvider
  ///
  ///   func respond(to request: Request, chainingTo next: any AsyncResponder) async throws -> Response {
  ///     let scope = RequestScope(provider, opening: RequestLevel.self, RequestInput(request)) { request.logger.report($0) }
  ///     let response = try await scope.handle { try await next.respond(to: request) }
  ///     let body = response.body
  ///     response.body = Body(stream: { writer in try await scope.write { try await body.write(to: writer) } })
  ///     return response
  ///   }
  /// }
  /// ```
  ///
  /// The scope is closed once: when the body was written, when the handler or the body has thrown, or when
  /// the last reference to this object is released. The last of these covers a response that is never written, because
  /// the client has disconnected or the server drops the body, as it does for a `HEAD` request: so let the body of the
  /// response hold this object.
  // `@unchecked Sendable`: `isOpen` is guarded by `lock`.
  public final class RequestScope: @unchecked Sendable {
    /// The provider of the request's services.
    public let provider: any ServiceProvider

    private let scope: any ScopedProvider
    private let services: EscapedServices
    private let onClosingError: @Sendable (any Error) -> Void
    private let lock = Lock()
    private var isOpen = true

    /// Opens a scope of a level.
    ///
    /// The values in force at this call, and the scope as the provider, are in force for the handler and the body.
    ///
    /// - Parameters:
    ///   - provider: The provider that the scope is opened from, usually that of the container.
    ///   - level: The level. The innermost level that is open in `provider` has to be its parent: the program stops
    ///     otherwise.
    ///   - input: The input that the level declares.
    ///   - onClosingError: Receives the ``/Furnish/ClosingError`` of services that could not be closed: when the scope
    ///     is closed, the response is written already, so no caller could receive the error.
    public init<Level: ScopeLevel>(
      _ provider: any ServiceProvider, opening level: Level.Type, _ input: Level.Input,
      onClosingError: @escaping @Sendable (any Error) -> Void
    ) {
      let scope = RequestScope.open(provider, level, input)
      self.scope = scope
      self.provider = scope
      self.onClosingError = onClosingError
      services = withServices {
        $0.provider = scope
      } operation: {
        withEscapedServices { $0 }
      }
    }

    deinit {
      guard markClosed() else { return }
      Task { [scope, onClosingError] in await RequestScope.close(scope, onClosingError) }
    }

    /// Runs the handler of the request, and closes the scope if the handler throws.
    ///
    /// - Parameter body: The handler. The scope is its provider in force, which `@Injected` reads.
    /// - Returns: The result of `body`.
    /// - Throws: Any error that `body` throws. An error of a recipe is a ``/Furnish/ServiceError``, and the error that
    ///   the recipe threw is its `underlying`: throw that if the server creates responses from errors.
    public nonisolated(nonsending) func handle<Success>(
      _ body: nonisolated(nonsending) () async throws -> Success
    ) async throws -> Success {
      do {
        return try await services.yield { () async throws in try await body() }
      } catch {
        await close()
        throw error
      }
    }

    /// Writes the body of the response, and closes the scope afterwards.
    ///
    /// - Parameter body: Writes the body. The scope is its provider in force.
    /// - Returns: The result of `body`.
    /// - Throws: Any error that `body` throws.
    public nonisolated(nonsending) func write<Success>(
      _ body: nonisolated(nonsending) () async throws -> Success
    ) async throws -> Success {
      let success = try await handle(body)
      await close()
      return success
    }

    /// Closes the scope, unless it is closed already. An error is passed to `onClosingError`.
    public func close() async {
      guard markClosed() else { return }
      if Task.isCancelled {
        // The scope is closed in a task that is not canceled, because services may check for cancellation while they
        // close.
        await Task { [scope, onClosingError] in await RequestScope.close(scope, onClosingError) }.value
      } else {
        await RequestScope.close(scope, onClosingError)
      }
    }

    /// Marks the scope as closed, and returns whether it was open until now.
    private func markClosed() -> Bool {
      lock.withLock {
        defer { isOpen = false }
        return isOpen
      }
    }

    private static func close(_ scope: any ScopedProvider, _ onClosingError: @Sendable (any Error) -> Void) async {
      do { try await scope.close() } catch { onClosingError(error) }
    }

    private static func open<Level: ScopeLevel>(
      _ provider: some ServiceProvider, _ level: Level.Type, _ input: Level.Input
    ) -> any ScopedProvider {
      provider.makeScope(level, input)
    }
  }
#endif
