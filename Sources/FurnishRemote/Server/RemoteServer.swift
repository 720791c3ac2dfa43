/// A server that answers calls from another process with the endpoints of closure services.
///
/// ```swift
/// let server = RemoteServer(LandmarkService.live(client: client))
/// let reply = await server.reply(to: request)
/// ```
///
/// A transport receives the requests. Interceptors of the served service apply to each call.
public struct RemoteServer: Sendable {
  private typealias Answer = @Sendable (RemoteRequest) async -> RemoteReply
  private let answers: [String: Answer]
  private let serviceName: String

  /// Creates a server for one service.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - coder: The format of the messages, which must be that of the caller.
  public init<Service: RemoteService>(_ service: Service, coder: any RemoteCoder = .json) {
    let endpoints = Service.remoteEndpoints
    serviceName = endpoints.first?.endpoint.service ?? "\(Service.self)"
    var answers: [String: Answer] = [:]
    for endpoint in endpoints {
      answers[endpoint.endpoint.name] = { await endpoint.reply(to: $0, from: service, coder) }
    }
    self.answers = answers
  }

  /// Calls the endpoint that a request names.
  ///
  /// A request may contain anything: the result is always a reply, and the program continues. An endpoint that is
  /// unimplemented replies with an error too, where it would stop the program of a local caller. This also holds for an
  /// endpoint that is called while a stream of the reply is pulled.
  ///
  /// - Parameter request: The call.
  /// - Returns: The result, or the failure.
  public func reply(to request: RemoteRequest) async -> RemoteReply {
    let wording = RemoteError.Wording(service: request.service, endpoint: request.endpoint)
    guard request.service == serviceName else { return .failure(RemoteFailure(wording.unknownService)) }
    guard let answer = answers[request.endpoint] else { return .failure(RemoteFailure(wording.unknownEndpoint)) }
    let reply = await Self.throwingUnimplementedCalls { await answer(request) }
    guard case .messages(let messages) = reply else { return reply }
    // The messages are pulled after this function has returned.
    return .messages(RemoteMessages { try await Self.throwingUnimplementedCalls { try await messages.next() } })
  }

  /// Runs work for a caller in another process. In it, a call of an unimplemented endpoint throws an error where it
  /// would stop the program.
  package static func throwingUnimplementedCalls<Success: Sendable>(
    _ work: @Sendable () async throws -> Success
  ) async rethrows -> Success {
    guard ServiceValues.current.unimplementedCalls == .stopping else { return try await work() }
    return try await withServices {
      $0.unimplementedCalls = .throwing
    } operation: {
      try await work()
    }
  }
}
