import Foundation

extension LargeStack {
  /// Calls a function for the numbers below a count on several threads, and returns the results in order.
  ///
  /// The calling thread is one of them: its stack must be large enough for the function.
  ///
  /// - Parameters:
  ///   - threads: The greatest number of threads.
  ///   - portion: The number of calls that a thread takes at once: 1 if each takes long, more if the lock that the
  ///     threads share would cost a considerable part of a call.
  static func map<Result: Sendable>(
    _ count: Int, threads: Int, portion: Int = 64, _ transform: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let work = SharedWork(count, portion, transform)
    let helpers = min(threads, count / portion) - 1
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<max(0, helpers) {
      let thread = Thread {
        work.run()
        finished.signal()
      }
      thread.stackSize = size
      thread.start()
    }
    work.run()
    for _ in 0..<max(0, helpers) { finished.wait() }
    return work.results()
  }
}

/// A piece of work, of which several threads take portions.
// `@unchecked Sendable`: `next` and `portions` are guarded by `lock`, and the rest never changes.
private final class SharedWork<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private let portion: Int
  private let transform: @Sendable (Int) -> Result
  private var next = 0
  private var portions: [Int: [Result]] = [:]

  init(_ count: Int, _ portion: Int, _ transform: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.portion = portion
    self.transform = transform
  }

  func run() {
    while let range = take() {
      let results = range.map(transform)
      lock.withLock { portions[range.lowerBound] = results }
    }
  }

  private func take() -> Range<Int>? {
    lock.withLock {
      guard next < count else { return nil }
      defer { next += portion }
      return next..<min(next + portion, count)
    }
  }

  func results() -> [Result] {
    lock.withLock { portions.sorted { $0.key < $1.key }.flatMap(\.value) }
  }
}
