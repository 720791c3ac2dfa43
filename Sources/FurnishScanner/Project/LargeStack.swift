import Foundation

/// Threads with a stack that is large enough for code that is nested deeply.
package enum LargeStack {
  /// The size of the stack in bytes. It is address space: an unused part costs no memory.
  static let size = 512 << 20

  /// Runs a function on a thread with a large stack, and waits for it.
  package static func run<Result>(_ body: @escaping () -> Result) -> Result { answer { $0(body()) } }

  /// Runs a function on a thread with a large stack, and waits for its result. After it has returned a result, the
  /// function may continue with work that the caller does not wait for.
  ///
  /// - Parameter body: A function that passes a result to its argument, once.
  static func answer<Result>(_ body: @escaping ((Result) -> Void) -> Void) -> Result {
    let work = Work(body)
    let thread = Thread { work.run() }
    thread.stackSize = size
    thread.start()
    return work.wait()
  }

  /// Releases a value on a thread with a large stack, without waiting for it. Releasing the data of a judgment recurses
  /// deeply, and takes a considerable part of the time of the judgment.
  package static func release<Value>(_ value: inout Value?) {
    let last = LastReference(value)
    value = nil
    let thread = Thread { last.value = nil }
    thread.stackSize = size
    thread.start()
  }

  // `@unchecked Sendable`: only the thread that releases the value uses it.
  private final class LastReference<Value>: @unchecked Sendable {
    var value: Value?

    init(_ value: Value?) { self.value = value }
  }

  // `@unchecked Sendable`: the thread writes the result before it signals. The waiting thread does nothing before the
  // signal, and reads the result once after it.
  private final class Work<Result>: @unchecked Sendable {
    private let body: ((Result) -> Void) -> Void
    private let hasResult = DispatchSemaphore(value: 0)
    private var result: Result?

    init(_ body: @escaping ((Result) -> Void) -> Void) { self.body = body }

    func run() {
      body { result in
        self.result = result
        hasResult.signal()
      }
    }

    func wait() -> Result {
      hasResult.wait()
      return result!
    }
  }
}
