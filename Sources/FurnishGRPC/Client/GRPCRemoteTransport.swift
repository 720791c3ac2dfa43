#if GRPC
  import Furnish
  import FurnishRemote
  import GRPCCore

  /// A transport that sends calls with a client of gRPC.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct GRPCRemoteTransport<Transport: ClientTransport>: RemoteTransport {
    let client: GRPCClient<Transport>
    let applicationMetadata: @Sendable () async throws -> Metadata
    private let policies = ClientPolicies()

    init(client: GRPCClient<Transport>, applicationMetadata: @escaping @Sendable () async throws -> Metadata) {
      self.client = client
      self.applicationMetadata = applicationMetadata
    }

    func send(_ request: RemoteRequest) async throws -> RemoteReply {
      guard request.isSentOnce else { return try await send(OutgoingCall(request), .defaults) }
      if !policies.isFound {
        let outgoing = OutgoingCall(request, withholdingUnderPolicy: true)
        do {
          return try await send(outgoing, .defaults)
        } catch {
          guard outgoing.isWithheld, !Task.isCancelled else { throw error }
          policies.setFound()
        }
      }
      return try await send(OutgoingCall(request), .sentOnce)
    }

    private func send(_ outgoing: OutgoingCall, _ options: CallOptions) async throws -> RemoteReply {
      do {
        let metadata = try await metadata(of: outgoing.request, outgoing.wording)
        guard outgoing.request.returnsStream else { return .message(try await message(outgoing, metadata, options)) }
        return .messages(try await messages(outgoing, metadata, options))
      } catch {
        if Task.isCancelled { throw CancellationError() }
        throw outgoing.failure(or: error)
      }
    }

    private func metadata(of request: RemoteRequest, _ wording: RemoteError.Wording) async throws -> Metadata {
      var metadata = try await applicationMetadata()
      metadata.addTraceContext()
      metadata.add(request)
      try metadata.validate(wording)
      return metadata
    }

    private func message(
      _ outgoing: OutgoingCall, _ metadata: Metadata, _ options: CallOptions
    ) async throws -> [UInt8] {
      try await call(outgoing, metadata, options) { reply in
        var message: [UInt8]?
        while let next = try await reply.next() {
          guard message == nil else { throw outgoing.wording.severalMessages }
          message = next
        }
        guard let message else { throw outgoing.wording.noMessage }
        return message
      }
    }

    private func messages(
      _ outgoing: OutgoingCall, _ metadata: Metadata, _ options: CallOptions
    ) async throws -> RemoteMessages {
      let stream = try await IncomingStream(outgoing.wording) { opened, demands, messages in
        try await call(outgoing, metadata, options) { reply in
          opened.finish()
          for await _ in demands {
            guard let message = try await reply.next() else { break }
            messages.yield(message)
          }
        }
      } failure: {
        outgoing.failure(or: $0)
      }
      return RemoteMessages { try await stream.next() }
    }

    private func call<Result: Sendable>(
      _ outgoing: OutgoingCall, _ metadata: Metadata, _ options: CallOptions,
      reading read: @escaping @Sendable (inout IncomingReply) async throws -> Result
    ) async throws -> Result {
      try await client.bidirectionalStreaming(
        request: StreamingClientRequest(metadata: metadata) { writer in try await outgoing.write(to: writer) },
        descriptor: MethodDescriptor(
          fullyQualifiedService: outgoing.request.service, method: outgoing.request.endpoint),
        serializer: outgoing, deserializer: MessageBytes(), options: options
      ) { response in
        var reply = try await IncomingReply(response, outgoing.wording)
        return try await read(&reply)
      }
    }
  }

  extension RemoteRequest {
    /// A Boolean value that indicates whether no policy of the client may apply to the call.
    ///
    /// One applies to a call with a caller's stream: under any policy, grpc-swift 2.4.3 waits for the end of that stream although
    /// the server has answered. The serializer of the call refuses to repeat it.
    fileprivate var isSentOnce: Bool { !isIdempotent && messages == nil }
  }

  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension CallOptions {
    /// The options of a call that no policy of the client repeats, for clients that have one. Without a policy here, that of
    /// the client would apply, so this one repeats calls that fail with `ok`, which no call does.
    fileprivate static var sentOnce: CallOptions {
      var options = CallOptions.defaults
      options.executionPolicy = .retry(
        RetryPolicy(
          maxAttempts: 2, initialBackoff: .seconds(1), maxBackoff: .seconds(1), backoffMultiplier: 1,
          retryableStatusCodes: [.ok]))
      return options
    }
  }

  /// A memory of whether the client has a policy of retries or hedges for an endpoint that must not be repeated.
  ///
  /// A client does not expose its policies. A policy of each call's own would forbid repetition too, but it costs a tenth of the
  /// processor time of a call: grpc-swift 2.4.3 copies the messages of such a call.
  // `@unchecked Sendable`: `found` is read and written behind `lock`.
  private final class ClientPolicies: @unchecked Sendable {
    private let lock = Lock()
    private var found = false

    var isFound: Bool { lock.withLock { found } }

    func setFound() { lock.withLock { found = true } }
  }
#endif
