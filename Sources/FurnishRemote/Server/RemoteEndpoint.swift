/// An endpoint that can be called from another process, with the function that calls it on the server.
///
/// `@RemoteService` writes one for each endpoint.
public struct RemoteEndpoint<Service: Sendable>: Sendable {
  /// The endpoint in its own process.
  public let endpoint: ServiceEndpoint
  /// The type of the endpoint, which both sides compare at each call: `(id: String) async throws -> Landmark?`.
  public let signature: String
  /// A Boolean value that indicates whether a transport may send a call again.
  public let isIdempotent: Bool

  typealias Answer = @Sendable (Service, RemoteRequest, any RemoteCoder) async throws -> RemoteReply
  private let answer: Answer

  private init(_ endpoint: ServiceEndpoint, _ signature: String, _ isIdempotent: Bool, answer: @escaping Answer) {
    self.endpoint = endpoint
    self.signature = signature
    self.isIdempotent = isIdempotent
    self.answer = answer
  }

  /// Creates an endpoint that returns a value.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint in its own process.
  ///   - signature: The type of the endpoint.
  ///   - isIdempotent: Whether a transport may send a call again.
  ///   - call: Calls the endpoint.
  public init<Arguments: Codable & Sendable, Result: Codable & Sendable>(
    _ endpoint: ServiceEndpoint, signature: String, isIdempotent: Bool = false,
    call: @escaping @Sendable (Service, Arguments) async throws -> Result
  ) {
    self.init(endpoint, signature, isIdempotent) { service, request, coder in
      let result = try await call(service, try Self.arguments(of: request, to: endpoint, coder))
      return .message(try Self.encode(result, of: endpoint, coder))
    }
  }

  /// Creates an endpoint that returns a stream.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint in its own process.
  ///   - signature: The type of the endpoint.
  ///   - isIdempotent: Whether a transport may send a call again.
  ///   - call: Calls the endpoint.
  public init<Arguments: Codable & Sendable, Element: Codable & Sendable>(
    _ endpoint: ServiceEndpoint, signature: String, isIdempotent: Bool = false,
    call: @escaping @Sendable (Service, Arguments) async throws -> AsyncThrowingStream<Element, any Error>
  ) {
    self.init(endpoint, signature, isIdempotent) { service, request, coder in
      let stream = try await call(service, try Self.arguments(of: request, to: endpoint, coder))
      return .messages(Self.messages(stream, of: endpoint, coder))
    }
  }

  /// Creates an endpoint that takes a stream and returns a value.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint in its own process.
  ///   - signature: The type of the endpoint.
  ///   - isIdempotent: Whether a transport may send a call again.
  ///   - call: Calls the endpoint.
  public init<Arguments: Codable & Sendable, Item: Codable & Sendable, Result: Codable & Sendable>(
    _ endpoint: ServiceEndpoint, signature: String, isIdempotent: Bool = false,
    call: @escaping @Sendable (Service, Arguments, AsyncThrowingStream<Item, any Error>) async throws -> Result
  ) {
    self.init(endpoint, signature, isIdempotent) { service, request, coder in
      let items: AsyncThrowingStream<Item, any Error> = try Self.items(of: request, to: endpoint, coder)
      let result = try await call(service, try Self.arguments(of: request, to: endpoint, coder), items)
      return .message(try Self.encode(result, of: endpoint, coder))
    }
  }

  /// Creates an endpoint that takes a stream and returns one.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint in its own process.
  ///   - signature: The type of the endpoint.
  ///   - isIdempotent: Whether a transport may send a call again.
  ///   - call: Calls the endpoint.
  public init<Arguments: Codable & Sendable, Item: Codable & Sendable, Element: Codable & Sendable>(
    _ endpoint: ServiceEndpoint, signature: String, isIdempotent: Bool = false,
    call:
      @escaping @Sendable (Service, Arguments, AsyncThrowingStream<Item, any Error>) async throws ->
      AsyncThrowingStream<Element, any Error>
  ) {
    self.init(endpoint, signature, isIdempotent) { service, request, coder in
      let items: AsyncThrowingStream<Item, any Error> = try Self.items(of: request, to: endpoint, coder)
      let stream = try await call(service, try Self.arguments(of: request, to: endpoint, coder), items)
      return .messages(Self.messages(stream, of: endpoint, coder))
    }
  }

  func reply(to request: RemoteRequest, from service: Service, _ coder: any RemoteCoder) async -> RemoteReply {
    if let callerSignature = request.signature, callerSignature != signature {
      return .failure(RemoteFailure(endpoint.wording.mismatch(caller: callerSignature, server: signature)))
    }
    do {
      return try await answer(service, request, coder)
    } catch {
      return .failure(RemoteFailure(error, of: endpoint, coder))
    }
  }
}
