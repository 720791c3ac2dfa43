import ExampleTestSupport
import Furnish
import FurnishGRPC
import FurnishTesting
// snippet.imports
import GRPCCore
import GRPCNIOTransportHTTP2Posix
// snippet.end
import Testing

// The programs of the article "Move a service to another machine".

// snippet.server
func serve(_ service: LandmarkService, port: Int) -> GRPCServer<HTTP2ServerTransport.Posix> {
  GRPCServer(
    transport: .http2NIOPosix(
      address: .ipv4(host: "0.0.0.0", port: port), transportSecurity: .plaintext),
    services: [service.grpcService()])
}
// snippet.end

// snippet.public
func publicTransport(
  port: Int, certificate: String, key: String
) -> TimeoutCheckingTransport<HTTP2ServerTransport.Posix> {
  .checkingTimeouts(
    of: .http2NIOPosix(
      address: .ipv4(host: "0.0.0.0", port: port),
      transportSecurity: .tls(
        certificateChain: [.file(path: certificate, format: .pem)],
        privateKey: .file(path: key, format: .pem)),
      config: .defaults {
        $0.connection.keepalive.clientBehavior = .init(
          minPingIntervalWithoutCalls: .seconds(5), allowWithoutCalls: true)
      }))
}
// snippet.end

// snippet.finding
func connectAgain(to host: String, port: Int) throws -> GRPCClient<HTTP2ClientTransport.Posix> {
  GRPCClient(
    transport: try .http2NIOPosix(
      target: .dns(host: host, port: port), transportSecurity: .plaintext,
      config: .defaults { config in
        config.backoff = .init(
          initial: .milliseconds(100), max: .seconds(1), multiplier: 1.6, jitter: 0.2)
        config.connection.keepalive = .init(
          time: .seconds(10), timeout: .seconds(2), allowWithoutCalls: true)
      }))
}
// snippet.end

// snippet.client
func connect(to host: String, port: Int) throws -> GRPCClient<HTTP2ClientTransport.Posix> {
  GRPCClient(
    transport: try .http2NIOPosix(
      target: .dns(host: host, port: port), transportSecurity: .plaintext))
}
// snippet.end

struct PageServices: ServiceModule {
  let client: GRPCClient<HTTP2ClientTransport.Posix>

  func register(in services: any ServiceCollection) {
    // snippet.register
    services.register(LandmarkService.self) { [client] in
      LandmarkService.remote(over: .grpc(client)).deadline(.seconds(2))
    }
    // snippet.end
  }
}

// snippet.level
enum UserLevel: ScopeLevel { typealias Input = String }

func scoped(_ service: LandmarkService, by provider: any ServiceProvider) -> some RegistrableRPCService {
  service.grpcService(scoping: provider, UserLevel.self) { metadata in
    guard let user = metadata[stringValues: "user"].first(where: { _ in true }) else {
      throw RemoteError(.unauthenticated, "the call names no user")
    }
    return user
  }
}
// snippet.end

// snippet.metadata
func landmarks(of user: String, over client: GRPCClient<HTTP2ClientTransport.Posix>) -> LandmarkService {
  LandmarkService.remote(over: .grpc(client) { ["user": "\(user)"] })
}
// snippet.end

// snippet.policy
let policy = ServiceConfig(methodConfig: [
  MethodConfig(
    names: [.init(service: "LandmarkService")],
    maxResponseMessageBytes: 1_000_000,
    executionPolicy: .retry(
      RetryPolicy(
        maxAttempts: 3, initialBackoff: .milliseconds(100), maxBackoff: .seconds(1), backoffMultiplier: 2,
        retryableStatusCodes: [.unavailable])))
])
// snippet.end

@Suite(.serialized, .timeLimit(.minutes(60))) struct ArticleTests {
  @Test(.services { $0.continuousClock = TestClock() })
  func `the programs of the article call each other`() async throws {
    let server = serve(.mock, port: 0)
    Task { try await server.serve() }
    let port = try await server.listeningAddress?.ipv4?.port ?? 0
    let client = try connect(to: "127.0.0.1", port: port)
    Task { try await client.runConnections() }
    defer {
      client.beginGracefulShutdown()
      server.beginGracefulShutdown()
    }
    let container = ServiceContainer()
    try container.services.include(PageServices(client: client))
    let service = try await container.validated().require(LandmarkService.self)
    #expect(try await service.fetch(id: "7")?.name == "Petra")
  }

  @Test func `the public server is called over TLS`() async throws {
    let certificates = try await Certificates()
    let identity = try await certificates.identity(of: "localhost")
    let server = GRPCServer(
      transport: publicTransport(port: 0, certificate: identity.certificate, key: identity.key),
      services: [LandmarkService.mock.grpcService()])
    Task { try await server.serve() }
    defer { server.beginGracefulShutdown() }
    let port = try await server.transport.base.listeningAddress.ipv4?.port ?? 0
    let client = try Loopback.client(port: port, security: .tls { $0.trustRoots = certificates.trust })
    Task { try await client.runConnections() }
    defer { client.beginGracefulShutdown() }
    #expect(try await LandmarkService.remote(over: .grpc(client)).fetch(id: "7")?.name == "Petra")
  }

  @Test func `a client that tries again often finds a server that starts later`() async throws {
    let first = try await ServerProcess()
    try await first.kill()
    let client = try connectAgain(to: "127.0.0.1", port: first.port)
    Task { try await client.runConnections() }
    defer { client.beginGracefulShutdown() }
    let service = LandmarkService.remote(over: .grpc(client))
    let error = await #expect(throws: RemoteError.self) { try await service.count() }
    #expect(error?.code == .unavailable)
    let (process, _) = try await ServerProcess.start(port: first.port)
    let count = try await ExampleTestSupport.Deadline.poll("the server", for: .seconds(60)) {
      try? await service.count()
    }
    #expect(count == 3)
    await process.stop()
  }

  @Test func `a scope receives the user that the caller names`() async throws {
    let container = ServiceContainer()
    try container.services.addLevel(UserLevel.self)
    var source = LandmarkService.mock
    source.fetch = { id in
      Landmark(id: id, name: try await ServiceValues.current.provider?.require(String.self) ?? "")
    }
    let loopback = try await Loopback([scoped(source, by: try container.validated())], serviceConfig: policy)
    #expect(try await landmarks(of: "Blob", over: loopback.client).fetch(id: "7")?.name == "Blob")
    let error = await #expect(throws: RemoteError.self) { try await loopback.landmarks.fetch(id: "7") }
    #expect(error?.code == .unauthenticated)
  }
}
