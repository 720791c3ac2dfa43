import Synchronization

/// The steps that services have reached, in order. A service waits at a held step until the test releases it.
final class Steps: Sendable {
  private let reached = AwaitedState<[String]>([])

  /// The services that wait at each held step.
  private let held = Mutex<[String: [CheckedContinuation<Void, Never>]]>([:])

  var all: [String] { reached.value }

  func reset() { reached.change { $0 = [] } }

  /// Records a step, and waits while it is held.
  func reach(_ step: String) async {
    reached.change { $0.append(step) }
    await withCheckedContinuation { continuation in
      let isReleased = held.withLock { held in
        if held[step] == nil { return true }
        held[step]?.append(continuation)
        return false
      }
      if isReleased { continuation.resume() }
    }
  }

  func hold(_ step: String) { held.withLock { $0[step] = [] } }

  func release(_ step: String) {
    for continuation in held.withLock({ $0.removeValue(forKey: step) ?? [] }) { continuation.resume() }
  }

  func wait(for step: String, times: Int = 1) async {
    await reached.wait { steps in steps.count { $0 == step } >= times }
  }
}
