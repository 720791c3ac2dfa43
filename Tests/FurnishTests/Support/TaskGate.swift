/// A gate that tasks wait at until it opens, and that counts its arrivals.
///
/// Waiting ignores cancellation, like the opening of a connection.
actor TaskGate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var arrivals = 0
  private var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Counts an arrival and waits until the gate opens.
  func pass() async {
    arrivals += 1
    for observer in observers where observer.count <= arrivals { observer.continuation.resume() }
    observers.removeAll { $0.count <= arrivals }
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    for waiter in waiting { waiter.resume() }
    waiting = []
  }

  /// Returns when `count` tasks have arrived.
  func waitForArrivals(_ count: Int) async {
    if arrivals < count { await withCheckedContinuation { observers.append((count, $0)) } }
  }
}
