import Foundation
package import FurnishGraph

/// Reads the facts of many files, on several threads.
package struct FactReader: Sendable {
  package var threads: Int
  /// Called now and then, from one thread at a time, with how many files are read.
  package var onProgress: (@Sendable (_ done: Int) -> Void)?
  /// Facts that are known already, of a file with these bytes; nil where there are none.
  package var known: (@Sendable (ProjectLayout.File, UnsafeBufferPointer<UInt8>) -> FileFacts?)?
  /// Called with facts that were read anew.
  package var onRead: (@Sendable (ProjectLayout.File, UnsafeBufferPointer<UInt8>, FileFacts) -> Void)?

  /// The facts are left out: what is left is the parser's work.
  package var parsesOnly = false

  package init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) { self.threads = max(1, threads) }

  /// Reads all files.
  ///
  /// - Returns: The facts of those that can be read, and findings about the others, both in the order of the files.
  package func read(_ files: [ProjectLayout.File]) -> (files: [SourceFile], problems: [Finding]) {
    let work = Work(files: files, reader: self)
    let count = min(threads, max(1, files.count / 4))
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<count {
      let thread = Thread {
        work.run()
        finished.signal()
      }
      // Code may be nested deeply, and the parser goes down into it.
      thread.stackSize = LargeStack.size
      thread.start()
    }
    var running = count
    while running > 0 {
      if finished.wait(timeout: .now() + .milliseconds(100)) == .success { running -= 1 }
      onProgress?(work.done)
    }
    return work.results()
  }

  fileprivate func outcome(_ file: ProjectLayout.File) -> Outcome {
    do {
      return try FileContents.withBytes(of: file.location) { bytes in
        if parsesOnly { return .facts(FileFacts(parsing: bytes)) }
        if let facts = known?(file, bytes) { return .facts(facts) }
        let facts = FileFacts(bytes)
        onRead?(file, bytes, facts)
        return .facts(facts)
      }
    } catch {
      return .unreadable((error as? UnreadableFile)?.reason ?? "\(error)")
    }
  }

  fileprivate enum Outcome: Sendable {
    case facts(FileFacts)
    case unreadable(String)
  }

  /// What the threads share.
  ///
  /// `@unchecked Sendable`: `next` and `outcomes` are guarded by `lock`.
  private final class Work: @unchecked Sendable {
    private let lock = NSLock()
    private let files: [ProjectLayout.File]
    private let reader: FactReader
    private var next = 0
    private var outcomes: [Outcome?]

    init(files: [ProjectLayout.File], reader: FactReader) {
      self.files = files
      self.reader = reader
      outcomes = .init(repeating: nil, count: files.count)
    }

    var done: Int { lock.withLock { next } }

    func run() {
      while let number = take() {
        let outcome = reader.outcome(files[number])
        lock.withLock { outcomes[number] = outcome }
      }
    }

    private func take() -> Int? {
      lock.withLock {
        guard next < files.count else { return nil }
        next += 1
        return next - 1
      }
    }

    func results() -> (files: [SourceFile], problems: [Finding]) {
      var read: [SourceFile] = []
      var problems: [Finding] = []
      for (file, outcome) in zip(files, lock.withLock({ outcomes })) {
        switch outcome {
        case .facts(let facts)?: read.append(SourceFile(path: file.path, module: file.module, facts: facts))
        case .unreadable(let reason)?: problems.append(.unreadableFile(file.path, because: reason))
        case nil: problems.append(.unreadableFile(file.path, because: "it was not reached"))
        }
      }
      return (read, problems)
    }
  }
}
