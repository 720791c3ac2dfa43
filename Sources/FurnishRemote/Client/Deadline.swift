extension RemoteService {
  /// Returns this service with a limit to the time that each remote call takes.
  ///
  /// ```swift
  /// let service = LandmarkService.remote(over: connection).deadline(.seconds(2))
  /// ```
  ///
  /// The caller receives a ``RemoteError`` with the code `deadlineExceeded` as soon as the time has passed, even if the
  /// work ignores that it is canceled. The deadline limits a stream as a whole. Of two deadlines, the shorter one
  /// applies. A call of a local service is not sent and not limited; the remote calls inside of it are.
  ///
  /// - Parameters:
  ///   - limit: The time that a call may take. With zero or less, every call fails, and none is sent.
  ///   - clock: The clock that measures it; by default ``/Furnish/ServiceValues/continuousClock``, read at each call.
  /// - Returns: A service whose remote calls have the deadline.
  public func deadline(_ limit: Duration, clock: (any Clock<Duration>)? = nil) -> Self {
    intercepting(DeadlineInterceptor(limit: limit, clock: clock))
  }
}

/// The limit for calls that have not started yet. A call that starts measures it by a ``TimeLimit``.
struct Deadline: Sendable {
  let limit: Duration
  let clock: (any Clock<Duration>)?

  @TaskLocal static var current: Deadline?
}

/// An interceptor that sets the deadline of calls.
private struct DeadlineInterceptor: SurroundingInterceptor {
  let limit: Duration
  let clock: (any Clock<Duration>)?

  func intercepts(_ endpoint: ServiceEndpoint) -> Bool { endpoint.isAsync }

  func surround<Success>(_ call: ServiceCall, next: () throws -> Success) rethrows -> Success { try next() }

  nonisolated(nonsending) func surround<Success>(
    _ call: ServiceCall, next: nonisolated(nonsending) () async throws -> Success
  ) async rethrows -> Success {
    if let outer = Deadline.current, outer.limit <= limit { return try await next() }
    return try await Deadline.$current.withValue(Deadline(limit: limit, clock: clock)) { try await next() }
  }
}
