/// An interceptor that makes calls of throwing endpoints fail; endpoints that throw nothing stay as they are.
///
/// See ``ClosureService/failing(with:)`` and ``ClosureService/failing(onCall:with:)``.
public struct FailingInterceptor: ServiceInterceptor {
  private let error: (any Error)?
  private let number: Int?
  private let counts = CallCounts()

  /// Creates an interceptor that makes calls fail.
  ///
  /// - Parameters:
  ///   - number: The number of the call that fails, counted from 1 for each endpoint; `nil` if every call fails.
  ///   - error: The error that it throws; nil for a ``SimulatedFailure``.
  public init(onCall number: Int? = nil, with error: (any Error)? = nil) {
    self.error = error
    self.number = number
  }

  public func intercepts(_ endpoint: ServiceEndpoint) -> Bool { endpoint.isThrowing }

  public func intercept<R, E: Error>(
    _ call: ServiceCall, next: () throws(E) -> R
  ) throws(E) -> R {
    if let failure = failure(of: call, as: E.self) { throw failure }
    return try next()
  }

  public nonisolated(nonsending) func intercept<R, E: Error>(
    _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
  ) async throws(E) -> R {
    if let failure = failure(of: call, as: E.self) { throw failure }
    return try await next()
  }

  /// Returns the error that a call has to throw, if any.
  private func failure<E: Error>(of call: ServiceCall, as type: E.Type) -> E? {
    if let number, counts.next(of: call.declaration) != number { return nil }
    return (error ?? SimulatedFailure(endpoint: "\(call.declaration)")) as? E
  }
}

/// The error that a failing endpoint throws if the caller of ``ClosureService/failing(with:)`` passes none.
public struct SimulatedFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The endpoint that failed: `LandmarkService.fetchLandmark`.
  public let endpoint: String

  /// Creates an error.
  ///
  /// - Parameter endpoint: The endpoint that failed.
  public init(endpoint: String) { self.endpoint = endpoint }

  /// `LandmarkService.fetchLandmark was configured to fail`
  public var description: String { "\(endpoint) was configured to fail" }
}

/// The number of calls of each endpoint.
// `@unchecked Sendable`: `counts` is guarded by `lock`.
private final class CallCounts: @unchecked Sendable {
  private let lock = Lock()
  private var counts: [EndpointIdentity: Int] = [:]

  /// Counts a call, and returns its number.
  func next(of endpoint: ServiceEndpoint) -> Int {
    lock.withLock {
      counts[endpoint.identity, default: 0] += 1
      return counts[endpoint.identity, default: 0]
    }
  }
}

extension ServiceInterceptor where Self == FailingInterceptor {
  /// Makes every throwing endpoint fail; see ``ClosureService/failing(with:)``.
  ///
  /// - Parameter error: The error that each call throws; by default a ``SimulatedFailure``.
  /// - Returns: The interceptor.
  public static func failing(with error: (any Error)? = nil) -> Self { Self(with: error) }

  /// Makes one call of each throwing endpoint fail; see
  /// ``ClosureService/failing(onCall:with:)``.
  ///
  /// - Parameters:
  ///   - number: The number of the call that fails, counted from 1 for each endpoint.
  ///   - error: The error that it throws; by default a ``SimulatedFailure``.
  /// - Returns: The interceptor.
  public static func failing(onCall number: Int, with error: (any Error)? = nil) -> Self {
    Self(onCall: number, with: error)
  }
}

extension ClosureService {
  /// Returns this service with every throwing endpoint failing: a call throws an error, and the endpoint does not run.
  ///
  /// ```swift
  /// let offline = service.failing(with: URLError(.notConnectedToInternet))
  /// ```
  ///
  /// Endpoints that throw nothing stay as they are, and so do those whose typed `throws` names another type of error.
  ///
  /// - Parameter error: The error that each call throws; by default a ``SimulatedFailure``.
  public func failing(with error: (any Error)? = nil) -> Self {
    intercepting(FailingInterceptor(with: error))
  }

  /// Returns this service with one call of each throwing endpoint failing: it throws an error, and the endpoint does
  /// not run.
  ///
  /// ```swift
  /// let flaky = service.failing(onCall: 2)  // each endpoint's second call
  /// ```
  ///
  /// Calls are counted for each endpoint, over all copies of the returned service. Endpoints that throw nothing stay as
  /// they are, and so do those whose typed `throws` names another type of error.
  ///
  /// - Parameters:
  ///   - number: The number of the call that fails, counted from 1 for each endpoint.
  ///   - error: The error that it throws; by default a ``SimulatedFailure``.
  public func failing(onCall number: Int, with error: (any Error)? = nil) -> Self {
    intercepting(FailingInterceptor(onCall: number, with: error))
  }
}
