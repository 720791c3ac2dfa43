/// A type that runs code around the endpoints of closure services. It receives every call, and may delay, repeat, time,
/// log or refuse it, or return a result of its own.
///
/// ```swift
/// struct Announcing: ServiceInterceptor {
///   func intercept<R, E: Error>(_ call: ServiceCall, next: () throws(E) -> R) throws(E) -> R {
///     print("calling \(call)")
///     return try next()
///   }
///
///   nonisolated(nonsending) func intercept<R, E: Error>(
///     _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
///   ) async throws(E) -> R {
///     print("calling \(call)")
///     return try await next()
///   }
/// }
///
/// let loud = service.intercepted(by: Announcing())
/// ```
///
/// One of the two functions is called for each call of an endpoint, on the actor of its caller. The default of each
/// forwards the call. The type of an endpoint does not change, so an error that an interceptor throws has to be an `E`:
/// `throw error as? E ?? …`.
public protocol ServiceInterceptor: Sendable {
  /// Returns whether this interceptor wraps an endpoint; called once, when a service is intercepted. An endpoint that
  /// it does not wrap stays the same closure, and its calls cost nothing more. The default wraps all endpoints.
  ///
  /// - Parameter endpoint: The description of an endpoint.
  func intercepts(_ endpoint: ServiceEndpoint) -> Bool

  /// Intercepts a call of a synchronous endpoint. The default forwards it.
  ///
  /// - Parameters:
  ///   - call: The endpoint and its arguments, which are redacted.
  ///   - next: The endpoint, or the next interceptor. Call it once; not at all, to return a result in its
  ///     place; or several times, if ``ServiceEndpoint/isRepeatable`` is `true`.
  /// - Returns: The result that the caller receives.
  /// - Throws: The error that the caller receives instead.
  func intercept<R, E: Error>(_ call: ServiceCall, next: () throws(E) -> R) throws(E) -> R

  /// Intercepts a call of an asynchronous endpoint, on its caller's actor. The default forwards it.
  ///
  /// - Parameters:
  ///   - call: The endpoint and its arguments, which are redacted.
  ///   - next: The endpoint, or the next interceptor. Call it once; not at all, to return a result in its
  ///     place; or several times, if ``ServiceEndpoint/isRepeatable`` is `true`.
  /// - Returns: The result that the caller receives.
  /// - Throws: The error that the caller receives instead.
  nonisolated(nonsending) func intercept<R, E: Error>(
    _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
  ) async throws(E) -> R
}

extension ServiceInterceptor {
  public func intercepts(_ endpoint: ServiceEndpoint) -> Bool { true }

  public func intercept<R, E: Error>(
    _ call: ServiceCall, next: () throws(E) -> R
  ) throws(E) -> R {
    try next()
  }

  public nonisolated(nonsending) func intercept<R, E: Error>(
    _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
  ) async throws(E) -> R {
    try await next()
  }
}
