#if GRPC
  import Furnish
  import FurnishRemote
  import GRPCCore

  /// The messages of a call on their way to the server, and the failure that stopped them, if one did.
  ///
  /// It is the serializer of its call, because a client that retries serializes each message again: the arguments of an
  /// endpoint that is not idempotent are serialized once.
  ///
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
      // The server ends a call at the same time as the caller does; its answer may arrive first.
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
        // A client whose server has answered cancels this task, and a caller's stream may throw for that reason.
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
