#if Metrics
  public import CoreMetrics
  public import Furnish

  /// An interceptor that measures the duration of each call of a closure service.
  ///
  /// See `service.measured()`.
  public struct MetricsInterceptor: ServiceInterceptor {
    private let timers: CallTimers

    /// Creates an interceptor that measures each call.
    ///
    /// - Parameters:
    ///   - factory: The back end; `nil` for that of the program, read at the first call of each endpoint.
    ///   - label: The label of the timers.
    public init(in factory: (any MetricsFactory)? = nil, label: String = "furnish_call_duration") {
      timers = CallTimers(factory: factory, label: label)
    }

    public func intercept<R, E: Error>(_ call: ServiceCall, next: () throws(E) -> R) throws(E) -> R {
      let start = ContinuousClock.now
      do throws(E) {
        let result = try next()
        timers[call.declaration].returned.record(exactly: ContinuousClock.now - start)
        return result
      } catch {
        timers[call.declaration].threw.record(exactly: ContinuousClock.now - start)
        throw error
      }
    }

    public nonisolated(nonsending) func intercept<R, E: Error>(
      _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
    ) async throws(E) -> R {
      let start = ContinuousClock.now
      do throws(E) {
        let result = try await next()
        timers[call.declaration].returned.record(exactly: ContinuousClock.now - start)
        return result
      } catch {
        timers[call.declaration].threw.record(exactly: ContinuousClock.now - start)
        throw error
      }
    }
  }

  /// The timers of each endpoint. They are stored, because creating one may take a lock and a search in the back end.
  // `@unchecked Sendable`: `pairs` is guarded by `lock`.
  private final class CallTimers: @unchecked Sendable {
    struct Pair {
      let endpoint: EndpointIdentity
      let returned: Timer
      let threw: Timer
    }

    private let factory: (any MetricsFactory)?
    private let label: String
    private let lock = Lock()
    /// A list, because a service has few endpoints: comparing all of them takes less than one hash.
    private var pairs: [Pair] = []

    init(factory: (any MetricsFactory)?, label: String) {
      self.factory = factory
      self.label = label
    }

    subscript(endpoint: ServiceEndpoint) -> Pair {
      let identity = endpoint.identity
      if let pair = lock.withLock({ pairs.first { $0.endpoint == identity } }) { return pair }
      // Created without the lock, because the back end may run any code.
      let pair = Pair(
        endpoint: identity, returned: timer(endpoint, "returned"), threw: timer(endpoint, "threw"))
      return lock.withLock {
        if let other = pairs.first(where: { $0.endpoint == identity }) { return other }
        pairs.append(pair)
        return pair
      }
    }

    private func timer(_ endpoint: ServiceEndpoint, _ outcome: String) -> Timer {
      Timer(
        label: label,
        dimensions: [("service", endpoint.service), ("endpoint", endpoint.name), ("outcome", outcome)],
        factory: factory ?? MetricsSystem.factory)
    }
  }

  extension Timer {
    /// Records a duration in nanoseconds. One longer than `Int64.max` nanoseconds is recorded as `Int64.max`.
    func record(exactly duration: Duration) {
      let (seconds, attoseconds) = duration.components
      let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
      recordNanoseconds(overflows ? .max : whole &+ attoseconds / 1_000_000_000)
    }
  }

  extension ServiceInterceptor where Self == MetricsInterceptor {
    /// Measures the duration of each call; see `service.measured()`.
    ///
    /// - Parameters:
    ///   - factory: The back end; `nil` for that of the program, read at the first call of each endpoint.
    ///   - label: The label of the timers.
    /// - Returns: The interceptor.
    public static func measured(
      in factory: (any MetricsFactory)? = nil, label: String = "furnish_call_duration"
    ) -> Self {
      Self(in: factory, label: label)
    }
  }

  extension ClosureService {
    /// Returns this service with a timer around each of its calls.
    ///
    /// ```swift
    /// let service = LandmarkService.live(database: database).measured()
    /// try await service.fetchLandmark("petra")
    /// // furnish_call_duration{service="LandmarkService",endpoint="fetchLandmark",outcome="returned"}
    /// ```
    ///
    /// The outcome is `returned` or `threw`. No dimension contains an argument or the text of an error.
    ///
    /// - Parameters:
    ///   - factory: The back end; `nil` for that of the program, read at the first call of each endpoint.
    ///   - label: The label of the timers.
    /// - Returns: A service that shares the store of this one.
    public func measured(
      in factory: (any MetricsFactory)? = nil, label: String = "furnish_call_duration"
    ) -> Self {
      intercepting(MetricsInterceptor(in: factory, label: label))
    }
  }
#endif
