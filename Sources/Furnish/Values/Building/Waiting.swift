/// The tasks that wait for one thing to end.
///
/// `@unchecked Sendable`: all that changes is guarded by `lock`.
final class Waiting: @unchecked Sendable {
  private let lock = Lock()
  private var waiters: [Int: CheckedContinuation<Void, any Error>] = [:]
  private var count = 0
  private var result: Result<Void, any Error>?
  private var onAbandonment: (@Sendable () -> Void)?

  /// Waits until it ends.
  ///
  /// - Throws: The error that it ended with, or `CancellationError` as soon as this task is
  ///   cancelled.
  nonisolated(nonsending) func wait() async throws {
    let number = lock.withLock {
      count += 1
      return count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let known = lock.withLock { () -> Result<Void, any Error>? in
          if result == nil, Task.isCancelled { return .failure(CancellationError()) }
          if result == nil { waiters[number] = continuation }
          return result
        }
        if let known { continuation.resume(with: known) }
      }
    } onCancel: {
      leave(number)
    }
  }

  /// Waits until it ends, whether or not this task is cancelled: for those who have to clean
  /// up after it.
  nonisolated(nonsending) func waitRegardless() async {
    _ = try? await withCheckedThrowingContinuation { continuation in
      let known = lock.withLock { () -> Result<Void, any Error>? in
        if result == nil {
          count += 1
          waiters[count] = continuation
        }
        return result
      }
      if let known { continuation.resume(with: known) }
    }
  }

  /// Ends it, with an error or without.
  func end(_ error: (any Error)?) {
    let waiters = lock.withLock {
      result = error.map { .failure($0) } ?? .success(())
      defer { self.waiters = [:] }
      return self.waiters
    }
    for waiter in waiters.values { waiter.resume(with: result!) }
  }

  /// What to do when all who waited were cancelled.
  func whenAllLeave(_ body: @escaping @Sendable () -> Void) {
    lock.withLock { onAbandonment = body }
  }

  private func leave(_ number: Int) {
    let (waiter, abandoned) = lock.withLock {
      let waiter = waiters.removeValue(forKey: number)
      return (waiter, waiter != nil && waiters.isEmpty && result == nil ? onAbandonment : nil)
    }
    waiter?.resume(throwing: CancellationError())
    abandoned?()
  }
}
