/// Stands around the endpoints of closure services: it sees every call, and may delay, repeat,
/// time, log or refuse it, or answer in its place.
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
/// One of the two functions is called for each call of an endpoint, on the actor of its caller.
/// Whichever is left out passes the call on. An endpoint keeps its type, so what an interceptor
/// throws has to be an `E`: `throw error as? E ?? …`.
public protocol ServiceInterceptor: Sendable {
  /// Whether this interceptor wants to see an endpoint's calls; asked once, when a service is
  /// intercepted. An endpoint that it does not want stays the closure that it was, and costs
  /// nothing. The default wants them all.
  ///
  /// - Parameter endpoint: What can be known of an endpoint before it is called.
  func intercepts(_ endpoint: ServiceEndpoint) -> Bool

  /// Sees a call of a synchronous endpoint. The default passes it on.
  ///
  /// - Parameters:
  ///   - call: What is called, with its arguments, which are redacted.
  ///   - next: The endpoint, or the next interceptor. Call it once; not at all, to answer in its
  ///     place; or several times, where ``ServiceEndpoint/isRepeatable`` says that this works.
  /// - Returns: What the caller gets.
  /// - Throws: What the caller gets instead.
  func intercept<R, E: Error>(_ call: ServiceCall, next: () throws(E) -> R) throws(E) -> R

  /// Sees a call of an asynchronous endpoint, on its caller's actor. The default passes it on.
  ///
  /// - Parameters:
  ///   - call: What is called, with its arguments, which are redacted.
  ///   - next: The endpoint, or the next interceptor. Call it once; not at all, to answer in its
  ///     place; or several times, where ``ServiceEndpoint/isRepeatable`` says that this works.
  /// - Returns: What the caller gets.
  /// - Throws: What the caller gets instead.
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
