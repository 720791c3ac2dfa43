#if GRPC
  import FurnishRemote
  import GRPCCore

  /// The messages of a reply.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct IncomingReply {
    private var parts: RPCAsyncSequence<StreamingClientResponse<[UInt8]>.Contents.BodyPart, any Error>.AsyncIterator

    /// Begins to read a reply.
    ///
    /// - Throws: A ``/FurnishRemote/RemoteFailure`` if the server rejected the call.
    init(_ response: StreamingClientResponse<[UInt8]>) async throws {
      switch response.accepted {
      case .failure(let error): throw RemoteFailure(error)
      case .success(let contents):
        parts = contents.bodyParts.makeAsyncIterator()
        if contents.metadata.hasTypedFailure { try await readFailure() }
      }
    }

    /// Returns the next message, or `nil` after the last one.
    mutating func next() async throws -> [UInt8]? {
      while let part = try await parts.next(isolation: #isolation) {
        if case .message(let message) = part { return message }
      }
      return nil
    }

    private mutating func readFailure() async throws {
      var payload: [UInt8]?
      do {
        while let message = try await next() { payload = message }
      } catch let error as RPCError {
        throw RemoteFailure(error, payload: payload)
      }
    }
  }
#endif
