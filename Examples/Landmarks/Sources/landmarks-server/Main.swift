import ArgumentParser
import CoreMetrics
import Foundation
import Furnish
import FurnishObservability
import FurnishServiceLifecycle
import LandmarkMetrics
import LandmarkPersistence
import LandmarkServer
import LandmarkServices
import Logging

/// The program: registers its services in a container, then serves until it receives a signal to stop.
@main
enum Main {
  static func main() async {
    do {
      let options = try ServerCommand.parse()
      try await run(options)
    } catch {
      finish(with: error)
    }
  }

  /// The label of the entries about calls of services, which the log keeps when it drops others.
  private static let callsLabel = "landmarks-calls"

  private static func run(_ options: ServerCommand) async throws {
    let port = try PortNumber(
      option: options.port, environment: ProcessInfo.processInfo.environment)
    LoggingSystem.bootstrap { label in
      var handler = StreamLogHandler.standardError(label: label)
      handler.logLevel = label == callsLabel ? .info : .notice
      return handler
    }
    let logger = Logger(label: "landmarks-server")
    let metrics = PrometheusMetrics()
    // For the metrics of requests, which Hummingbird writes.
    MetricsSystem.bootstrap(metrics)

    let container = ServiceContainer()
    container.observe(with: .measuring(in: metrics))
    let services = try container.services
    services.include(ServerServices(logger: logger, calls: Logger(label: callsLabel), metrics: metrics))
    services.include(StandInServices())
    services.include(LiveServices(databaseAt: options.database))
    do {
      try await serve(container, host: options.host, port: port.number, logger: logger)
    } catch {
      throw ListeningError(error, host: options.host, port: port.number) ?? error
    }
  }

  private static func serve(
    _ container: ServiceContainer, host: String, port: Int, logger: Logger
  ) async throws {
    // Weak: the container holds the recipe that holds this closure.
    let announce: @Sendable (Int) -> Void = { [weak container] port in
      if let container { Console.write("\(WiringSummary(container))", to: .standardOutput) }
      Console.write("Landmarks are served at \(Console.url(host: host, port: port))", to: .standardOutput)
    }
    // furnish:ignore opaque-recipe the server opens a scope from its provider for each request
    try container.services.registerRunning(LandmarkServer.self) { provider in
      LandmarkServer(provider, host: host, port: port, onListening: announce)
    }
    // Requests in flight have this long to finish, then their connections are closed. A service that does not end then, or
    // never closes, is given up after as long again.
    let group = try await container.makeServiceGroup(
      gracefulShutdownSignals: [.sigterm, .sigint], stopTimeout: .seconds(3), logger: logger)
    // From here on: an error of the start is the last line of the program. The log drops entries at the level `debug`, so
    // it has the failures.
    container.observe(with: .logging(to: logger))
    try await group.run()
  }

  /// Ends the program: help is no failure, everything else is one line and status 1.
  private static func finish(with error: any Error) -> Never {
    let status = ServerCommand.exitCode(for: error)
    if status == .success {
      Console.write(ServerCommand.fullMessage(for: error), to: .standardOutput)
      exit(EXIT_SUCCESS)
    }
    Console.write("landmarks-server: \(Console.line(for: error))", to: .standardError)
    exit(EXIT_FAILURE)
  }
}
