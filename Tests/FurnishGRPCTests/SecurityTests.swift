import ExampleTestSupport
import FurnishGRPC
import GRPCCore
import GRPCNIOTransportHTTP2Posix
import Testing

/// Calls between servers and clients with TLS, whose certificates are trusted or not.
@Suite(.serialized, .timeLimit(.minutes(60))) struct SecurityTests {
  typealias ServerSecurity = HTTP2ServerTransport.Posix.TransportSecurity
  typealias ClientSecurity = HTTP2ClientTransport.Posix.TransportSecurity

  private func loopback(_ server: ServerSecurity, _ client: ClientSecurity) async throws -> Loopback {
    try await Loopback([LandmarkService.mock.grpcService()], security: server, clientSecurity: client)
  }

  /// Calls the server from the client, and returns the error. The deadline is far longer than a connection takes, so
  /// that it is not the reason.
  private func failure(_ server: ServerSecurity, _ client: ClientSecurity) async throws -> RemoteError? {
    let loopback = try await loopback(server, client)
    let service = loopback.landmarks.deadline(.seconds(120), clock: ContinuousClock())
    return await #expect(throws: RemoteError.self) { try await service.count() }
  }

  private func client(trusting certificates: Certificates) -> ClientSecurity {
    .tls { $0.trustRoots = certificates.trust }
  }

  private func client(_ identity: Certificates.Identity, trusting certificates: Certificates) -> ClientSecurity {
    .mTLS(certificateChain: identity.chain, privateKey: identity.privateKey) { $0.trustRoots = certificates.trust }
  }

  private func server(_ identity: Certificates.Identity) -> ServerSecurity {
    .tls(certificateChain: identity.chain, privateKey: identity.privateKey)
  }

  private func server(_ identity: Certificates.Identity, trusting certificates: Certificates) -> ServerSecurity {
    .mTLS(certificateChain: identity.chain, privateKey: identity.privateKey) { $0.trustRoots = certificates.trust }
  }

  @Test func `calls and streams pass through TLS`() async throws {
    let certificates = try await Certificates()
    let loopback = try await loopback(
      server(try await certificates.identity(of: "localhost")), client(trusting: certificates))
    #expect(try await loopback.landmarks.fetch(id: "7")?.name == "Petra")
    var count = 0
    for try await _ in try await loopback.landmarks.watch(limit: 10) { count += 1 }
    #expect(count == 10)
  }

  @Test func `calls pass through TLS with certificates on both sides`() async throws {
    let certificates = try await Certificates()
    let loopback = try await loopback(
      server(try await certificates.identity(of: "localhost"), trusting: certificates),
      client(try await certificates.identity(of: "page"), trusting: certificates))
    #expect(try await loopback.landmarks.fetch(id: "7")?.name == "Petra")
  }

  @Test func `a server of another authority is unavailable`() async throws {
    let (own, other) = (try await Certificates(), try await Certificates())
    let error = try await failure(server(try await other.identity(of: "localhost")), client(trusting: own))
    #expect(error?.code == .unavailable)
  }

  @Test func `a server of another name is unavailable`() async throws {
    let certificates = try await Certificates()
    let error = try await failure(
      server(try await certificates.identity(of: "elsewhere")), client(trusting: certificates))
    #expect(error?.code == .unavailable)
  }

  @Test func `a client without a certificate is refused by a server that requires one`() async throws {
    let certificates = try await Certificates()
    let error = try await failure(
      server(try await certificates.identity(of: "localhost"), trusting: certificates), client(trusting: certificates))
    #expect(error?.code == .unavailable)
  }

  @Test func `a client with a certificate of another authority is refused`() async throws {
    let (own, other) = (try await Certificates(), try await Certificates())
    let error = try await failure(
      server(try await own.identity(of: "localhost"), trusting: own),
      client(try await other.identity(of: "page"), trusting: own))
    #expect(error?.code == .unavailable)
  }

  @Test func `a client without TLS fails at a server with TLS`() async throws {
    let certificates = try await Certificates()
    let error = try await failure(server(try await certificates.identity(of: "localhost")), .plaintext)
    #expect(error?.code == .unavailable)
  }

  @Test func `a client with TLS fails at a server without TLS`() async throws {
    // The files of the certificates exist as long as this object.
    let certificates = try await Certificates()
    let error = try await failure(.plaintext, client(trusting: certificates))
    #expect(error?.code == .unavailable)
  }

  @Test func `a refused client does not keep others from the server`() async throws {
    let certificates = try await Certificates()
    let identity = try await certificates.identity(of: "localhost")
    let loopback = try await loopback(
      server(identity, trusting: certificates), client(identity, trusting: certificates))
    for _ in 0..<20 {
      let refused = try Loopback.client(port: loopback.port, security: client(trusting: certificates))
      Task { try await refused.runConnections() }
      await #expect(throws: RemoteError.self) {
        try await LandmarkService.remote(over: .grpc(refused)).deadline(.seconds(120), clock: ContinuousClock())
          .count()
      }
      refused.beginGracefulShutdown()
    }
    #expect(try await loopback.landmarks.count() == 3)
  }
}
