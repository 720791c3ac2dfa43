import ExampleTestSupport
import FurnishGRPC
import GRPCCore
import GRPCNIOTransportHTTP2Posix

/// A server of gRPC in this process and its client, over HTTP/2 on a port of this machine. Both end with the last reference.
final class Loopback: Sendable {
  typealias Client = GRPCClient<HTTP2ClientTransport.Posix>

  let client: Client
  let port: Int
  private let server: GRPCServer<HTTP2ServerTransport.Posix>

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - services: The services of the server.
  ///   - interceptors: The interceptors of the server.
  ///   - maxConcurrentStreams: The number of calls that the server runs at once for one connection; 100 by default.
  ///   - serviceConfig: The policies of the client.
  ///   - security: The certificates of the server.
  ///   - clientSecurity: The certificates of the client.
  init(
    _ services: [any RegistrableRPCService], interceptors: [any ServerInterceptor] = [],
    maxConcurrentStreams: Int? = nil,
    serviceConfig: ServiceConfig = ServiceConfig(),
    security: HTTP2ServerTransport.Posix.TransportSecurity = .plaintext,
    clientSecurity: HTTP2ClientTransport.Posix.TransportSecurity = .plaintext
  ) async throws {
    let server = GRPCServer(
      transport: .http2NIOPosix(
        address: .ipv4(host: "127.0.0.1", port: 0), transportSecurity: security,
        config: .defaults { config in
          config.rpc.maxRequestPayloadSize = 32_000_000
          config.http2.maxConcurrentStreams = maxConcurrentStreams
        }),
      services: services, interceptors: interceptors)
    Task { try await server.serve() }
    let port = try await server.listeningAddress?.ipv4?.port ?? 0
    let client = try Self.client(port: port, serviceConfig: serviceConfig, security: clientSecurity)
    self.server = server
    self.client = client
    self.port = port
    Task { try await client.runConnections() }
  }

  // The tasks are not canceled: if a connection were accepted but not read yet, swift-nio would stop the program.
  deinit {
    client.beginGracefulShutdown()
    server.beginGracefulShutdown()
  }

  /// Begins a graceful shutdown of the server, as SIGTERM does in a program.
  func stopServer() { server.beginGracefulShutdown() }

  /// Creates a client of a port of this machine. It does not run yet.
  static func client(
    port: Int, serviceConfig: ServiceConfig = ServiceConfig(),
    security: HTTP2ClientTransport.Posix.TransportSecurity = .plaintext,
    keepalive: HTTP2ClientTransport.Config.Keepalive? = nil
  ) throws -> Client {
    var serviceConfig = serviceConfig
    serviceConfig.methodConfig.append(
      MethodConfig(names: [.init(service: "")], maxRequestMessageBytes: 32_000_000, maxResponseMessageBytes: 32_000_000)
    )
    return GRPCClient(
      transport: try .http2NIOPosix(
        target: .ipv4(address: "127.0.0.1", port: port), transportSecurity: security,
        config: .defaults { config in
          // With the default of 8 MB, a server in a debug build sends small messages for seconds before it reads
          // anything.
          config.http2.targetWindowSize = 65_535
          config.http2.authority = "localhost"
          config.connection.keepalive = keepalive
        }, serviceConfig: serviceConfig))
  }
}

extension Loopback {
  /// The service of the server. It keeps the server running.
  var landmarks: LandmarkService {
    .remote(over: .grpc(client) { withExtendedLifetime(self) { [:] } })
  }
}
