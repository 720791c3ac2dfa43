import FurnishGRPC
import GRPCCore
import GRPCNIOTransportHTTP2Posix

typealias Client = GRPCClient<HTTP2ClientTransport.Posix>

/// A server in this process, with the service that is written by hand and that of Furnish, and clients with a
/// connection each.
struct Connections {
  let clients: [Client]
  private let server: GRPCServer<HTTP2ServerTransport.Posix>

  init(count: Int) async throws {
    let server = GRPCServer(
      transport: .http2NIOPosix(address: .ipv4(host: "127.0.0.1", port: 0), transportSecurity: .plaintext),
      services: [HandWrittenService(), LandmarkService.local.grpcService()])
    Task { try await server.serve() }
    let port = try await server.listeningAddress?.ipv4?.port ?? 0
    clients = try (0..<count).map { _ in
      let client = Client(
        transport: try .http2NIOPosix(
          target: .ipv4(address: "127.0.0.1", port: port), transportSecurity: .plaintext))
      Task { try await client.runConnections() }
      return client
    }
    self.server = server
  }

  func close() {
    for client in clients { client.beginGracefulShutdown() }
    server.beginGracefulShutdown()
  }
}
