import Foundation
import Furnish
import FurnishServiceLifecycle
import LandmarkPersistence
import LandmarkPrograms
import LandmarkRemote

/// The program. It opens the database, and serves it to other processes until it receives a signal to stop.
@main
enum Main {
  static func main() async {
    await Program<StoreCommand>.run { try await run($0) }
  }

  private static func run(_ options: StoreCommand) async throws {
    let port = try PortNumber(
      option: options.port, variable: "STORE_PORT", environment: ProcessInfo.processInfo.environment,
      standard: StoreAddress.standardPort)
    let log = ProgramLog.bootstrap("landmarks-store")
    let container = ServiceContainer()
    try container.services
      .include(DatabaseServices(at: options.database))
      .registerRunning(StoreServer.self) { (database: LandmarkDatabase) in
        StoreServer(database, host: options.host, port: port.number, calls: log.calls) { port in
          Console.write(
            "Landmarks are stored at \(options.host.contains(":") ? "[\(options.host)]" : options.host):\(port)")
        }
      }
    do {
      let group = try await container.makeServiceGroup(
        gracefulShutdownSignals: [.sigterm, .sigint], stopTimeout: .seconds(3), logger: log.failures)
      try await group.run()
    } catch {
      throw ListeningError(error, host: options.host, port: port.number) ?? error
    }
  }
}
