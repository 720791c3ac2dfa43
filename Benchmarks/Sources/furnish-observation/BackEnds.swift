import CoreMetrics
import InMemoryLogging
import InMemoryTracing
import Logging
import MetricsTestKit
import Tracing

/// The back ends with which calls and containers are observed.
struct BackEnds: Sendable {
  let logger: Logger
  let metrics: any MetricsFactory
  let tracer: any Tracer

  /// Back ends that store nothing. The log accepts every level, unlike that of swift-log.
  static var noOp: Self {
    Self(
      logger: Logger(label: "none") { _ in DroppingLog() }, metrics: NOOPMetricsHandler.instance, tracer: NoOpTracer())
  }

  /// Back ends that store everything in memory.
  static var inMemory: Self {
    var log = InMemoryLogHandler()
    log.logLevel = .trace
    return Self(logger: Logger(label: "memory") { [log] _ in log }, metrics: TestMetrics(), tracer: InMemoryTracer())
  }
}

/// A log that formats nothing and accepts every level.
private struct DroppingLog: LogHandler {
  var logLevel = Logger.Level.trace
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {}
}
