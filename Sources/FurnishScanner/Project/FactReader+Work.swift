import Foundation
import FurnishGraph

extension FactReader {
  /// The files of one reading, which several threads share, with their results.
  ///
  /// Unlike ``LargeStack/map(_:threads:portion:_:)``, which waits for each call, it gives up a file at its time limit.
  // `@unchecked Sendable`: all variables are guarded by `lock`.
  final class Work: @unchecked Sendable {
    private let lock = NSLock()
    private let files: [ProjectLayout.File]
    private let reader: FactReader
    private let ended = DispatchSemaphore(value: 0)
    /// The index of the first file that no thread has begun.
    private var next = 0
    private var outcomes: [Outcome?]
    private var threadCount = 0
    /// For each thread, by its number: the file that it reads, its clock, and the time at which it has begun the file.
    private var current: [Int: (file: Int, clock: ThreadTime, since: Double)] = [:]
    private var nextThread = 0

    init(files: [ProjectLayout.File], reader: FactReader) {
      self.files = files
      self.reader = reader
      outcomes = .init(repeating: nil, count: files.count)
    }

    /// The number of files that threads have begun.
    var begunCount: Int { lock.withLock { next } }

    func startThread() {
      let id = lock.withLock {
        threadCount += 1
        nextThread += 1
        return nextThread
      }
      let thread = Thread { self.run(id) }
      // Code may be nested deeply, and the parser recurses into it.
      thread.stackSize = LargeStack.size
      thread.start()
    }

    /// Waits for the end of a thread, for a limited time, and returns whether all threads have ended.
    func isFinished(waiting time: DispatchTimeInterval) -> Bool {
      if ended.wait(timeout: .now() + time) == .success { lock.withLock { threadCount -= 1 } }
      return lock.withLock { threadCount == 0 }
    }

    /// Replaces each thread that takes too long for its file by another one. A thread cannot be stopped, so its result
    /// is ignored.
    func abandonSlowThreads() {
      let abandoned = lock.withLock {
        let late = current.filter { $0.value.clock.seconds - $0.value.since > reader.timeLimit }
        for (thread, work) in late {
          current[thread] = nil
          outcomes[work.file] = .unreadable(UnreadableFile.tooSlow.reason)
          threadCount -= 1
        }
        return late.count
      }
      for _ in 0..<abandoned { startThread() }
    }

    private func run(_ thread: Int) {
      let clock = ThreadTime()
      while let file = take(thread, clock) {
        let outcome = reader.outcome(files[file])
        let isAbandoned = lock.withLock {
          guard current[thread] != nil else { return true }
          outcomes[file] = outcome
          return false
        }
        if isAbandoned { return }
      }
      ended.signal()
    }

    private func take(_ thread: Int, _ clock: ThreadTime) -> Int? {
      lock.withLock {
        guard next < files.count else {
          current[thread] = nil
          return nil
        }
        current[thread] = (next, clock, clock.seconds)
        next += 1
        return next - 1
      }
    }

    func results() -> (files: [SourceFile], problems: [Finding]) {
      var read: [SourceFile] = []
      var problems: [Finding] = []
      for (file, outcome) in zip(files, lock.withLock({ outcomes })) {
        switch outcome {
        case .source(let source)?: read.append(source)
        case .unreadable(let reason)?: problems.append(.unreadableFile(file.path, because: reason))
        case nil: problems.append(.unreadableFile(file.path, because: "it was not reached"))
        }
      }
      return (read, problems)
    }
  }
}
