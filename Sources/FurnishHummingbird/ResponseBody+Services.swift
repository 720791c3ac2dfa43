#if Hummingbird
  import Furnish
  import FurnishServiceLifecycle
  public import Hummingbird
  import Logging

  extension ResponseBody {
    /// Returns the same body, written under the services that are in force at the call of this method.
    ///
    /// A server writes a body after the handler and all middlewares have returned. Use this method in a middleware that
    /// overrides services with `withServices`, so that a body which streams reads the overrides as well:
    ///
    /// ```swift
    /// try await withServices { $0.locale = locale } operation: {
    ///   var response = try await next(request, context)
    ///   response.body = response.body.keepingServices()
    ///   return response
    /// }
    /// ```
    ///
    /// ``ScopeMiddleware`` does the same for the scope of a request.
    public func keepingServices() -> ResponseBody {
      withEscapedServices { services in
        ResponseBody(contentLength: contentLength) { writer in
          // This task alone has the writer, and does nothing with it until `yield` returns.
          nonisolated(unsafe) let writer = writer
          try await services.yield { () async throws in try await write(writer) }
        }
      }
    }

    /// Returns the same body, which is written in the scope of a request. The scope is closed afterwards.
    ///
    /// The error of a service is logged without its text, and replaced: Hummingbird logs the text of the error of a
    /// body at the level `trace`.
    func written(in scope: RequestScope, _ logger: Logger) -> ResponseBody {
      ResponseBody(contentLength: contentLength) { writer in
        // This task alone has the writer, and does nothing with it until the scope's `write` returns.
        nonisolated(unsafe) let writer = writer
        do {
          try await scope.write { try await write(writer) }
        } catch let error as ServiceError {
          logger.log(error, "A service of a request could not be created")
          throw UnwrittenBody()
        }
      }
    }
  }

  /// The error of a body that could not be written, because a service could not be created.
  private struct UnwrittenBody: Error {}
#endif
