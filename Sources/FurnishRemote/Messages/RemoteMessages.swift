/// A stream of encoded messages, which its reader pulls one by one: no message waits in a buffer.
///
/// Releasing it ends the stream at its source. One task at a time may pull.
public struct RemoteMessages: Sendable {
  private let pull: @Sendable () async throws -> [UInt8]?

  /// Creates a stream.
  ///
  /// - Parameter pull: Returns the next message, or `nil` after the last one. It throws a ``RemoteFailure`` if the
  ///   stream fails.
  public init(pull: @escaping @Sendable () async throws -> [UInt8]?) { self.pull = pull }

  /// Returns the next message, or `nil` after the last one.
  ///
  /// - Throws: A ``RemoteFailure`` if the stream fails.
  public func next() async throws -> [UInt8]? { try await pull() }
}

extension RemoteMessages {
  /// Creates a stream that encodes the elements of another one.
  ///
  /// - Parameters:
  ///   - stream: The elements.
  ///   - encode: Returns an element as bytes.
  ///   - failure: Returns the failure that is sent for an error of the stream.
  init<Element: Sendable>(
    _ stream: AsyncThrowingStream<Element, any Error>, wording: RemoteError.Wording,
    encode: @escaping @Sendable (Element) throws -> [UInt8],
    failure: @escaping @Sendable (any Error) -> RemoteFailure
  ) {
    self.init(
      pulling: stream.makeAsyncIterator(), orThrowing: wording.iteratedTwice,
      next: { (iterator: inout AsyncThrowingStream<Element, any Error>.Iterator) in
        try await iterator.next(isolation: #isolation).map(encode)
      }, failure: failure)
  }

  /// Creates a stream that pulls from an iterator, which is not `Sendable`.
  ///
  /// - Parameters:
  ///   - iterator: The source.
  ///   - iteratedTwice: The error of a task that pulls while another one does.
  ///   - next: Returns the next message of the iterator.
  ///   - failure: Returns the failure that is sent for an error of the source.
  package init<Iterator>(
    pulling iterator: Iterator, orThrowing iteratedTwice: RemoteError,
    next: @escaping @Sendable (inout Iterator) async throws -> [UInt8]?,
    failure: @escaping @Sendable (any Error) -> RemoteFailure
  ) {
    let source = IteratorSource(iterator, next)
    self.init {
      do { return try await source.next(or: iteratedTwice) } catch { throw failure(error) }
    }
  }
}
