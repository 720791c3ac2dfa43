#if Logging
  public import Furnish
  public import Logging

  /// Writes every call of a closure service into a log, when it ends: which endpoint it was, how
  /// long it took, and how it ended.
  ///
  /// See `service.logged(to:)`.
  public struct LoggingInterceptor: ServiceInterceptor {
    /// What of a call is written that may be nobody else's business.
    public struct Details: OptionSet, Sendable {
      /// Every argument, as Swift prints it. A ``/Furnish/Redacted`` one stays redacted.
      public static let arguments = Details(rawValue: 1)
      /// What an error says, which often repeats the arguments; else its type only.
      public static let errors = Details(rawValue: 2)

      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }
    }

    private let logger: Logger
    private let level: Logger.Level
    private let details: Details

    /// - Parameters:
    ///   - logger: Where calls are written.
    ///   - level: With which level, however they end.
    ///   - details: What is written beside the endpoint, the time and the outcome.
    public init(to logger: Logger, level: Logger.Level = .info, revealing details: Details = []) {
      self.logger = logger
      self.level = level
      self.details = details
    }

    public func intercept<R, E: Error>(
      _ call: ServiceCall, next: () throws(E) -> R
    ) throws(E) -> R {
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
      guard level >= logger.logLevel else { return }
      var metadata: Logger.Metadata = [
        "endpoint": "\(call.declaration)", "duration": "\(ContinuousClock.now - start)",
      ]
      if details.contains(.arguments), !call.declaration.parameters.isEmpty {
        metadata["arguments"] = .array(call.arguments.map { "\($0.revealed)" })
      }
      if let error {
        metadata["error"] = details.contains(.errors) ? "\(error)" : "\(type(of: error))"
      }
      logger.log(
        level: level, error == nil ? "A service was called" : "A call of a service failed",
        metadata: metadata)
    }
  }

  extension ServiceInterceptor where Self == LoggingInterceptor {
    /// Writes every call into a log; see `service.logged(to:)`.
    ///
    /// - Parameters:
    ///   - logger: Where calls are written.
    ///   - level: With which level, however they end.
    ///   - details: What is written beside the endpoint, the time and the outcome.
    public static func logged(
      to logger: Logger, level: Logger.Level = .info, revealing details: LoggingInterceptor.Details = []
    ) -> Self {
      Self(to: logger, level: level, revealing: details)
    }
  }

  extension EndpointService {
    /// This service, with a log of its calls, each written when it ends.
    ///
    /// ```swift
    /// let service = LandmarkService.live(database: database)
    ///   .logged(to: Logger(label: "landmarks"))
    /// // info landmarks: duration=0.000312 seconds endpoint=LandmarkService.fetchLandmark A service was called
    /// ```
    ///
    /// No argument is written, and of an error its type only, unless `details` asks for more.
    ///
    /// - Parameters:
    ///   - logger: Where calls are written.
    ///   - level: With which level, however they end.
    ///   - details: What is written beside the endpoint, the time and the outcome.
    public func logged(
      to logger: Logger, level: Logger.Level = .info, revealing details: LoggingInterceptor.Details = []
    ) -> Self {
      intercepting(LoggingInterceptor(to: logger, level: level, revealing: details))
    }
  }
#endif
