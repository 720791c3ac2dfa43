/// The stream that a caller passes to an endpoint.
public struct RemoteItems: Sendable {
  private let encoded: @Sendable (any RemoteCoder, RemoteError.Wording) -> RemoteMessages

  /// Creates the stream of messages that a call sends.
  ///
  /// - Parameter stream: The argument of the endpoint.
  public init<Item: Encodable & Sendable>(_ stream: AsyncThrowingStream<Item, any Error>) {
    encoded = { coder, wording in
      RemoteMessages(stream, wording: wording) { item in
        do { return try coder.encode(item) } catch { throw wording.unwritableArguments }
      } failure: { error in
        switch error {
        case let error as RemoteError: RemoteFailure(wording.named(error))
        case is CancellationError: RemoteFailure(wording.cancelled)
        default: RemoteFailure(wording.failedStream(with: "\(type(of: error))"))
        }
      }
    }
  }

  func messages(_ coder: any RemoteCoder, _ wording: RemoteError.Wording) -> RemoteMessages { encoded(coder, wording) }
}
