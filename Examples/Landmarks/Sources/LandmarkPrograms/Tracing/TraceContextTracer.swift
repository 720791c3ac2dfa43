public import Tracing

/// A tracer that gives each request identifiers, and passes them to other processes in the header `traceparent`.
///
/// It records nothing, because the entries of the log carry the identifiers. A program that sends its spans to a
/// collector installs the tracer of that collector in its place, such as the one of swift-otel. Nothing else changes.
public struct TraceContextTracer: Tracer {
  private static let header = "traceparent"

  /// Creates a tracer.
  public init() {}

  public func startSpan<Instant: TracerInstant>(
    _ operationName: String, context: @autoclosure () -> ServiceContext, ofKind kind: SpanKind,
    at instant: @autoclosure () -> Instant, function: String, file fileID: String, line: UInt
  ) -> IdentifiedSpan {
    var context = context()
    context.traceContext = context.traceContext?.child() ?? .started()
    return IdentifiedSpan(context: context, operationName: operationName)
  }

  public func forceFlush() {}

  public func inject<Carrier, Inject: Injector>(
    _ context: ServiceContext, into carrier: inout Carrier, using injector: Inject
  ) where Inject.Carrier == Carrier {
    guard let identifiers = context.traceContext else { return }
    injector.inject(identifiers.header, forKey: Self.header, into: &carrier)
  }

  public func extract<Carrier, Extract: Extractor>(
    _ carrier: Carrier, into context: inout ServiceContext, using extractor: Extract
  ) where Extract.Carrier == Carrier {
    guard let header = extractor.extract(key: Self.header, from: carrier) else { return }
    context.traceContext = TraceContext(header: header) ?? context.traceContext
  }
}

/// A part of a request that has identifiers and nothing else.
public struct IdentifiedSpan: Span {
  public let context: ServiceContext
  private let name: String

  init(context: ServiceContext, operationName: String) {
    self.context = context
    name = operationName
  }

  public var operationName: String {
    get { name }
    nonmutating set {}
  }

  public var attributes: SpanAttributes {
    get { [:] }
    nonmutating set {}
  }

  public var isRecording: Bool { false }

  public func setStatus(_ status: SpanStatus) {}
  public func addEvent(_ event: SpanEvent) {}
  public func addLink(_ link: SpanLink) {}

  public func recordError<Instant: TracerInstant>(
    _ error: any Error, attributes: SpanAttributes, at instant: @autoclosure () -> Instant
  ) {}

  public func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {}
}
