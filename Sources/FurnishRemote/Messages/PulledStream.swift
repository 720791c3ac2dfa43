extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// Returns a stream of the values that a function returns, which ends after `nil` and after an error.
  ///
  /// `init(unfolding:)` calls its function again after an error.
  static func pulled(_ pull: @escaping @Sendable () async throws -> Element?) -> Self {
    let source = PullSource(pull)
    return Self { try await source.next() }
  }
}

/// A function that returns the elements of a stream, until the stream has ended. Ending releases the function, and the
/// source of the stream with it.
// `@unchecked Sendable`: `state` is read and written behind `lock`.
private final class PullSource<Element: Sendable>: @unchecked Sendable {
  private enum State {
    case open(@Sendable () async throws -> Element?)
    case ended
  }

  private let lock = Lock()
  private var state: State

  init(_ pull: @escaping @Sendable () async throws -> Element?) { state = .open(pull) }

  func next() async throws -> Element? {
    guard case .open(let pull) = lock.withLock({ state }) else { return nil }
    do {
      let element = try await pull()
      if element == nil { end() }
      return element
    } catch {
      end()
      throw error
    }
  }

  private func end() { lock.withLock { state = .ended } }
}
