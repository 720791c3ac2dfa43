public import Furnish
import FurnishLogging
import LandmarkServices
public import Logging

/// What the server itself needs: a log, and the account of its requests.
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

  /// Registers the log, which is handed in, and the scopes of requests, which log what closing them throws; and
  /// puts a log around the landmark services, whoever registers them.
  public func register(in services: any ServiceCollection) {
    services
      .register(Logger.self, instance: logger)
      .register(RequestScopes.self, RequestScopes.init(log:))
    for choice in ServiceChoice.allCases {
      services.intercept(LandmarkService.self, name: choice.serviceName, by: .logged(to: calls))
    }
  }
}
