public import Furnish
public import Logging

/// What the server itself needs: a log, and the account of its requests.
public struct ServerServices: ServiceModule {
  private let logger: Logger

  /// - Parameter logger: Where failures are logged.
  public init(logger: Logger) {
    self.logger = logger
  }

  /// Registers the log, which is handed in, and the scopes of requests, which log what closing them throws.
  public func register(in services: any ServiceCollection) {
    services
      .register(Logger.self, instance: logger)
      .register(RequestScopes.self, RequestScopes.init(log:))
  }
}
