/// An iterator, which is not `Sendable`, for functions that are. One task at a time may pull.
// `@unchecked Sendable`: `state` is read and written behind `lock`. A call takes the iterator out of it, so that no
// other call can use the iterator meanwhile.
final class IteratorSource<Iterator, Element>: @unchecked Sendable {
  private enum State {
    case idle(Iterator)
    case pulling
    case ended
  }

  private let lock = Lock()
  private var state: State
  private let advance: @Sendable (inout Iterator) async throws -> Element?

  init(
    _ iterator: Iterator,
    _ advance: @escaping @Sendable (inout Iterator) async throws -> Element?
  ) {
    state = .idle(iterator)
    self.advance = advance
  }

  func next(or iteratedTwice: RemoteError) async throws -> Element? {
    guard var iterator = try take(or: iteratedTwice) else { return nil }
    do {
      let element = try await advance(&iterator)
      put(element == nil ? .ended : .idle(iterator))
      return element
    } catch {
      put(.ended)
      throw error
    }
  }

  private func take(or iteratedTwice: RemoteError) throws -> Iterator? {
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
