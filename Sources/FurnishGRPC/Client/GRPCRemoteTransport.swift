#if GRPC
  import Furnish
  import FurnishRemote
  import GRPCCore

  /// A transport that sends calls with a client of gRPC.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct GRPCRemoteTransport<Transport: ClientTransport>: RemoteTransport {
    let client: GRPCClient<Transport>
    /// The name of the service on the server; `nil` for the name of its type.
    let serviceName: String?
    let applicationMetadata: @Sendable () async throws -> Metadata

    func send(_ request: RemoteRequest) async throws -> RemoteReply {
      let outgoing = OutgoingCall(request)
      do {
        let metadata = try await metadata(of: request, outgoing.wording)
        guard request.returnsStream else { return .message(try await message(outgoing, metadata)) }
        return .messages(try await messages(outgoing, metadata))
      } catch {
        if Task.isCancelled { throw CancellationError() }
        throw outgoing.failure(or: error)
      }
    }

    private func metadata(of request: RemoteRequest, _ wording: RemoteError.Wording) async throws -> Metadata {
      var metadata = try await applicationMetadata()
      try metadata.removeReserved(wording)
      metadata.addTraceContext()
      metadata.add(request)
      try metadata.validate(wording)
      return metadata
    }

    private func message(_ outgoing: OutgoingCall, _ metadata: Metadata) async throws -> [UInt8] {
      try await call(outgoing, metadata) { reply in
        var message: [UInt8]?
        while let next = try await reply.next() {
          guard message == nil else { throw outgoing.wording.severalMessages }
          message = next
        }
        guard let message else { throw outgoing.wording.noMessage }
        return message
      }
    }

    private func messages(_ outgoing: OutgoingCall, _ metadata: Metadata) async throws -> RemoteMessages {
      let stream = try await IncomingStream(outgoing.wording) { opened, demands, messages in
        try await call(outgoing, metadata) { reply in
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
      _ outgoing: OutgoingCall, _ metadata: Metadata,
      reading read: @escaping @Sendable (inout IncomingReply) async throws -> Result
    ) async throws -> Result {
      try await client.bidirectionalStreaming(
        request: StreamingClientRequest(metadata: metadata) { writer in try await outgoing.write(to: writer) },
        descriptor: MethodDescriptor(
          fullyQualifiedService: serviceName ?? outgoing.request.service, method: outgoing.request.endpoint),
        serializer: outgoing, deserializer: MessageBytes(),
        options: outgoing.request.isSentOnce ? .sentOnce : .defaults
      ) { response in
        var reply = try await IncomingReply(response, outgoing.wording)
        return try await read(&reply)
      }
    }
  }

  extension RemoteRequest {
    /// A Boolean value that indicates whether the call replaces the client's retry policy by one that never repeats a
    /// call.
    ///
    /// A call with a caller's stream does not: under any policy, grpc-swift 2.4.3 waits for the end of that stream
    /// although the server has answered. If the client repeats such a call, ``OutgoingCall`` throws instead of
    /// serializing the arguments again.
    fileprivate var isSentOnce: Bool { !isIdempotent && messages == nil }
  }

  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension CallOptions {
    /// The options of a call that no policy of the client repeats. If a call has no policy of its own, the client's
    /// policy applies. This policy repeats only calls that fail with the status `ok`, and no call fails with that
    /// status.
    fileprivate static var sentOnce: CallOptions {
      var options = CallOptions.defaults
      options.executionPolicy = .retry(
        RetryPolicy(
          maxAttempts: 2, initialBackoff: .seconds(1), maxBackoff: .seconds(1), backoffMultiplier: 1,
          retryableStatusCodes: [.ok]))
      return options
    }
  }
#endif
