#if GRPC
  import FurnishRemote
  import GRPCCore

  /// The messages of a reply.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct IncomingReply {
    private var parts: RPCAsyncSequence<StreamingClientResponse<[UInt8]>.Contents.BodyPart, any Error>.AsyncIterator
    private let marksFailure: Bool
    private let wording: RemoteError.Wording

    /// Begins to read a reply.
    ///
    /// - Throws: A ``/FurnishRemote/RemoteFailure`` if the server rejected the call.
    init(_ response: StreamingClientResponse<[UInt8]>, _ wording: RemoteError.Wording) async throws {
      switch response.accepted {
      case .failure(let error): throw RemoteFailure(error)
      case .success(let contents):
        parts = contents.bodyParts.makeAsyncIterator()
        marksFailure = contents.metadata.marksFailure
        self.wording = wording
        guard contents.metadata.hasTypedFailure else { return }
        let payload = try await nextMessage()
        throw await failure(with: payload)
      }
    }

    /// Returns the next message, or `nil` after the last one.
    ///
    /// - Throws: A ``/FurnishRemote/RemoteFailure`` if the message is an error.
    mutating func next() async throws -> [UInt8]? {
      let message = try await nextMessage()
      guard marksFailure, let message else { return message }
      switch MarkedMessage(message) {
      case .item(let item): return item
      case .failure(let payload): throw await failure(with: payload)
      // A server that uses this module does not send an empty message here. The coder rejects it.
      case .end: return message
      }
    }

    private mutating func nextMessage() async throws -> [UInt8]? {
      while let part = try await parts.next(isolation: #isolation) {
        if case .message(let message) = part { return message }
      }
      return nil
    }

    /// Returns the failure of a call whose typed error has arrived as `payload`. The status, which follows that
    /// message, is read first.
    private mutating func failure(with payload: [UInt8]?) async -> any Error {
      do {
        while try await nextMessage() != nil {}
        return RemoteFailure(wording.missingStatus, payload: payload)
      } catch {
        guard let error = error as? RPCError else { return error }
        return RemoteFailure(error, payload: payload)
      }
    }
  }
#endif
