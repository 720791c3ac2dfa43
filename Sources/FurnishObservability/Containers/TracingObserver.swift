#if Tracing
  public import Furnish
  public import Tracing

  /// An observer that records a span for each service that a container creates or closes.
  ///
  /// ```swift
  /// container.observe(with: .tracing())  // spans such as: create Database
  /// ```
  ///
  /// The span is a child of the one in force where the service was requested, usually that of a request of a server.
  /// Spans of services that were created for one another are siblings, and overlap. A span contains only the type of an
  /// error, unless `details` requests more.
  public struct TracingObserver: ContainerObserver {
    private let tracer: (any Tracer)?
    private let details: CallDetails

    /// Creates an observer that records a span for each event.
    ///
    /// - Parameters:
    ///   - tracer: The tracer; `nil` for the tracer in force at the event.
    ///   - details: The content of a span beside the type of an error.
    public init(with tracer: (any Tracer)? = nil, revealing details: CallDetails = []) {
      self.tracer = tracer
      self.details = details
      ServiceContext.passToCallbacks()
    }

    public func receive(_ event: ContainerEvent) {
      let verb =
        switch event.kind {
        case .created, .failed: "create"
        case .closed, .closingFailed: "close"
        case .changed, .changeRefused: "change"
        case .changeCanceled: "cancel change of"
        case .changeWithdrawn: "withdraw change of"
        }
      let end = EventInstant(nanosecondsSinceEpoch: DefaultTracerClock.now.nanosecondsSinceEpoch)
      let span: any Span = (tracer ?? InstrumentationSystem.tracer)
        .startSpan("\(verb) \(event.service)", at: end.earlier(by: event.duration))
      if span.isRecording {
        span.attributes["furnish.service"] = event.service
        span.attributes["furnish.scope"] = event.scope
        span.attributes["furnish.lifetime"] = event.lifetime
        span.attributes["furnish.thread"] = "\(event.thread)"
      }
      if let error = event.error { span.fail(error, revealing: details) }
      span.end(at: end)
    }
  }

  /// A time at which a span begins or ends.
  private struct EventInstant: TracerInstant {
    let nanosecondsSinceEpoch: UInt64

    func earlier(by duration: Duration) -> Self {
      let (seconds, attoseconds) = duration.components
      let elapsed = UInt64(clamping: seconds) &* 1_000_000_000 &+ UInt64(clamping: attoseconds / 1_000_000_000)
      return Self(nanosecondsSinceEpoch: nanosecondsSinceEpoch - min(elapsed, nanosecondsSinceEpoch))
    }

    static func < (one: Self, other: Self) -> Bool { one.nanosecondsSinceEpoch < other.nanosecondsSinceEpoch }
  }

  extension ContainerObserver where Self == TracingObserver {
    /// Records a span for each service that a container creates or closes; see ``TracingObserver``.
    ///
    /// - Parameters:
    ///   - tracer: The tracer; `nil` for the tracer in force at the event.
    ///   - details: The content of a span beside the type of an error.
    /// - Returns: The observer.
    public static func tracing(with tracer: (any Tracer)? = nil, revealing details: CallDetails = []) -> Self {
      Self(with: tracer, revealing: details)
    }
  }
#endif
