/// A transport that passes calls to a server in this process.
///
/// Each side runs under its own service values, as on two machines. The server and the streams that it returns run under
/// the values in force where the transport was created. A stream of the caller runs under the values of the caller.
struct InMemoryTransport: RemoteTransport {
  private let server: RemoteServer
  private let serverValues = ServiceValues.current

  init(server: RemoteServer) { self.server = server }

  func send(_ request: RemoteRequest) async throws -> RemoteReply {
    var request = request
    request.messages = request.messages?.pulled(under: .current)
    let reply = await serverValues.bound { [request] in await server.reply(to: request) }
    guard case .messages(let messages) = reply else { return reply }
    return .messages(messages.pulled(under: serverValues))
  }
}

extension RemoteMessages {
  /// Returns the same messages, whose source runs under these values.
  fileprivate func pulled(under values: ServiceValues) -> RemoteMessages {
    RemoteMessages { try await values.bound { try await next() } }
  }
}
