/// A stream of encoded messages, which its reader pulls one by one: no message waits in a buffer.
///
/// Releasing it ends the stream at its source. One task at a time may pull.
public struct RemoteMessages: Sendable {
  private let pull: @Sendable () async throws -> [UInt8]?

  /// Creates a stream.
  ///
  /// - Parameter pull: Returns the next message, or `nil` after the last one. It throws a ``RemoteFailure`` if the stream
  ///   fails.
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
  ///   - failure: Returns what travels in the place of an error of the stream.
  init<Element: Sendable>(
    _ stream: AsyncThrowingStream<Element, any Error>, wording: RemoteError.Wording,
    encode: @escaping @Sendable (Element) throws -> [UInt8],
    failure: @escaping @Sendable (any Error) -> RemoteFailure
  ) {
    let source = StreamSource(stream)
    self.init {
      do {
        guard let element = try await source.next(or: wording.iteratedTwice) else { return nil }
        return try encode(element)
      } catch {
        throw failure(error)
      }
    }
  }
}

/// The iterator of a stream, which is not `Sendable`, for functions that are.
///
/// `@unchecked Sendable`: `state` is read and written behind `lock`, and the iterator leaves it for the time of one call.
private final class StreamSource<Element: Sendable>: @unchecked Sendable {
  private enum State {
    case idle(AsyncThrowingStream<Element, any Error>.Iterator)
    case pulling
    case ended
  }

  private let lock = Lock()
  private var state: State

  init(_ stream: AsyncThrowingStream<Element, any Error>) { state = .idle(stream.makeAsyncIterator()) }

  func next(or iteratedTwice: RemoteError) async throws -> Element? {
    guard var iterator = try take(or: iteratedTwice) else { return nil }
    do {
      let element = try await iterator.next(isolation: #isolation)
      put(element == nil ? .ended : .idle(iterator))
      return element
    } catch {
      put(.ended)
      throw error
    }
  }

  private func take(or iteratedTwice: RemoteError) throws -> AsyncThrowingStream<Element, any Error>.Iterator? {
    try lock.withLock {
      switch state {
      case .idle(let iterator):
        state = .pulling
        return iterator
      case .pulling: throw iteratedTwice
      case .ended: return nil
      }
    }
  }

  private func put(_ next: State) { lock.withLock { state = next } }
}
