import FurnishGRPC
public import FurnishServiceLifecycle
import GRPCCore
import GRPCNIOTransportHTTP2Posix
public import LandmarkServices
import ServiceLifecycle

/// The connection to the process with the landmarks, which is open while the program runs.
///
/// The program can start before the store. Until the store answers, calls fail at once, and connecting is tried again.
public struct StoreConnection: RunningService {
  private let client: GRPCClient<HTTP2ClientTransport.Posix>
  private let deadline: Duration

  /// Creates a connection, which `run()` opens.
  ///
  /// - Parameters:
  ///   - address: The address of the store.
  ///   - deadline: The time limit of each call.
  /// - Throws: The error of the transport.
  public init(to address: StoreAddress, deadline: Duration) throws {
    self.deadline = deadline
    client = GRPCClient(
      transport: try .http2NIOPosix(
        target: .dns(host: address.host, port: address.port), transportSecurity: .plaintext,
        config: .defaults { config in
          // A store that starts again is found within a second. By default it takes up to two minutes.
          config.backoff = .init(initial: .milliseconds(100), max: .seconds(1), multiplier: 1.6, jitter: 0.2)
          // A machine that disappears does not close its connection. A busy machine answers late, and keeps its
          // connection.
          config.connection.keepalive = .init(time: .seconds(10), timeout: .seconds(20), allowWithoutCalls: true)
        }))
  }

  /// The service of the process with the landmarks, with a `LandmarkStore` in this process.
  public var landmarks: LandmarkService {
    .remote(over: .grpc(client), store: LandmarkStore()).deadline(deadline)
  }

  /// Keeps the connection open until the program stops.
  ///
  /// - Throws: The error of the client.
  public func run() async throws {
    try await withGracefulShutdownHandler {
      try await client.runConnections()
    } onGracefulShutdown: {
      client.beginGracefulShutdown()
    }
  }
}
