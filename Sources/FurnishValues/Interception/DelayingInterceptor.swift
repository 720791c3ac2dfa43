/// An interceptor that delays every asynchronous call; synchronous endpoints stay as they are.
///
/// See ``ClosureService/delayed(by:clock:)``.
public struct DelayingInterceptor: ServiceInterceptor {
  private let delay: Duration
  private let clock: (any Clock<Duration>)?

  /// Creates an interceptor that delays calls.
  ///
  /// - Parameters:
  ///   - delay: The time that a call waits before it begins.
  ///   - clock: The clock that measures the delay; by default ``ServiceValues/continuousClock``, read at each call.
  public init(by delay: Duration, clock: (any Clock<Duration>)? = nil) {
    self.delay = delay
    self.clock = clock
  }

  public func intercepts(_ endpoint: ServiceEndpoint) -> Bool { endpoint.isAsync }

  public nonisolated(nonsending) func intercept<R, E: Error>(
    _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
  ) async throws(E) -> R {
    do {
      try await (clock ?? ServiceValues.current.continuousClock).sleep(for: delay.countable)
    } catch {
      // An endpoint that cannot throw `CancellationError` has to return a result, so its call begins at once.
      if let cancellation = error as? E { throw cancellation }
    }
    return try await next()
  }
}

extension ServiceInterceptor where Self == DelayingInterceptor {
  /// Delays every asynchronous call; see ``ClosureService/delayed(by:clock:)``.
  ///
  /// - Parameters:
  ///   - delay: The time that a call waits before it begins.
  ///   - clock: The clock that measures the delay; by default ``ServiceValues/continuousClock``, read at each call.
  /// - Returns: The interceptor.
  public static func delayed(by delay: Duration, clock: (any Clock<Duration>)? = nil) -> Self {
    Self(by: delay, clock: clock)
  }
}

extension ClosureService {
  /// Returns this service with every asynchronous call delayed.
  ///
  /// ```swift
  /// static var mock: Self { inMemory(samples).delayed(by: .milliseconds(500)) }
  /// ```
  ///
  /// Synchronous endpoints stay as they are. A call whose task is canceled while it waits
  /// throws `CancellationError` and never begins; if the endpoint cannot throw that, the call begins at once.
  ///
  /// - Parameters:
  ///   - delay: The time that a call waits before it begins.
  ///   - clock: The clock that measures the delay; by default ``ServiceValues/continuousClock``, read at each
  ///     call, so that a test which sets it does not wait.
  public func delayed(by delay: Duration, clock: (any Clock<Duration>)? = nil) -> Self {
    intercepting(DelayingInterceptor(by: delay, clock: clock))
  }
}
