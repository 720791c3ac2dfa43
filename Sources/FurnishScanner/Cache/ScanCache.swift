import Foundation

/// The results of earlier runs in a folder: the facts of files, the hashes of their contents, and verdicts.
package final class ScanCache: Sendable {
  private let folder: CacheFolder
  private let facts: FactCache
  private let stamps: FileStampCache
  let verdicts: VerdictCache

  /// Opens the cache in a folder, which is created when a result is stored.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files.
  ///   - tool: The name and the version of the tool that reads and judges. Results of another tool are not used.
  ///   - judge: The build of the tool, since another build may judge the same facts differently; nil for the
  ///     running build.
  package init(in folder: String, tool: String, judge: String? = nil) {
    let judge = judge ?? FileStatus.ofThisProgram.map { "\($0)" } ?? ""
    self.folder = CacheFolder(folder)
    facts = FactCache(self.folder, tool: tool)
    stamps = FileStampCache(self.folder, tool: tool)
    verdicts = VerdictCache(self.folder, tool: tool, judge: judge)
  }

  /// Returns the stored facts of a file that has not changed since they were stored, or `nil` if it must be read.
  func untouched(_ file: ProjectLayout.File) -> SourceFile? {
    guard let content = stamps.content(of: file.location), let entry = facts.entry(of: content) else { return nil }
    return source(file, entry)
  }

  /// Returns the facts of a file with these bytes: from the cache if it has them, or else read from the bytes.
  ///
  /// - Parameter status: The status of the file before it was read.
  /// - Throws: ``UnreadableFile``
  func source(
    _ file: ProjectLayout.File, _ bytes: UnsafeBufferPointer<UInt8>, _ status: FileStatus
  ) throws -> SourceFile {
    let content = ContentHash(of: UnsafeRawBufferPointer(bytes))
    stamps.note(file.location, status, content)
    if let entry = facts.entry(of: content) { return source(file, entry) }
    try FileContents.checkText(bytes)
    let read = FileFacts(bytes)
    return SourceFile(path: file.path, module: file.module, facts: read, digest: facts.store(read, of: content))
  }

  private func source(_ file: ProjectLayout.File, _ entry: FactCacheFile.Entry) -> SourceFile {
    SourceFile(
      path: file.path, module: file.module, cached: CachedFacts(cache: self, entry: entry, location: file.location))
  }

  fileprivate func facts(of cached: CachedFacts) -> FileFacts {
    if let known = facts.facts(of: cached.entry) { return known }
    // The entry is damaged, so the facts are read from the file again.
    let read = try? FileContents.withBytes(of: cached.location) { bytes, _ in
      try FileContents.checkText(bytes)
      let read = FileFacts(bytes)
      _ = facts.store(read, of: ContentHash(of: UnsafeRawBufferPointer(bytes)))
      return read
    }
    return read ?? FileFacts()
  }

  /// Writes each file of the cache for which this run has new results, or that was damaged.
  ///
  /// - Returns: A message for the user: that the cache was damaged, or cannot be written; nil without an error.
  package func close() -> String? {
    let remark = facts.close()
    stamps.close()
    verdicts.close()
    return remark ?? (stamps.isDamaged || verdicts.isDamaged ? CacheWording.damaged(folder.path) : nil)
  }
}

/// The facts of a file in a cache, which are decoded at each access.
struct CachedFacts: Sendable {
  let cache: ScanCache
  let entry: FactCacheFile.Entry
  let location: String

  /// - Complexity: Linear in the facts, each time.
  var facts: FileFacts { cache.facts(of: self) }
}
