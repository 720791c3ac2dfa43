#if Logging
  public import Furnish
  public import Logging

  /// An interceptor that writes each call of a closure service into a log when the call ends: its endpoint, its
  /// duration, and its outcome.
  ///
  /// See `service.logged(to:)`.
  public struct LoggingInterceptor: ServiceInterceptor {
    private let logger: Logger
    private let level: Logger.Level
    private let details: CallDetails

    /// Creates an interceptor that writes each call into a log.
    ///
    /// - Parameters:
    ///   - logger: The log.
    ///   - level: The level of each entry, for calls that return and for calls that throw.
    ///   - details: The content of an entry in addition to the endpoint, the duration and the outcome.
    public init(to logger: Logger, level: Logger.Level = .info, revealing details: CallDetails = []) {
      self.logger = logger
      self.level = level
      self.details = details
    }

    public func intercept<R, E: Error>(
      _ call: ServiceCall, next: () throws(E) -> R
    ) throws(E) -> R {
      guard level >= logger.logLevel else { return try next() }
      let start = ContinuousClock.now
      do throws(E) {
        let result = try next()
        log(call, since: start, error: nil)
        return result
      } catch {
        log(call, since: start, error: error)
        throw error
      }
    }

    public nonisolated(nonsending) func intercept<R, E: Error>(
      _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
    ) async throws(E) -> R {
      guard level >= logger.logLevel else { return try await next() }
      let start = ContinuousClock.now
      do throws(E) {
        let result = try await next()
        log(call, since: start, error: nil)
        return result
      } catch {
        log(call, since: start, error: error)
        throw error
      }
    }

    private func log(_ call: ServiceCall, since start: ContinuousClock.Instant, error: (any Error)?) {
      logger.log(
        level: level, error == nil ? "A service was called" : "A call of a service failed",
        metadata: metadata(of: call, since: start, error: error))
    }

    private func metadata(
      of call: ServiceCall, since start: ContinuousClock.Instant, error: (any Error)?
    ) -> Logger.Metadata {
      var metadata: Logger.Metadata = [
        "endpoint": .string(call.declaration.description),
        // The log handler formats the value.
        "duration": .stringConvertible(ContinuousClock.now - start),
      ]
      if details.contains(.arguments), !call.declaration.parameters.isEmpty {
        metadata["arguments"] = .array(call.arguments.map { "\($0.revealed)" })
      }
      if let error {
        metadata["error"] = details.contains(.errors) ? "\(error)" : "\(type(of: error))"
      }
      return metadata
    }
  }

  extension ServiceInterceptor where Self == LoggingInterceptor {
    /// Writes each call into a log; see `service.logged(to:)`.
    ///
    /// - Parameters:
    ///   - logger: The log.
    ///   - level: The level of each entry, for calls that return and for calls that throw.
    ///   - details: The content of an entry in addition to the endpoint, the duration and the outcome.
    /// - Returns: The interceptor.
    public static func logged(
      to logger: Logger, level: Logger.Level = .info, revealing details: CallDetails = []
    ) -> Self {
      Self(to: logger, level: level, revealing: details)
    }
  }

  extension ClosureService {
    /// Returns this service with a log of its calls. Each entry is written when the call ends.
    ///
    /// ```swift
    /// let service = LandmarkService.live(database: database)
    ///   .logged(to: Logger(label: "landmarks"))
    /// // info landmarks: duration=0.000312 seconds endpoint=LandmarkService.fetchLandmark A service was called
    /// ```
    ///
    /// An entry contains no argument, and only the type of an error, unless `details` requests more.
    ///
    /// - Parameters:
    ///   - logger: The log.
    ///   - level: The level of each entry, for calls that return and for calls that throw.
    ///   - details: The content of an entry in addition to the endpoint, the duration and the outcome.
    /// - Returns: A service that shares the store of this one.
    public func logged(
      to logger: Logger, level: Logger.Level = .info, revealing details: CallDetails = []
    ) -> Self {
      intercepting(LoggingInterceptor(to: logger, level: level, revealing: details))
    }
  }
#endif
