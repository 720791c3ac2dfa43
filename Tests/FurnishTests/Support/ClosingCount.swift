import Synchronization

/// The number of closings that services have noted.
final class ClosingCount: Sendable {
  private let state = Mutex(0)

  var count: Int { state.withLock(\.self) }

  func add() { state.withLock { $0 += 1 } }
}
