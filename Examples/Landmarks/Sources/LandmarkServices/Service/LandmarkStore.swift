/// The landmarks that a service has loaded, for the pages that show them.
public actor LandmarkStore {
  /// The progress of loading.
  public enum State: Equatable, Sendable {
    /// Loading has not begun.
    case idle
    /// Loading has begun. The previous landmarks are still available.
    case loading
    /// The last loading succeeded.
    case loaded
    /// The last loading failed. The previous landmarks are still available.
    case failed(reason: String)
  }

  /// The progress of the loading.
  public private(set) var state: State {
    didSet {
      for watcher in watchers.values { watcher.yield(state) }
    }
  }
  /// The landmarks of the last loading that succeeded.
  public private(set) var landmarks: [Landmark]

  private var watchers: [Int: AsyncStream<State>.Continuation] = [:]
  private var watcherCount = 0

  /// Creates an empty, idle store.
  public init() {
    self.state = .idle
    self.landmarks = []
  }

  /// Creates a store with landmarks that need no loading.
  public init(loaded landmarks: [Landmark]) {
    self.state = .loaded
    self.landmarks = landmarks
  }

  deinit {
    for watcher in watchers.values { watcher.finish() }
  }

  /// Returns the current state and each later one, until the store is released.
  ///
  /// Each reader receives every state once and in order, even if it reads late.
  public func states() -> AsyncStream<State> {
    let (states, watcher) = AsyncStream.makeStream(of: State.self)
    watcherCount += 1
    watchers[watcherCount] = watcher
    watcher.onTermination = { [weak self, watcherCount] _ in
      Task { await self?.forget(watcherCount) }
    }
    watcher.yield(state)
    return states
  }

  private func forget(_ watcher: Int) {
    watchers[watcher] = nil
  }

  /// Sets the state to loading.
  public func setLoading() {
    state = .loading
  }

  /// Stores the loaded landmarks, and sets the state to loaded.
  public func setLandmarks(_ landmarks: [Landmark]) {
    self.landmarks = landmarks
    state = .loaded
  }

  /// Sets the state to failed, with the error.
  public func setError(_ error: any Error) {
    state = .failed(reason: String(describing: error))
  }
}

extension LandmarkStore {
  /// Updates the state while landmarks are being loaded, and rethrows errors.
  public nonisolated func load(_ load: () async throws -> [Landmark]) async throws {
    await setLoading()
    do {
      await setLandmarks(try await load())
    } catch {
      await setError(error)
      throw error
    }
  }
}
