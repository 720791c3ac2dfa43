extension RemoteService {
  /// Returns this service with a limit to the time that each call takes, in this process or in another one.
  ///
  /// ```swift
  /// let service = LandmarkService.remote(over: connection).deadline(.seconds(2))
  /// ```
  ///
  /// The caller receives a ``RemoteError`` with the code `deadlineExceeded` as soon as the time has passed, even if the
  /// work ignores that it is canceled; an endpoint with a typed error throws the ``RemoteError`` inside of that error.
  /// The deadline limits a stream as a whole. Of two deadlines, the shorter one applies. Interceptors of this service
  /// are part of the call: the deadline of a service that retries limits all attempts together.
  ///
  /// A call with a deadline runs in a task of its own, so a local endpoint does not run on the actor of its caller.
  /// Endpoints with `@LocalEndpoint` are not limited.
  ///
  /// Do not use it to stop work: the work is canceled, and it continues if it ignores that.
  ///
  /// - Parameters:
  ///   - limit: The time that a call may take. With zero or less, every call fails, and none begins.
  ///   - clock: The clock that measures it; by default ``/Furnish/ServiceValues/continuousClock``, read at each call.
  /// - Returns: A service whose calls have the deadline.
  public func deadline(_ limit: Duration, clock: (any Clock<Duration>)? = nil) -> Self {
    limiting(RemoteDeadline(limit: limit, clock: clock))
  }
}

/// A limit to the time that each call of a service takes.
///
/// ``RemoteService/deadline(_:clock:)`` creates it, and `@RemoteService` writes the calls of its functions. Use them
/// where you conform to ``RemoteService`` by hand:
///
/// ```swift
/// func limiting(_ deadline: RemoteDeadline) -> Self {
///   let remote = Self.remoteEndpoints
///   var service = self
///   service.fetchLandmark = { id in try await deadline.call(remote[0]) { try await self.fetchLandmark(id) } }
///   return service
/// }
/// ```
public struct RemoteDeadline: Sendable {
  let limit: Duration
  let clock: (any Clock<Duration>)?

  /// Calls an endpoint that returns a value.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint, which errors name.
  ///   - work: Calls the endpoint. It is canceled when the time has passed, and may continue.
  /// - Returns: The result.
  /// - Throws: The error of the work, or a ``RemoteError`` with the code `deadlineExceeded`.
  public func call<Service, Result: Sendable>(
    _ endpoint: RemoteEndpoint<Service>, _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await TimeLimit(self, of: endpoint.endpoint).run(or: { $0 }, work)
  }

  /// Calls an endpoint that returns a value and throws an error of its own type.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint, which errors name.
  ///   - throwing: The type of the error.
  ///   - work: Calls the endpoint. It is canceled when the time has passed, and may continue.
  /// - Returns: The result.
  /// - Throws: The error of the work, or an error of its type for a ``RemoteError`` with the code `deadlineExceeded`.
  public func call<Service, Result: Sendable, Failure: RemoteThrowable>(
    _ endpoint: RemoteEndpoint<Service>, throwing: Failure.Type,
    _ work: @escaping @Sendable () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await TimeLimit(self, of: endpoint.endpoint).run(or: { Failure(remoteFailure: $0) }, work)
  }

  /// Calls an endpoint that returns a stream. The time includes that of the stream.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint, which errors name.
  ///   - work: Calls the endpoint. It is canceled when the time has passed, and may continue.
  /// - Returns: The stream, which ends with a ``RemoteError`` with the code `deadlineExceeded` when the time has
  ///   passed.
  /// - Throws: The error of the work, or a ``RemoteError`` with the code `deadlineExceeded`.
  public func stream<Service, Element: Sendable>(
    _ endpoint: RemoteEndpoint<Service>,
    _ work: @escaping @Sendable () async throws -> AsyncThrowingStream<Element, any Error>
  ) async throws -> AsyncThrowingStream<Element, any Error> {
    let limit = TimeLimit(self, of: endpoint.endpoint)
    return limit.limited(try await limit.run(or: { $0 }, work))
  }

  /// Calls an endpoint that returns a stream and throws an error of its own type. The time includes that of the stream.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint, which errors name.
  ///   - throwing: The type of the error.
  ///   - work: Calls the endpoint. It is canceled when the time has passed, and may continue.
  /// - Returns: The stream, which ends with a ``RemoteError`` with the code `deadlineExceeded` when the time has
  ///   passed.
  /// - Throws: The error of the work, or an error of its type for a ``RemoteError`` with the code `deadlineExceeded`.
  public func stream<Service, Element: Sendable, Failure: RemoteThrowable>(
    _ endpoint: RemoteEndpoint<Service>, throwing: Failure.Type,
    _ work: @escaping @Sendable () async throws(Failure) -> AsyncThrowingStream<Element, any Error>
  ) async throws(Failure) -> AsyncThrowingStream<Element, any Error> {
    let limit = TimeLimit(self, of: endpoint.endpoint)
    return limit.limited(try await limit.run(or: { Failure(remoteFailure: $0) }, work))
  }
}
