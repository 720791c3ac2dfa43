/// A transport that passes calls to a server in this process.
struct InMemoryTransport: RemoteTransport {
  let server: RemoteServer

  func send(_ request: RemoteRequest) async throws -> RemoteReply { await server.reply(to: request) }
}
