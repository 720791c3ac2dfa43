import Foundation

/// A thread with a stack for code that is nested deeply.
package enum LargeStack {
  /// The size of the stack in bytes. It is address space: an unused part costs no memory.
  static let size = 512 << 20

  /// Runs a function there, and waits for it.
  package static func run<Result>(_ body: @escaping () -> Result) -> Result { answer { $0(body()) } }

  /// Runs a function there, and waits for its result. The function may continue after that with work that is not
  /// awaited.
  ///
  /// - Parameter body: A function that returns a result once.
  static func answer<Result>(_ body: @escaping ((Result) -> Void) -> Void) -> Result {
    let task = Task(body)
    let thread = Thread { task.run() }
    thread.stackSize = size
    thread.start()
    return task.wait()
  }

  /// Releases a value there, and does not wait for it: releasing what a judgment has linked takes a part of the time of
  /// the judgment, and recurses deeply.
  package static func release<Value>(_ value: inout Value?) {
    let last = Last(value)
    value = nil
    let thread = Thread { last.value = nil }
    thread.stackSize = size
    thread.start()
  }

  // `@unchecked Sendable`: only the thread that releases the value uses it.
  private final class Last<Value>: @unchecked Sendable {
    var value: Value?

    init(_ value: Value?) { self.value = value }
  }

  // `@unchecked Sendable`: the thread writes the result before it signals, and it is read after that, once; the waiting
  // thread does nothing else until then.
  private final class Task<Result>: @unchecked Sendable {
    private let body: ((Result) -> Void) -> Void
    private let answered = DispatchSemaphore(value: 0)
    private var result: Result?

    init(_ body: @escaping ((Result) -> Void) -> Void) { self.body = body }

    func run() {
      body { result in
        self.result = result
        answered.signal()
      }
    }

    func wait() -> Result {
      answered.wait()
      return result!
    }
  }
}
