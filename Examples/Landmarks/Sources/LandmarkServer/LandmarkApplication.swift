public import Furnish
import FurnishHummingbird
public import Hummingbird
import LandmarkMetrics
import LandmarkServices
import Logging
import NIOCore

/// The application of the server.
public enum LandmarkApplication {
  /// Builds the server over the services of a container.
  ///
  /// - Parameters:
  ///   - provider: A provider with `ServerServices`, `StandInServices`, and a `LandmarkService` with its
  ///     `LandmarkSource`.
  ///   - host: The name or address to listen on.
  ///   - port: The port to listen on, or 0 for any free one.
  ///   - onListening: Called with the port once the server listens.
  /// - Returns: The server, ready to run.
  /// - Throws: `ServiceError` if a service of the server itself is missing.
  public static func build(
    over provider: any ServiceProvider,
    host: String,
    port: Int,
    onListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) throws -> some ApplicationProtocol {
    let choices = ServiceChoices(try provider.require(LandmarkSource.self))
    let router = Router(
      context: LandmarkRequestContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: MetricsMiddleware())
    router.add(middleware: TracingMiddleware())
    router.add(middleware: ErrorMiddleware(choices: choices))
    MetricsRoutes(metrics: try provider.require(PrometheusMetrics.self)).add(to: router)
    router.addServiceRoutes(of: provider, wiring: "wiring", title: "Landmarks")
    router.add(middleware: ScopeMiddleware(provider, opening: RequestLevel.self))
    router.add(middleware: QueryMiddleware())
    router.add(middleware: ServiceSelectionMiddleware(choices: choices))
    LandmarkRoutes().add(to: router)
    PageRoutes().add(to: router)
    AssetRoutes().add(to: router)
    ServiceChoiceRoutes(choices: choices).add(to: router)
    return Application(
      router: router,
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [MalformedRequestHandler()],
          idleTimeout: .seconds(60))),
      configuration: .init(address: .hostname(host, port: port)),
      onServerRunning: { channel in await onListening(channel.localAddress?.port ?? port) },
      logger: try provider.require(Logger.self)
    )
  }
}
