import Foundation

/// A stack for source that is nested deeply: who reads it goes down into it as deeply.
enum DeepStack {
  static let size = 256 << 20

  /// Runs something on a thread of its own, and waits for it.
  static func run<Result: Sendable>(_ body: @Sendable () -> Result) -> Result {
    let ended = DispatchSemaphore(value: 0)
    let result = Box<Result>()
    withoutActuallyEscaping(body) { body in
      let thread = Thread {
        result.value = body()
        ended.signal()
      }
      thread.stackSize = size
      thread.start()
      ended.wait()
    }
    return result.value!
  }

  /// `@unchecked Sendable`: it is written before the semaphore is signalled, and read after that.
  private final class Box<Value: Sendable>: @unchecked Sendable {
    var value: Value?
  }
}
