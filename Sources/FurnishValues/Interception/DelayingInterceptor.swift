/// Lets every asynchronous call begin later; synchronous endpoints stay as they are.
///
/// See ``EndpointService/delayed(by:clock:)``.
public struct DelayingInterceptor: ServiceInterceptor {
  private let delay: Duration
  private let clock: (any Clock<Duration>)?

  /// - Parameters:
  ///   - delay: How long a call waits before it begins.
  ///   - clock: What measures it; by default ``ServiceValues/continuousClock``, read at each call.
  public init(by delay: Duration, clock: (any Clock<Duration>)? = nil) {
    self.delay = delay
    self.clock = clock
  }

  public func intercepts(_ endpoint: ServiceEndpoint) -> Bool { endpoint.isAsync }

  public nonisolated(nonsending) func intercept<R, E: Error>(
    _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
  ) async throws(E) -> R {
    do {
      try await (clock ?? ServiceValues.current.continuousClock).sleep(for: delay)
    } catch {
      // An endpoint that can say that it was canceled does; any other one has to answer.
      if let cancellation = error as? E { throw cancellation }
    }
    return try await next()
  }
}

extension ServiceInterceptor where Self == DelayingInterceptor {
  /// Lets every asynchronous call begin later; see ``EndpointService/delayed(by:clock:)``.
  ///
  /// - Parameters:
  ///   - delay: How long a call waits before it begins.
  ///   - clock: What measures it; by default ``ServiceValues/continuousClock``, read at each call.
  public static func delayed(by delay: Duration, clock: (any Clock<Duration>)? = nil) -> Self {
    Self(by: delay, clock: clock)
  }
}

extension EndpointService {
  /// This service, with every asynchronous call beginning later.
  ///
  /// ```swift
  /// static var mock: Self { inMemory(samples).delayed(by: .milliseconds(500)) }
  /// ```
  ///
  /// Synchronous endpoints stay as they are. A call whose task is canceled while it waits
  /// throws `CancellationError` and never begins; where an endpoint cannot throw that, it begins
  /// at once.
  ///
  /// - Parameters:
  ///   - delay: How long a call waits before it begins.
  ///   - clock: What measures it; by default ``ServiceValues/continuousClock``, read at each
  ///     call, so that a test which sets it does not wait.
  public func delayed(by delay: Duration, clock: (any Clock<Duration>)? = nil) -> Self {
    intercepting(DelayingInterceptor(by: delay, clock: clock))
  }
}
