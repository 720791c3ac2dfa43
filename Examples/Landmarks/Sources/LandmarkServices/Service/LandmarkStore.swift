/// What a landmark service has loaded, for everybody who shows it.
public actor LandmarkStore {
  /// How far the loading has come.
  public enum State: Equatable, Sendable {
    /// Nobody has asked yet.
    case idle
    /// Somebody asked; what was there before is still there.
    case loading
    /// The landmarks are the latest.
    case loaded
    /// The last loading went wrong; what was there before is still there.
    case failed(reason: String)
  }

  /// How far the loading has come.
  public private(set) var state: State {
    didSet {
      for continuation in observers.values { continuation.yield(state) }
    }
  }
  /// The landmarks of the last loading that went well.
  public private(set) var landmarks: [Landmark]
  /// How many of that loading could not be made landmarks of.
  public private(set) var droppedCount = 0

  private var observers: [Int: AsyncStream<State>.Continuation] = [:]
  private var lastObserver = 0

  /// Starts empty and idle.
  public init() {
    self.state = .idle
    self.landmarks = []
  }

  /// Starts with landmarks that need no loading.
  public init(loaded landmarks: [Landmark]) {
    self.state = .loaded
    self.landmarks = landmarks
  }

  /// Says that landmarks are on their way.
  public func setLoading() {
    state = .loading
  }

  /// Takes the landmarks that arrived.
  ///
  /// - Parameters:
  ///   - landmarks: All of them.
  ///   - dropped: How many others arrived that are none.
  public func setLandmarks(_ landmarks: [Landmark], dropped: Int = 0) {
    self.landmarks = landmarks
    droppedCount = dropped
    state = .loaded
  }

  /// Says that the landmarks did not arrive, and why.
  public func setError(_ error: any Error) {
    state = .failed(reason: String(describing: error))
  }
}

extension LandmarkStore {
  /// The state now, and each one after it.
  public struct Observation: Sendable {
    /// Every state in turn.
    public let states: AsyncStream<State>
    /// Says that no more states are wanted: `states` ends after those that there were.
    public let end: @Sendable () -> Void
  }

  /// Begins to observe the state.
  public func observe() -> Observation {
    let (states, continuation) = AsyncStream.makeStream(of: State.self)
    lastObserver += 1
    let observer = lastObserver
    observers[observer] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(observer) }
    }
    continuation.yield(state)
    return Observation(states: states, end: { continuation.finish() })
  }

  private func forget(_ observer: Int) { observers[observer] = nil }
}

extension LandmarkStore {
  /// Keeps the state true while landmarks are being loaded, and hands on what goes wrong.
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
