import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The facts of source files from earlier runs, by the content of the files: neither times nor names count.
///
/// Several runs may use one folder at once, and any of them may be killed at any time: a run reads the file as it was
/// when it began, and puts a whole new one in its place at its end.
///
/// `@unchecked Sendable`: `state` is guarded by `lock`, and the rest never changes.
package final class FactCache: @unchecked Sendable {
  /// What it found in its folder.
  private enum Found {
    case nothing
    case file(FactCacheFile, [ContentHash: Int])
    case damage
  }

  private struct State {
    var isUsed: [Bool]
    var new: [ContentHash: Data] = [:]
    var hasDamage = false
  }

  /// How often the file is written anew with facts that no run has asked for meanwhile.
  private static let oldest = 8
  /// A file that was to take the place of ours, and did not for so long, is one of a run that was killed.
  private static let abandoned: TimeInterval = 3_600

  private let folder: URL
  private let program: String
  private let found: Found
  private let lock = NSLock()
  private var state: State

  /// Opens the cache in a folder, which is made when something is kept.
  ///
  /// - Parameters:
  ///   - folder: Where the file is.
  ///   - program: What reads the facts, with its version: what another one has left is not used.
  package init(in folder: String, program: String) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    self.program = program
    let url = self.folder.appendingPathComponent("facts")
    if !FileManager.default.fileExists(atPath: url.path) {
      found = .nothing
    } else if let data = try? Data(contentsOf: url, options: .mappedIfSafe),
      let file = try? FactCacheFile(data, program: program)
    {
      var indices: [ContentHash: Int] = [:]
      indices.reserveCapacity(file.entries.count)
      for (index, entry) in file.entries.enumerated() { indices[entry.content] = index }
      found = .file(file, indices)
    } else {
      found = .damage
    }
    state = State(isUsed: [])
    if case .file(let file, _) = found { state.isUsed = [Bool](repeating: false, count: file.entries.count) }
  }

  /// The facts of a file with these bytes, where they are known.
  package func facts(of bytes: UnsafeBufferPointer<UInt8>) -> FileFacts? {
    guard case .file(let file, let indices) = found,
      let index = indices[ContentHash(of: UnsafeRawBufferPointer(bytes))]
    else { return nil }
    let facts = try? file.facts(of: file.entries[index])
    lock.withLock {
      if facts == nil { state.hasDamage = true } else { state.isUsed[index] = true }
    }
    return facts
  }

  /// Keeps the facts of a file with these bytes, for the next run.
  package func keep(_ facts: FileFacts, of bytes: UnsafeBufferPointer<UInt8>) {
    var writer = TapeWriter()
    writer.add(facts)
    let data = Data(TapeBytes.bytes(of: writer.tape))
    let content = ContentHash(of: UnsafeRawBufferPointer(bytes))
    lock.withLock { state.new[content] = data }
  }

  /// Writes what was kept, if anything was.
  ///
  /// - Returns: What to tell people: that it was damaged, or cannot be written; nil where all is well.
  package func close() -> String? {
    let state = lock.withLock { self.state }
    var isDamaged = state.hasDamage
    if case .damage = found { isDamaged = true }
    guard isDamaged || !state.new.isEmpty else { return nil }
    do {
      try write(entries(state))
    } catch {
      return FactCacheWording.unwritable(folder.path)
    }
    return isDamaged ? FactCacheWording.damaged(folder.path) : nil
  }

  private func entries(_ state: State) -> [(content: ContentHash, age: Int, bytes: Data)] {
    var entries: [(content: ContentHash, age: Int, bytes: Data)] = []
    if case .file(let file, _) = found {
      for (index, entry) in file.entries.enumerated() where state.new[entry.content] == nil {
        let age = state.isUsed[index] ? 0 : entry.age + 1
        if age <= Self.oldest { entries.append((entry.content, age, file.bytes(of: entry))) }
      }
    }
    for (content, bytes) in state.new { entries.append((content, 0, bytes)) }
    // In one order, so that two runs over the same files write the same.
    return entries.sorted { ($0.content.high, $0.content.low) < ($1.content.high, $1.content.low) }
  }

  private func write(_ entries: [(content: ContentHash, age: Int, bytes: Data)]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    removeAbandoned()
    let new = folder.appendingPathComponent("facts.\(UUID().uuidString)")
    try FactCacheFile.data(entries, program: program).write(to: new)
    guard rename(new.path, folder.appendingPathComponent("facts").path) == 0 else {
      try? FileManager.default.removeItem(at: new)
      throw UnreadableFile.systemError
    }
  }

  private func removeAbandoned() {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for file in files ?? [] where file.lastPathComponent.hasPrefix("facts.") {
      let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      if let date, date.timeIntervalSinceNow < -Self.abandoned { try? FileManager.default.removeItem(at: file) }
    }
  }
}

/// The words of a cache.
enum FactCacheWording {
  static func damaged(_ folder: String) -> String {
    "the cache in '\(folder)' is damaged, or another program's; it was written anew."
  }

  static func unwritable(_ folder: String) -> String {
    "the cache in '\(folder)' cannot be written; every run reads all files until it can."
  }
}
