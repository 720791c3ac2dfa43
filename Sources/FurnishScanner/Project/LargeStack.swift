import Foundation

/// A thread with a stack for code that is nested deeply.
enum LargeStack {
  /// Of address space: what is not used costs nothing.
  static let size = 512 << 20

  /// Runs a function there, and waits for it.
  static func run<Result>(_ body: @escaping () -> Result) -> Result {
    let task = Task(body)
    let thread = Thread { task.run() }
    thread.stackSize = size
    thread.start()
    return task.wait()
  }

  /// `@unchecked Sendable`: the thread writes the result before it signals, and it is read after that; who waits does
  /// nothing else meanwhile.
  private final class Task<Result>: @unchecked Sendable {
    private let body: () -> Result
    private let finished = DispatchSemaphore(value: 0)
    private var result: Result?

    init(_ body: @escaping () -> Result) { self.body = body }

    func run() {
      result = body()
      finished.signal()
    }

    func wait() -> Result {
      finished.wait()
      return result!
    }
  }
}
