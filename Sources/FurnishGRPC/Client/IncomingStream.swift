#if GRPC
  import Furnish
  import FurnishRemote

  /// A call that runs while its messages are pulled, and ends with the last reference to this object.
  ///
  /// gRPC passes a reply to a function, and ends the call when that function returns. So the function runs in a task of
  /// its own: it receives a demand for each message that is pulled, and no message waits in a buffer here.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  final class IncomingStream: Sendable {
    typealias Opened = AsyncThrowingStream<Void, any Error>.Continuation
    typealias Messages = AsyncThrowingStream<[UInt8], any Error>.Continuation

    private let task: Task<Void, Never>
    private let demand: AsyncStream<Void>.Continuation
    private let messages: RemoteMessages

    /// Starts a call, and returns when its reply begins.
    ///
    /// - Parameters:
    ///   - wording: The words of errors.
    ///   - run: Runs the call. It finishes `opened` when the reply begins, and sends one message for each demand.
    ///   - failure: Returns the failure for an error of the call.
    /// - Throws: The failure of a call that was rejected, or `CancellationError`.
    init(
      _ wording: RemoteError.Wording,
      run:
        @escaping @Sendable (_ opened: Opened, _ demands: AsyncStream<Void>, _ messages: Messages) async throws ->
        Void,
      failure: @escaping @Sendable (any Error) -> RemoteFailure
    ) async throws {
      let (opening, opened) = AsyncThrowingStream<Void, any Error>.makeStream()
      let (demands, demand) = AsyncStream<Void>.makeStream()
      let (arriving, arrived) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
      self.demand = demand
      messages = RemoteMessages(pulling: arriving.makeAsyncIterator(), orThrowing: wording.iteratedTwice) { iterator in
        try await iterator.next(isolation: #isolation)
      } failure: {
        failure($0)
      }
      task = Task {
        do {
          try await run(opened, demands, arrived)
          arrived.finish()
        } catch {
          let failure = failure(error)
          opened.finish(throwing: failure)
          arrived.finish(throwing: failure)
        }
      }
      for try await _ in opening {}
      try Task.checkCancellation()
    }

    deinit { task.cancel() }

    /// Returns the next message, or `nil` after the last one.
    func next() async throws -> [UInt8]? {
      demand.yield()
      return try await messages.next()
    }
  }
#endif
