import Synchronization

/// A value behind a lock, whose changes tasks can await.
final class AwaitedState<Value: Sendable>: Sendable {
  private struct Guarded {
    var value: Value
    var waiting: [(isDone: @Sendable (Value) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let mutex: Mutex<Guarded>

  init(_ value: Value) { mutex = Mutex(Guarded(value: value)) }

  var value: Value { mutex.withLock { $0.value } }

  /// Changes the value, and resumes the tasks whose condition it satisfies.
  @discardableResult
  func change<Output: Sendable>(_ body: (inout Value) -> Output) -> Output {
    let (output, done) = mutex.withLock { guarded in
      let output = body(&guarded.value)
      let value = guarded.value
      let done = guarded.waiting.filter { $0.isDone(value) }
      guarded.waiting.removeAll { $0.isDone(value) }
      return (output, done.map { $0.continuation })
    }
    for continuation in done { continuation.resume() }
    return output
  }

  /// Waits until the value satisfies a condition. The time limit of the test ends a wait that would not end.
  func wait(until isDone: @escaping @Sendable (Value) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isDoneAlready = mutex.withLock { guarded in
        if isDone(guarded.value) { return true }
        guarded.waiting.append((isDone, continuation))
        return false
      }
      if isDoneAlready { continuation.resume() }
    }
  }
}
