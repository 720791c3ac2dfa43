/// An interceptor that repeats calls that throw, waiting longer each time. It applies to endpoints that are both
/// asynchronous and throwing; all others stay as they are.
///
/// See ``ClosureService/retrying(attempts:backoff:factor:limit:clock:while:)``.
public struct RetryingInterceptor: ServiceInterceptor {
  private let attempts: Int
  private let backoff: Duration
  private let factor: Double
  private let limit: Duration
  private let clock: (any Clock<Duration>)?
  private let isTransient: @Sendable (any Error) -> Bool

  /// Creates an interceptor that repeats calls.
  ///
  /// - Parameters:
  ///   - attempts: The greatest number of calls, the first one included; at least 1.
  ///   - backoff: The wait after the first attempt.
  ///   - factor: The factor by which each further wait is longer than the one before; at least 1.
  ///   - limit: The longest wait.
  ///   - clock: The clock that measures the waits; by default ``ServiceValues/continuousClock``, read at each call.
  ///   - isTransient: Returns whether a call that threw this error may succeed the next time.
  public init(
    attempts: Int = 3,
    backoff: Duration = .milliseconds(100),
    factor: Double = 2,
    limit: Duration = .seconds(30),
    clock: (any Clock<Duration>)? = nil,
    while isTransient: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) {
    precondition(attempts >= 1, "a call is attempted at least once")
    precondition(factor >= 1, "a wait does not become shorter")
    self.attempts = attempts
    self.backoff = backoff
    self.factor = factor
    self.limit = limit.countable
    self.clock = clock
    self.isTransient = isTransient
  }

  public func intercepts(_ endpoint: ServiceEndpoint) -> Bool {
    endpoint.isAsync && endpoint.isThrowing && endpoint.isRepeatable
  }

  public nonisolated(nonsending) func intercept<R, E: Error>(
    _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
  ) async throws(E) -> R {
    var wait = min(backoff, limit)
    for _ in 1..<attempts {
      do throws(E) {
        return try await next()
      } catch {
        guard !(error is CancellationError), !Task.isCancelled, isTransient(error) else { throw error }
        await sleep(for: wait)
        guard !Task.isCancelled else { throw CancellationError() as? E ?? error }
      }
      wait = min(wait * factor, limit)
    }
    return try await next()
  }

  private nonisolated(nonsending) func sleep(for wait: Duration) async {
    // Clocks throw for a canceled task only, which the caller checks.
    try? await (clock ?? ServiceValues.current.continuousClock).sleep(for: wait)
  }
}

extension ServiceInterceptor where Self == RetryingInterceptor {
  /// Repeats calls that throw; see
  /// ``ClosureService/retrying(attempts:backoff:factor:limit:clock:while:)``.
  ///
  /// - Parameters:
  ///   - attempts: The greatest number of calls, the first one included; at least 1.
  ///   - backoff: The wait after the first attempt.
  ///   - factor: The factor by which each further wait is longer than the one before; at least 1.
  ///   - limit: The longest wait.
  ///   - clock: The clock that measures the waits; by default ``ServiceValues/continuousClock``, read at each call.
  ///   - isTransient: Returns whether a call that threw this error may succeed the next time.
  public static func retrying(
    attempts: Int = 3,
    backoff: Duration = .milliseconds(100),
    factor: Double = 2,
    limit: Duration = .seconds(30),
    clock: (any Clock<Duration>)? = nil,
    while isTransient: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) -> Self {
    Self(
      attempts: attempts, backoff: backoff, factor: factor, limit: limit, clock: clock,
      while: isTransient)
  }
}

extension ClosureService {
  /// Returns this service with retries: it repeats a call that throws, after a wait that becomes longer each time.
  ///
  /// ```swift
  /// let patient = service.retrying(attempts: 5, while: { $0 is NetworkError })
  /// ```
  ///
  /// Only endpoints that are asynchronous and throwing are repeated. All others stay as they are, and so do those whose
  /// calls cannot be repeated (``ServiceEndpoint/isRepeatable``): they consume an argument or read a stream of the
  /// caller, or belong to a `@RemoteService` without being `@Idempotent`. A `CancellationError` is thrown at once, and
  /// a task that is canceled while it waits does not call again: it throws `CancellationError`, or the error of the
  /// last attempt if the endpoint cannot throw that.
  ///
  /// - Parameters:
  ///   - attempts: The greatest number of calls, the first one included; at least 1.
  ///   - backoff: The wait after the first attempt.
  ///   - factor: The factor by which each further wait is longer than the one before; at least 1.
  ///   - limit: The longest wait.
  ///   - clock: The clock that measures the waits; by default ``ServiceValues/continuousClock``, read at each call.
  ///   - isTransient: Returns whether a call that threw this error may succeed the next time.
  public func retrying(
    attempts: Int = 3,
    backoff: Duration = .milliseconds(100),
    factor: Double = 2,
    limit: Duration = .seconds(30),
    clock: (any Clock<Duration>)? = nil,
    while isTransient: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) -> Self {
    intercepting(
      RetryingInterceptor(
        attempts: attempts, backoff: backoff, factor: factor, limit: limit, clock: clock,
        while: isTransient))
  }
}
