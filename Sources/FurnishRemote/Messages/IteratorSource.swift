/// A wrapper with which `Sendable` functions pull from an iterator that is not `Sendable`. One task at a time may pull.
// `@unchecked Sendable`: `state` is read and written behind `lock`. A call takes the iterator out of it, so that no
// other call can use the iterator meanwhile.
final class IteratorSource<Iterator, Element>: @unchecked Sendable {
  private enum State {
    case idle(Iterator)
    case pulling
    /// Every later call throws the error; without an error, it returns nil.
    case ended((any Error)?)
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
      put(element == nil ? nil : iterator)
      return element
    } catch {
      put(nil)
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
      case .ended(let error?): throw error
      case .ended(nil): return nil
      }
    }
  }

  /// Releases the iterator; if a task pulls, once that task has received its element. Later calls of ``next(or:)``
  /// throw the error.
  func end(throwing error: any Error) {
    // The iterator is released without the lock, because that may call code of the user.
    let released = lock.withLock {
      defer { state = .ended(error) }
      return state
    }
    _ = released
  }

  private func put(_ iterator: Iterator?) {
    lock.withLock {
      guard case .pulling = state else { return }
      state = iterator.map { .idle($0) } ?? .ended(nil)
    }
  }
}
