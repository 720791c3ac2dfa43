/// A transport that passes calls to a server in this process.
///
/// The server answers under the service values with which it was created: those of a caller do not reach another machine
/// either.
struct InMemoryTransport: RemoteTransport {
  private let server: RemoteServer
  private let services: EscapedServices

  init(server: RemoteServer) {
    self.server = server
    services = withEscapedServices { $0 }
  }

  func send(_ request: RemoteRequest) async throws -> RemoteReply {
    await services.yield { await server.reply(to: request) }
  }
}
