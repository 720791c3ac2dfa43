#if GRPC
  import Furnish
  import FurnishRemote
  import GRPCCore

  /// The messages of a call on their way to the server, and the failure that stopped them, if one did.
  ///
  /// This object is also the serializer of the call: a client that repeats a call serializes its messages again, so an
  /// attempt to serialize the arguments a second time fails unless the endpoint is idempotent.
  // `@unchecked Sendable`: `state` is read and written behind `lock`.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  final class OutgoingCall: MessageSerializer, @unchecked Sendable {
    enum Message: Sendable {
      case arguments([UInt8])
      case item([UInt8])
      case end
    }

    private enum State {
      case open
      case sent
      case brokenOff(RemoteFailure)
    }

    let request: RemoteRequest
    private let start = ContinuousClock.now
    private let lock = Lock()
    private var state = State.open

    init(_ request: RemoteRequest) { self.request = request }

    var wording: RemoteError.Wording {
      RemoteError.Wording(service: request.service, endpoint: request.endpoint)
    }

    /// Writes the arguments, and then the messages of the caller's stream and its end.
    func write(to writer: RPCWriter<Message>) async throws {
      try await writer.write(.arguments(request.arguments))
      guard let messages = request.messages else { return }
      while let message = try await next(messages) { try await writer.write(.item(message)) }
      try await writer.write(.end)
    }

    func serialize<Bytes: GRPCContiguousBytes>(_ message: Message) throws -> Bytes {
      switch message {
      case .item(let bytes): return Bytes(MarkedMessage.item(bytes).bytes)
      case .end: return Bytes(MarkedMessage.end.bytes)
      case .arguments(let bytes):
        guard request.isIdempotent || markSent() else { throw RPCError(wording.notSentAgain) }
        return Bytes(bytes)
      }
    }

    /// Returns the failure of the call, for an error that the client threw. A failure of the caller's own stream takes
    /// precedence.
    func failure(or error: any Error) -> RemoteFailure {
      if case .brokenOff(let failure) = lock.withLock({ state }) { return failure }
      let failure = RemoteFailure(thrown: error, wording)
      // When the time limit of a call has passed, both the caller and the server cancel it. The server's cancellation
      // may arrive before the caller's own timeout.
      if let limit = request.timeLimit, failure.error.code == .cancelled, ContinuousClock.now - start >= limit {
        return RemoteFailure(wording.expired(after: limit))
      }
      return failure
    }

    private func next(_ messages: RemoteMessages) async throws -> [UInt8]? {
      do {
        // The server may answer while the caller's stream waits, and the call must not wait for that stream.
        let message = try await abandoning { try await messages.next() }
        // A stream ends early in a canceled task. The server must not take that for the end.
        if message == nil { try Task.checkCancellation() }
        return message
      } catch let failure as RemoteFailure {
        // When the server has answered, the client cancels this task. An error that the caller's stream throws because
        // of that is not the failure of the call.
        if !Task.isCancelled { lock.withLock { state = .brokenOff(failure) } }
        throw RPCError(RemoteError(.cancelled, ""))
      }
    }

    /// Marks the arguments as sent, and returns whether they were not sent before.
    private func markSent() -> Bool {
      lock.withLock {
        switch state {
        case .open:
          state = .sent
          return true
        case .sent: state = .brokenOff(RemoteFailure(wording.notSentAgain))
        case .brokenOff: break
        }
        return false
      }
    }
  }
#endif
