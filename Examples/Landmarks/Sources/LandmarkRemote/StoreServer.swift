import Furnish
import FurnishGRPC
import FurnishObservability
public import FurnishServiceLifecycle
import GRPCCore
import GRPCNIOTransportHTTP2Posix
public import LandmarkPersistence
import LandmarkServices
public import Logging
import ServiceLifecycle

/// The server of the process with the landmarks. It offers the service over its database to other processes.
public struct StoreServer: ReadinessSignaling {
  private let database: LandmarkDatabase
  private let host: String
  private let port: Int
  private let calls: Logger
  private let onListening: @Sendable (_ port: Int) async -> Void

  /// Creates a server that does not listen yet.
  ///
  /// - Parameters:
  ///   - database: The landmarks.
  ///   - host: The name or address to listen on.
  ///   - port: The port to listen on, or 0 for any free one.
  ///   - calls: The log of every call.
  ///   - onListening: Called with the port once the server listens.
  public init(
    _ database: LandmarkDatabase, host: String, port: Int, calls: Logger,
    onListening: @escaping @Sendable (_ port: Int) async -> Void
  ) {
    self.database = database
    self.host = host
    self.port = port
    self.calls = calls
    self.onListening = onListening
  }

  /// Serves until the group is stopped.
  ///
  /// - Throws: The error of binding a socket.
  public func run(ready: @escaping @Sendable () -> Void) async throws {
    let service = LandmarkService.live(database: database)
      .intercepted(by: ReadingErrorInterceptor())
      .logged(to: calls)
      .traced()
    let server = GRPCServer(
      transport: transport,
      services: [service.grpcService()])
    // The server has a task of its own, which must not be canceled.
    let serving = Task { try await server.serve() }
    try await withTaskCancellationOrGracefulShutdownHandler {
      do {
        let address = try await server.transport.base.listeningAddress
        ready()
        await onListening(address.ipv4?.port ?? address.ipv6?.port ?? port)
      } catch {
        // The server has no address. The error that it ends with is thrown below.
      }
      do {
        try await serving.value
      } catch let error as RuntimeError {
        throw error.cause ?? error
      }
    } onCancelOrGracefulShutdown: {
      server.beginGracefulShutdown()
    }
  }

  private var transport: TimeoutCheckingTransport<HTTP2ServerTransport.Posix> {
    .checkingTimeouts(
      of: .http2NIOPosix(
        address: host.contains(":") ? .ipv6(host: host, port: port) : .ipv4(host: host, port: port),
        transportSecurity: .plaintext,
        // By default a server closes the connection of a client that sends pings more often than once in five minutes.
        config: .defaults {
          $0.connection.keepalive.clientBehavior = .init(
            minPingIntervalWithoutCalls: .seconds(5), allowWithoutCalls: true)
        }))
  }
}
