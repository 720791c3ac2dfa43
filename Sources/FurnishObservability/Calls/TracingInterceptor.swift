#if Tracing
  public import Furnish
  public import Tracing

  /// An interceptor that runs each call of a closure service in a span.
  ///
  /// See `service.traced()`.
  public struct TracingInterceptor: ServiceInterceptor {
    private let tracer: (any Tracer)?
    private let details: CallDetails

    /// Creates an interceptor that records a span for each call.
    ///
    /// - Parameters:
    ///   - tracer: The tracer; `nil` for the tracer in force when a call begins.
    ///   - details: The content of a span beside the endpoint and the type of an error.
    public init(with tracer: (any Tracer)? = nil, revealing details: CallDetails = []) {
      self.tracer = tracer
      self.details = details
      ServiceContext.passToCallbacks()
    }

    // Not `withSpan`, which records the text of an error.
    public func intercept<R, E: Error>(_ call: ServiceCall, next: () throws(E) -> R) throws(E) -> R {
      let span = start(call)
      defer { span.end() }
      do {
        return try ServiceContext.$current.withValue(span.context) { try next() }
      } catch {
        span.fail(error, revealing: details)
        // `next` throws only `E`, and `withValue` rethrows its errors without their type.
        throw error as! E
      }
    }

    public nonisolated(nonsending) func intercept<R, E: Error>(
      _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
    ) async throws(E) -> R {
      let span = start(call)
      defer { span.end() }
      do {
        return try await ServiceContext.$current.withValue(span.context) { try await next() }
      } catch {
        span.fail(error, revealing: details)
        // As above.
        throw error as! E
      }
    }

    private func start(_ call: ServiceCall) -> any Span {
      let span: any Span = (tracer ?? InstrumentationSystem.tracer).startSpan(call.declaration.description)
      guard span.isRecording else { return span }
      span.attributes["furnish.service"] = call.service
      span.attributes["furnish.endpoint"] = call.endpoint
      if details.contains(.arguments), !call.declaration.parameters.isEmpty {
        span.attributes["furnish.arguments"] = call.arguments.map(\.revealed)
      }
      return span
    }
  }

  extension ServiceContext {
    /// Lets callbacks of `withEscapedServices` run in the span in force where the services escaped.
    static func passToCallbacks() { SpanInForce.setSource($current) }
  }

  extension Span {
    /// Records the type of an error, and its text if that may be revealed.
    func fail(_ error: any Error, revealing details: CallDetails) {
      let type = "\(Swift.type(of: error))"
      attributes["error.type"] = type
      setStatus(SpanStatus(code: .error, message: details.contains(.errors) ? "\(error)" : type))
      if details.contains(.errors) { recordError(error) }
    }
  }

  extension ServiceInterceptor where Self == TracingInterceptor {
    /// Runs each call in a span; see `service.traced()`.
    ///
    /// - Parameters:
    ///   - tracer: The tracer; `nil` for the tracer in force when a call begins.
    ///   - details: The content of a span beside the endpoint and the type of an error.
    /// - Returns: The interceptor.
    public static func traced(with tracer: (any Tracer)? = nil, revealing details: CallDetails = []) -> Self {
      Self(with: tracer, revealing: details)
    }
  }

  extension ClosureService {
    /// Returns this service with a span around each of its calls.
    ///
    /// ```swift
    /// let service = LandmarkService.live(database: database).traced()
    /// try await service.fetchLandmark("petra")  // a span LandmarkService.fetchLandmark
    /// ```
    ///
    /// The span is a child of the one in force where the service is called, and the parent of those that the call
    /// starts, in its child tasks as well.
    ///
    /// A span contains no argument, and only the type of an error, unless `details` requests more.
    ///
    /// - Parameters:
    ///   - tracer: The tracer; `nil` for the tracer in force when a call begins.
    ///   - details: The content of a span beside the endpoint and the type of an error.
    /// - Returns: A service that shares the store of this one.
    public func traced(with tracer: (any Tracer)? = nil, revealing details: CallDetails = []) -> Self {
      intercepting(TracingInterceptor(with: tracer, revealing: details))
    }
  }
#endif
