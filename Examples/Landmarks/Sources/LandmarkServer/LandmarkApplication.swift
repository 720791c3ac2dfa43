public import Hummingbird
public import Logging
import NIOCore

/// The server, ready to run.
public enum LandmarkApplication {
  /// Builds the server over whichever services are in force where it runs.
  ///
  /// - Parameters:
  ///   - host: The name or address to listen on.
  ///   - port: The port to listen on; 0 takes one that is free.
  ///   - logger: Where failures are logged.
  ///   - onListening: Called with the port once the server really listens.
  /// - Returns: The server; run it as a service or with `runService()`.
  public static func build(
    host: String,
    port: Int,
    logger: Logger,
    onListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    let router = Router(
      context: LandmarkRequestContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: ErrorMiddleware())
    router.add(middleware: QueryMiddleware())
    router.add(middleware: ServiceSelectionMiddleware(menu: ServiceMenu()))
    LandmarkRoutes().add(to: router)
    PageRoutes().add(to: router)
    AssetRoutes().add(to: router)
    ServiceChoiceRoutes().add(to: router)
    return Application(
      router: router,
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [MalformedRequestHandler()],
          idleTimeout: .seconds(60))),
      configuration: .init(address: .hostname(host, port: port)),
      onServerRunning: { channel in await onListening(channel.localAddress?.port ?? port) },
      logger: logger
    )
  }
}
