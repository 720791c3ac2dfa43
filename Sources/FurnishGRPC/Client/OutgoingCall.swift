#if GRPC
  import Furnish
  import FurnishRemote
  import GRPCCore

  /// The messages of a call on their way to the server, and why they broke off.
  ///
  // `@unchecked Sendable`: `brokenOff` is read and written behind `lock`.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  final class OutgoingCall: @unchecked Sendable {
    let request: RemoteRequest
    private let start = ContinuousClock.now
    private let lock = Lock()
    private var brokenOff: RemoteFailure?

    init(_ request: RemoteRequest) { self.request = request }

    var wording: RemoteError.Wording {
      RemoteError.Wording(service: request.service, endpoint: request.endpoint)
    }

    /// Writes the arguments, and then the messages of the caller's stream.
    func write(to writer: RPCWriter<[UInt8]>) async throws {
      try await writer.write(request.arguments)
      guard let messages = request.messages else { return }
      while let message = try await next(messages) { try await writer.write(message) }
    }

    private func next(_ messages: RemoteMessages) async throws -> [UInt8]? {
      do {
        let message = try await messages.next()
        // A stream ends early in a canceled task. The server must not take that for the end.
        if message == nil { try Task.checkCancellation() }
        return message
      } catch let failure as RemoteFailure {
        lock.withLock { brokenOff = failure }
        throw RPCError(RemoteError(.cancelled, ""))
      }
    }

    /// The failure of the call, for an error that the client threw: the caller's own stream is the reason, if that failed.
    func failure(or error: any Error) -> RemoteFailure {
      if let brokenOff = lock.withLock({ brokenOff }) { return brokenOff }
      let failure = RemoteFailure(thrown: error, wording)
      // The server ends a call at the same time as the caller does; its answer may be here first.
      if let limit = request.timeLimit, failure.error.code == .cancelled, ContinuousClock.now - start >= limit {
        return RemoteFailure(wording.expired(after: limit))
      }
      return failure
    }
  }
#endif
