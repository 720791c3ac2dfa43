#if GRPC
  public import GRPCCore

  /// A transport of a server that repairs timeouts of callers before gRPC reads them.
  ///
  /// In grpc-swift 2.4.3, a call with the header `grpc-timeout: -1S` stops the program, before interceptors and
  /// endpoints run. If other programs than your own call the server, put this transport around the one that listens:
  ///
  /// ```swift
  /// let server = GRPCServer(
  ///   transport: .checkingTimeouts(
  ///     of: .http2NIOPosix(address: .ipv4(host: "0.0.0.0", port: 50051), transportSecurity: .plaintext)),
  ///   services: [LandmarkService.live(store: store).grpcService()])
  /// ```
  ///
  /// A negative timeout has passed when the call begins, and one of more than a century is a century. Any other call
  /// passes through unchanged. `server.listeningAddress` is not available with this transport: read it from ``base``,
  /// `server.transport.base.listeningAddress`.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  public struct TimeoutCheckingTransport<Base: ServerTransport>: ServerTransport {
    public typealias Bytes = Base.Bytes

    /// The transport that listens.
    public let base: Base

    public func configure(context: GRPCServerContext) { base.configure(context: context) }

    @concurrent
    public func listen(
      streamHandler:
        @escaping @concurrent @Sendable (_ stream: RPCStream<Inbound, Outbound>, _ context: ServerContext) async -> Void
    ) async throws {
      try await base.listen { stream, context in
        let parts = RPCAsyncSequence(wrapping: CheckedParts(parts: stream.inbound))
        await streamHandler(
          RPCStream(descriptor: stream.descriptor, inbound: parts, outbound: stream.outbound), context)
      }
    }

    public func beginGracefulShutdown() { base.beginGracefulShutdown() }
  }

  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension ServerTransport {
    /// Returns a transport that repairs the timeouts of callers; see ``TimeoutCheckingTransport``.
    ///
    /// - Parameter base: The transport that listens.
    /// - Returns: The transport for `GRPCServer`.
    public static func checkingTimeouts<Base: ServerTransport>(of base: Base) -> Self
    where Self == TimeoutCheckingTransport<Base> {
      Self(base: base)
    }
  }

  /// The parts of a call, with a repaired timeout in the metadata, which is the first part.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  private struct CheckedParts<Bytes: GRPCContiguousBytes & Sendable>: AsyncSequence, Sendable {
    typealias Element = RPCRequestPart<Bytes>
    typealias Failure = any Error

    let parts: RPCAsyncSequence<Element, any Error>

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(parts: parts.makeAsyncIterator()) }

    struct AsyncIterator: AsyncIteratorProtocol {
      var parts: RPCAsyncSequence<Element, any Error>.AsyncIterator

      mutating func next() async throws -> Element? { try await next(isolation: #isolation) }

      mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
        let part = try await parts.next(isolation: actor)
        guard case .metadata(var metadata)? = part else { return part }
        metadata.makeTimeoutCountable()
        return .metadata(metadata)
      }
    }
  }
#endif
