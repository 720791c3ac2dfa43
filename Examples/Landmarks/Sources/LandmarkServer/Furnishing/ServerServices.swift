public import Furnish
import FurnishObservability
public import LandmarkMetrics
import LandmarkServices
public import Logging

/// A module with the services of the server itself: a log, metrics, and the level of its requests.
public struct ServerServices: ServiceModule {
  private let logger: Logger
  private let calls: Logger
  private let metrics: PrometheusMetrics

  /// Creates the module.
  ///
  /// - Parameters:
  ///   - logger: The log of failures.
  ///   - calls: The log of every call of a landmark service, by default that of failures.
  ///   - metrics: The metrics of every call, which the server shows at `/metrics`.
  public init(logger: Logger, calls: Logger? = nil, metrics: PrometheusMetrics = PrometheusMetrics()) {
    self.logger = logger
    self.calls = calls ?? logger
    self.metrics = metrics
  }

  /// Registers the log and the metrics, and declares the level of requests. It also adds interceptors that log, measure
  /// and trace the calls of all landmark services, no matter which module registers them.
  public func register(in services: any ServiceCollection) {
    services
      .register(Logger.self, instance: logger)
      .register(PrometheusMetrics.self, instance: metrics)
      .addLevel(RequestLevel.self)
    for name in [nil, ServiceName.mock, .preview, .unimplemented] {
      // The log is inside of the span, so that its entries have the identifiers of the trace.
      services
        .intercept(LandmarkService.self, name: name, by: .logged(to: calls), .measured(in: metrics))
        .intercept(LandmarkService.self, name: name, by: .traced())
    }
  }
}

/// The level of a request. Its services need no data of the request.
public enum RequestLevel: ScopeLevel {}
