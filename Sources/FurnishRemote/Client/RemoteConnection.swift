/// The way from a remote service to the server that serves it.
///
/// ```swift
/// LandmarkService.remote(over: .inMemory(serving: .mock))
/// LandmarkService.remote(over: .transport(transport))
/// ```
public struct RemoteConnection<Service: RemoteService>: Sendable {
  private let transport: any RemoteTransport
  private let coder: any RemoteCoder

  /// Returns a connection over a transport.
  ///
  /// - Parameters:
  ///   - transport: The transport, which carries each call.
  ///   - coder: The format of the messages, which must be that of the server.
  /// - Returns: The connection.
  public static func transport(_ transport: any RemoteTransport, coder: any RemoteCoder = .json) -> Self {
    Self(transport: transport, coder: coder)
  }

  /// Returns a connection to a service in this process, for tests and previews: everything is encoded and decoded as
  /// between two processes.
  ///
  /// - Parameters:
  ///   - service: The service that answers the calls.
  ///   - coder: The format of the messages.
  /// - Returns: The connection.
  public static func inMemory(serving service: Service, coder: any RemoteCoder = .json) -> Self {
    Self(transport: InMemoryTransport(server: RemoteServer(service, coder: coder)), coder: coder)
  }

  /// Calls an endpoint that returns a value.
  ///
  /// The code that `@RemoteService` writes uses this method and the other methods that call an endpoint.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to call.
  ///   - arguments: The arguments, as ``RemoteArguments``.
  ///   - items: The argument that is a stream.
  /// - Returns: The result.
  /// - Throws: A ``RemoteError``, or `CancellationError` if the task of the caller is canceled.
  public func call<Result: Decodable & Sendable>(
    _ endpoint: RemoteEndpoint<Service>, _ arguments: some Encodable & Sendable, sending items: RemoteItems? = nil
  ) async throws -> Result {
    do throws(RemoteFailure) { return try await message(endpoint, arguments, items) } catch { throw error.untyped }
  }

  /// Calls an endpoint that returns a value and throws an error of its own type.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to call.
  ///   - arguments: The arguments, as ``RemoteArguments``.
  ///   - items: The argument that is a stream.
  ///   - throwing: The type of the error.
  /// - Returns: The result.
  /// - Throws: The error that the endpoint threw, or one for the failure of the call.
  public func call<Result: Decodable & Sendable, Failure: RemoteThrowable>(
    _ endpoint: RemoteEndpoint<Service>, _ arguments: some Encodable & Sendable, sending items: RemoteItems? = nil,
    throwing: Failure.Type
  ) async throws(Failure) -> Result {
    do throws(RemoteFailure) {
      return try await message(endpoint, arguments, items)
    } catch {
      throw error.typed(Failure.self, coder)
    }
  }

  /// Calls an endpoint that returns a stream.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to call.
  ///   - arguments: The arguments, as ``RemoteArguments``.
  ///   - items: The argument that is a stream.
  /// - Returns: The stream, which pulls its elements one by one.
  /// - Throws: A ``RemoteError``, or `CancellationError` if the task of the caller is canceled.
  public func stream<Element: Decodable & Sendable>(
    _ endpoint: RemoteEndpoint<Service>, _ arguments: some Encodable & Sendable, sending items: RemoteItems? = nil
  ) async throws -> AsyncThrowingStream<Element, any Error> {
    do throws(RemoteFailure) {
      return try await elements(endpoint, arguments, items) { $0.untyped }
    } catch {
      throw error.untyped
    }
  }

  /// Calls an endpoint that returns a stream and throws an error of its own type. The stream ends with an error of that
  /// type if the server's stream does; any other error of the stream is a ``RemoteError``.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to call.
  ///   - arguments: The arguments, as ``RemoteArguments``.
  ///   - items: The argument that is a stream.
  ///   - throwing: The type of the error.
  /// - Returns: The stream, which pulls its elements one by one.
  /// - Throws: The error that the endpoint threw, or one for the failure of the call.
  public func stream<Element: Decodable & Sendable, Failure: RemoteThrowable>(
    _ endpoint: RemoteEndpoint<Service>, _ arguments: some Encodable & Sendable, sending items: RemoteItems? = nil,
    throwing: Failure.Type
  ) async throws(Failure) -> AsyncThrowingStream<Element, any Error> {
    do throws(RemoteFailure) {
      return try await elements(endpoint, arguments, items) { [coder] failure in
        failure.own(Failure.self, coder) ?? failure.untyped
      }
    } catch {
      throw error.typed(Failure.self, coder)
    }
  }

  private func message<Result: Decodable & Sendable>(
    _ endpoint: RemoteEndpoint<Service>, _ arguments: some Encodable & Sendable, _ items: RemoteItems?
  ) async throws(RemoteFailure) -> Result {
    guard case .message(let bytes) = try await reply(to: endpoint, arguments, items, isStream: false) else {
      throw RemoteFailure(endpoint.endpoint.wording.wrongShape)
    }
    do {
      return try coder.decode(Result.self, from: bytes)
    } catch {
      throw RemoteFailure(endpoint.endpoint.wording.unreadableReply)
    }
  }

  private func elements<Element: Decodable & Sendable>(
    _ endpoint: RemoteEndpoint<Service>, _ arguments: some Encodable & Sendable, _ items: RemoteItems?,
    failing: @escaping @Sendable (RemoteFailure) -> any Error
  ) async throws(RemoteFailure) -> AsyncThrowingStream<Element, any Error> {
    guard case .messages(let messages) = try await reply(to: endpoint, arguments, items, isStream: true) else {
      throw RemoteFailure(endpoint.endpoint.wording.wrongShape)
    }
    let wording = endpoint.endpoint.wording
    return .pulled(orThrowing: wording.iteratedTwice) { [coder] in
      let message: [UInt8]?
      do {
        message = try await messages.next()
      } catch {
        throw failing(RemoteFailure(arrived: error, wording))
      }
      do {
        return try message.map { try coder.decode(Element.self, from: $0) }
      } catch {
        throw wording.unreadableReply
      }
    }
  }

  private func reply(
    to endpoint: RemoteEndpoint<Service>, _ arguments: some Encodable & Sendable, _ items: RemoteItems?,
    isStream: Bool
  ) async throws(RemoteFailure) -> RemoteReply {
    let wording = endpoint.endpoint.wording
    let encoded: [UInt8]
    do { encoded = try coder.encode(arguments) } catch { throw RemoteFailure(wording.unwritableArguments) }
    let request = RemoteRequest(
      service: endpoint.endpoint.service, endpoint: endpoint.endpoint.name, signature: endpoint.signature,
      arguments: encoded, messages: items?.messages(coder, wording), isIdempotent: endpoint.isIdempotent,
      returnsStream: isStream, timeLimit: TimeLimit.serverLimit(of: endpoint.endpoint))
    let reply: RemoteReply
    do {
      reply = try await transport.send(request)
    } catch {
      throw RemoteFailure(arrived: error, wording)
    }
    if case .failure(let failure) = reply { throw failure }
    return reply
  }
}
