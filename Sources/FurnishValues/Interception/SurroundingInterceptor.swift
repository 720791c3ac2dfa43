/// An interceptor that runs code around each call, and returns the result of the call unchanged.
///
/// Use it to call an endpoint inside of a function that takes a closure, such as `withValue` of a task-local:
///
/// ```swift
/// struct Traced: SurroundingInterceptor {
///   @TaskLocal static var path: [String] = []
///
///   func surround<Success>(_ call: ServiceCall, next: () throws -> Success) rethrows -> Success {
///     try Traced.$path.withValue(Traced.path + [call.endpoint]) { try next() }
///   }
///
///   nonisolated(nonsending) func surround<Success>(
///     _ call: ServiceCall, next: nonisolated(nonsending) () async throws -> Success
///   ) async rethrows -> Success {
///     try await Traced.$path.withValue(Traced.path + [call.endpoint]) { try await next() }
///   }
/// }
/// ```
///
/// The functions of ``ServiceInterceptor`` throw errors of one type, and a closure inside of `withValue` cannot rethrow
/// these. Implement ``ServiceInterceptor`` in an interceptor that returns a result in place of an endpoint, repeats a
/// call, or throws an error of its own.
public protocol SurroundingInterceptor: ServiceInterceptor {
  /// Runs code around a call of a synchronous endpoint.
  ///
  /// - Parameters:
  ///   - call: The endpoint and its arguments, which are redacted.
  ///   - next: The endpoint, or the next interceptor. Call it once.
  /// - Returns: The result of `next`.
  /// - Throws: Any error that `next` throws.
  func surround<Success>(_ call: ServiceCall, next: () throws -> Success) rethrows -> Success

  /// Runs code around a call of an asynchronous endpoint, on the actor of its caller.
  ///
  /// - Parameters:
  ///   - call: The endpoint and its arguments, which are redacted.
  ///   - next: The endpoint, or the next interceptor. Call it once.
  /// - Returns: The result of `next`.
  /// - Throws: Any error that `next` throws.
  nonisolated(nonsending) func surround<Success>(
    _ call: ServiceCall, next: nonisolated(nonsending) () async throws -> Success
  ) async rethrows -> Success
}

extension SurroundingInterceptor {
  public func intercept<R, E: Error>(_ call: ServiceCall, next: () throws(E) -> R) throws(E) -> R {
    // A result of the call, so that an error keeps its type while it passes through code that throws any error.
    let result: Result<R, E> = surround(call) {
      do throws(E) { return .success(try next()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  public nonisolated(nonsending) func intercept<R, E: Error>(
    _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
  ) async throws(E) -> R {
    let result: Result<R, E> = await surround(call) {
      do throws(E) { return .success(try await next()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
