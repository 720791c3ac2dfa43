#if GRPC
  import Furnish
  import FurnishRemote
  import FurnishServiceLifecycle
  import GRPCCore
  import Logging

  /// The handler of one method: it answers calls with the endpoint of the same name.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct ServedEndpoint: Sendable {
    let endpoint: ServiceEndpoint
    let isIdempotent: Bool
    let server: RemoteServer
    let coder: any RemoteCoder
    let logger: Logger
    let openCall: @Sendable (Metadata) async throws -> any ServerCall

    /// Returns the response to a call. A failure before the first message is a response of trailers alone.
    func response(
      to request: StreamingServerRequest<[UInt8]>, in context: ServerContext
    ) async -> StreamingServerResponse<[UInt8]> {
      await request.metadata.withTraceContext {
        do {
          let (call, reply) = try await untilCanceled { try await answer(request) }
          return response(to: request, reply, in: call, context)
        } catch {
          return failed(with: failure(for: error, of: request, context))
        }
      }
    }

    private func answer(
      _ request: StreamingServerRequest<[UInt8]>
    ) async throws -> (any ServerCall, RemoteReply) {
      let messages = messages(of: request)
      // The arguments are read first: a call that breaks off before them opens no scope.
      let arguments = try await messages.next() ?? []
      let call = try await RemoteServer.throwingUnimplementedCalls { try await openCall(request.metadata) }
      let reply = try await call.handle {
        await server.reply(
          to: RemoteRequest(
            service: endpoint.service, endpoint: endpoint.name, signature: request.metadata.signature,
            arguments: arguments, messages: messages, isIdempotent: isIdempotent))
      }
      // Only a stream still needs the scope of its call.
      if case .messages = reply {} else { await call.close() }
      return (call, reply)
    }

    /// Returns the messages of the caller. They end with an error if the caller disconnects or its stream fails.
    private func messages(of request: StreamingServerRequest<[UInt8]>) -> RemoteMessages {
      RemoteMessages(pulling: IncomingMessages(of: request), orThrowing: endpoint.wording.iteratedTwice) { messages in
        try await messages.next()
      } failure: { _ in
        RemoteFailure(endpoint.wording.brokenOff)
      }
    }

    private func response(
      to request: StreamingServerRequest<[UInt8]>, _ reply: RemoteReply, in call: any ServerCall,
      _ context: ServerContext
    ) -> StreamingServerResponse<[UInt8]> {
      switch reply {
      case .message(let message): StreamingServerResponse(single: ServerResponse(message: message))
      case .messages(let messages):
        StreamingServerResponse(metadata: marksFailure ? .markedFailure : [:]) { writer in
          do {
            // The transport pulls the stream after this function has returned, outside of the trace of the call.
            try await request.metadata.withTraceContext {
              try await untilCanceled {
                try await call.write {
                  while let message = try await messages.next() {
                    try await writer.write(marksFailure ? MarkedMessage.item(message).bytes : message)
                  }
                  // A stream ends early in a canceled task. The caller must not take that for the end.
                  try Task.checkCancellation()
                }
              }
            }
          } catch {
            let failure = failure(for: error, of: request, context)
            if marksFailure, let payload = failure.payload {
              try await writer.write(MarkedMessage.failure(payload).bytes)
            }
            throw RPCError(failure.error)
          }
          return [:]
        }
      case .failure(let error): failed(with: failure(for: error, of: request, context))
      }
    }

    /// A Boolean value that indicates whether a stream of the endpoint may end with an error of the endpoint's own
    /// type.
    private var marksFailure: Bool { endpoint.thrownType is any RemoteThrowable.Type }

    private func failed(with failure: RemoteFailure) -> StreamingServerResponse<[UInt8]> {
      let status = RPCError(failure.error)
      guard let payload = failure.payload else { return StreamingServerResponse(error: status) }
      return StreamingServerResponse(metadata: .typedFailure) { writer in
        try await writer.write(payload)
        throw status
      }
    }

    private func failure(
      for error: any Error, of request: StreamingServerRequest<[UInt8]>, _ context: ServerContext
    ) -> RemoteFailure {
      let failure = error as? RemoteFailure ?? RemoteFailure(error, of: endpoint, coder)
      if let error = failure.serviceError { logger.log(error, "A service of a call could not be created") }
      // A caller that cancels the call reads no answer, so a call without a timeout was canceled by the server.
      guard failure.error.code == .cancelled, context.cancellation.isCancelled, !request.metadata.hasTimeout else {
        return failure
      }
      return RemoteFailure(endpoint.wording.serverStopping)
    }
  }

  /// Runs work in a task that is canceled when the caller cancels the call: gRPC does not cancel the task of the call,
  /// and only calls a cancellation handler.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  private func untilCanceled<Success: Sendable>(
    _ work: @escaping @Sendable () async throws -> Success
  ) async throws -> Success {
    let task = Task { try await work() }
    return try await withTaskCancellationHandler {
      try await withRPCCancellationHandler {
        try await task.value
      } onCancelRPC: {
        task.cancel()
      }
    } onCancel: {
      task.cancel()
    }
  }
#endif
