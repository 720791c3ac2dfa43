import CoreMetrics
import Foundation
import Furnish
import FurnishObservability
import FurnishServiceLifecycle
import LandmarkMetrics
import LandmarkPersistence
import LandmarkPrograms
import LandmarkRemote
import LandmarkServer
import LandmarkServices
import Logging

/// The program. It registers its services in a container, and serves until it receives a signal to stop.
@main
enum Main {
  static func main() async {
    await Program<ServerCommand>.run { try await run($0) }
  }

  private static func run(_ options: ServerCommand) async throws {
    let port = try PortNumber(
      option: options.port, variable: "PORT", environment: ProcessInfo.processInfo.environment, standard: 8080)
    let log = ProgramLog.bootstrap("landmarks-server")
    let metrics = PrometheusMetrics()
    // For the metrics of requests, which Hummingbird writes.
    MetricsSystem.bootstrap(metrics)

    let container = ServiceContainer()
    container.observe(with: .measuring(in: metrics))
    let services = try container.services
    services.include(ServerServices(logger: log.failures, calls: log.calls, metrics: metrics))
    services.include(StandInServices())
    // One of two modules decides in which process the landmarks are.
    // snippet.decision
    if let store = options.store {
      services.include(RemoteServices(storeAt: store, deadline: .seconds(options.storeDeadline)))
    } else {
      services.include(LiveServices(databaseAt: options.database ?? ServerCommand.standardDatabase))
    }
    // snippet.end
    do {
      try await serve(container, host: options.host, port: port.number, logger: log.failures)
    } catch {
      throw ListeningError(error, host: options.host, port: port.number) ?? error
    }
  }

  private static func serve(
    _ container: ServiceContainer, host: String, port: Int, logger: Logger
  ) async throws {
    // The reference is weak, because the container retains the recipe, which retains this closure.
    let announce: @Sendable (Int) -> Void = { [weak container] port in
      if let container { Console.write("\(WiringSummary(container))") }
      Console.write("Landmarks are served at \(Console.url(host: host, port: port))")
    }
    // furnish:ignore opaque-recipe the server opens a scope from its provider for each request
    try container.services.registerRunning(LandmarkServer.self) { provider in
      LandmarkServer(provider, host: host, port: port, onListening: announce)
    }
    // Requests in flight have this time to finish before their connections are closed. A service that has not ended or
    // closed by then is abandoned after the same time again.
    let group = try await container.makeServiceGroup(
      gracefulShutdownSignals: [.sigterm, .sigint], stopTimeout: .seconds(3), logger: logger)
    // The log is added after the start, because an error of the start is printed as the last line of the program. The
    // log drops entries at the level `debug`, so it contains the failures alone.
    container.observe(with: .logging(to: logger))
    try await group.run()
  }
}
