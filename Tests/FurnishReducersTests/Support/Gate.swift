import Furnish

/// A gate at which tasks wait until it is opened.
// `@unchecked Sendable`: the variables are guarded by `lock`.
final class Gate: @unchecked Sendable {
  private let lock = Lock()
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    let waiting = lock.withLock {
      isOpen = true
      defer { self.waiting = [] }
      return self.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = lock.withLock {
        if !self.isOpen { waiting.append(continuation) }
        return self.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}
