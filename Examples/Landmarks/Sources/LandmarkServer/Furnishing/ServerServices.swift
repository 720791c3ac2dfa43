public import Furnish
import FurnishObservability
import LandmarkServices
public import Logging

/// The services of the server itself: a log, and the level of its requests.
public struct ServerServices: ServiceModule {
  private let logger: Logger
  private let calls: Logger

  /// - Parameters:
  ///   - logger: Where failures are logged.
  ///   - calls: Where every call of a landmark service is logged; by default with the failures.
  public init(logger: Logger, calls: Logger? = nil) {
    self.logger = logger
    self.calls = calls ?? logger
  }

  /// Registers the log, which is passed in, and declares the level of requests; and puts a span and a log around the
  /// landmark services, whichever module registers them.
  public func register(in services: any ServiceCollection) {
    services
      .register(Logger.self, instance: logger)
      .addLevel(RequestLevel.self)
    for name in [nil, ServiceName.mock, .preview, .unimplemented] {
      // The log is inside of the span, so that its entries have the identifiers of the trace.
      services
        .intercept(LandmarkService.self, name: name, by: .logged(to: calls))
        .intercept(LandmarkService.self, name: name, by: .traced())
    }
  }
}

/// The level of a request. Its services need no data of the request.
enum RequestLevel: ScopeLevel {}
