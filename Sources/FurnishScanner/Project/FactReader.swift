import Foundation
package import FurnishGraph

/// A reader of the facts of many files, on several threads.
package struct FactReader: Sendable {
  package var threads: Int
  /// Called at intervals, from one thread at a time, with the number of files that threads have begun.
  package var onProgress: (@Sendable (_ begunCount: Int) -> Void)?
  /// The cache of earlier runs, which stores the facts of this one.
  package var cache: ScanCache?

  /// The texts that are read in place of files, at most one for each file.
  package var overlays: [SourceOverlay] = []

  /// The number of seconds that one file may take, as ``ThreadTime`` counts them. The time of the parser grows
  /// exponentially with the depth of nested brackets. A file that takes longer is broken or hostile, and must not prevent
  /// the check of the others.
  package var timeLimit = 30.0

  /// A Boolean value that indicates whether files are only parsed, without reading their facts.
  package var parsesOnly = false

  package init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) { self.threads = max(1, threads) }

  /// Reads all files.
  ///
  /// - Returns: The facts of those that can be read, and findings about the others, both in the order of the files.
  package func read(_ files: [ProjectLayout.File]) -> (files: [SourceFile], problems: [Finding]) {
    let work = Work(files: files, reader: self)
    for _ in 0..<min(threads, max(1, files.count / 4)) { work.startThread() }
    while !work.isFinished(waiting: .milliseconds(100)) {
      work.abandonSlowThreads()
      onProgress?(work.begunCount)
    }
    return work.results()
  }

  func outcome(_ file: ProjectLayout.File) -> Outcome {
    do {
      if let overlay = overlays.first(where: { $0.path == file.path }) { return .source(try overlay.source(file)) }
      if let untouched = cache?.untouched(file) { return .source(untouched) }
      return try FileContents.withBytes(of: file.location) { bytes, status in
        if let cache { return .source(try cache.source(file, bytes, status)) }
        try FileContents.checkText(bytes)
        let facts = parsesOnly ? FileFacts(parsing: bytes) : FileFacts(bytes)
        return .source(SourceFile(path: file.path, module: file.module, facts: facts))
      }
    } catch {
      return .unreadable((error as? UnreadableFile)?.reason ?? "\(error)")
    }
  }

  enum Outcome: Sendable {
    case source(SourceFile)
    case unreadable(String)
  }
}
