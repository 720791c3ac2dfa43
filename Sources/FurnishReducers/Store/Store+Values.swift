extension Store where State: Sendable {
  /// The state now, and each state that follows. A state that equals the one before is left out, if its type is
  /// `Equatable`. States that a slow reader has missed are left out as well: it reads the latest one.
  ///
  /// ```swift
  /// for await state in store.values { render(state) }
  /// ```
  ///
  /// The sequence does not retain the store, and ends with it: that of a view ends with the store that it is a view of.
  public var values: AsyncStream<State> {
    access.hub.requireReadable(State.self)
    let (stream, continuation) = AsyncStream.makeStream(
      of: State.self, bufferingPolicy: .bufferingNewest(1))
    access.hub.addRetained(StateStream(continuation, read: access.read))
    return stream
  }
}

/// An observer that sends the states of a store into a stream, until the stream ends.
private final class StateStream<State: Sendable>: StateWatcher {
  private let continuation: AsyncStream<State>.Continuation
  private let read: () -> State
  private let isEqual = equality(of: State.self)
  private var last: State

  init(_ continuation: AsyncStream<State>.Continuation, read: @escaping () -> State) {
    self.continuation = continuation
    self.read = read
    last = read()
    continuation.yield(last)
  }

  deinit { continuation.finish() }

  override func handleReduction() -> Bool {
    let state = read()
    if let isEqual, isEqual(last, state) { return true }
    last = state
    if case .terminated = continuation.yield(state) { return false }
    return true
  }
}
