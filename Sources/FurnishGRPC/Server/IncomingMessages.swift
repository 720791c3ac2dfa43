#if GRPC
  import FurnishRemote
  import GRPCCore

  /// The messages of a caller: its arguments, and then the elements of its stream.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct IncomingMessages {
    private var messages: RPCAsyncSequence<[UInt8], any Error>.AsyncIterator
    private let marksEnd: Bool
    private var hasArguments = false

    init(of request: StreamingServerRequest<[UInt8]>) {
      messages = request.messages.makeAsyncIterator()
      marksEnd = request.metadata.marksEnd
    }

    /// Returns the next message, or `nil` after the last one.
    ///
    /// - Throws: An error if the caller disconnects, or if its stream breaks off.
    mutating func next() async throws -> [UInt8]? {
      let message = try await messages.next(isolation: #isolation)
      // A stream ends early in a canceled task. The service must not take that for the end.
      if message == nil { try Task.checkCancellation() }
      guard hasArguments else {
        hasArguments = true
        return message
      }
      // A program in another language does not mark the end.
      guard marksEnd else { return message }
      switch message.map({ MarkedMessage($0) }) {
      case .item(let item): return item
      case .end: return nil
      // A caller whose stream fails cancels the call, and sends no failure.
      case .failure, nil: throw MissingEnd()
      }
    }
  }

  /// The error of a stream that ends without its mark. ``ServedEndpoint`` replaces it by a failure with a message.
  private struct MissingEnd: Error {}
#endif
