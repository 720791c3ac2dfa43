import FurnishGRPC
import GRPCCore

/// Clients of one server with a connection each. They end with the last reference.
///
/// The time of swift-nio-http2 for one call grows with the number of calls of its connection, so thousands of calls at once
/// are spread over several.
final class SeveralConnections<Server: Sendable>: Sendable {
  private let clients: [Loopback.Client]
  private let server: Server

  /// Connects to a server, which is retained.
  init(to server: Server, port: Int, count: Int) throws {
    self.server = server
    clients = try (0..<count).map { _ in try Loopback.client(port: port) }
    for client in clients { Task { try await client.runConnections() } }
  }

  deinit {
    for client in clients { client.beginGracefulShutdown() }
  }

  /// The service of the server over each connection.
  var landmarks: [LandmarkService] {
    clients.map { client in .remote(over: .grpc(client) { withExtendedLifetime(self) { [:] } }) }
  }
}
