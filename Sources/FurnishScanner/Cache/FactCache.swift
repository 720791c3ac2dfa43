import Foundation

/// The facts of source files from earlier runs, by the content of the files. Their times and names do not matter.
// `@unchecked Sendable`: `state` is guarded by `lock`, and the rest never changes.
package final class FactCache: @unchecked Sendable {
  /// The result of reading the file of the cache when the cache is opened.
  private enum OpenedFile {
    case nothing
    case file(FactCacheFile, [ContentHash: Int])
    case damage
  }

  private struct State {
    /// Whether this run has read the entry, for each entry of the file.
    var isUsed: [Bool]
    /// The facts that this run has stored.
    var new: [ContentHash: NewFacts] = [:]
    var hasDamage = false
  }

  /// The number of times that the file may be written with an entry that no run reads. Then the entry is left out.
  private static let maximumAge = 8

  private let folder: CacheFolder
  private let tool: String
  private let opened: OpenedFile
  private let lock = NSLock()
  private var state: State

  /// Opens the cache in a folder, which is created when a result is stored.
  ///
  /// - Parameters:
  ///   - folder: The folder of the file.
  ///   - tool: The name and the version of the tool that reads the files. Facts that another tool has stored are not
  ///     used.
  package convenience init(in folder: String, tool: String) { self.init(CacheFolder(folder), tool: tool) }

  init(_ folder: CacheFolder, tool: String) {
    self.folder = folder
    self.tool = tool
    state = State(isUsed: [])
    switch folder.read("facts") {
    case .nothing: opened = .nothing
    case .data(let data):
      guard let file = try? FactCacheFile(data, tool: tool) else { fallthrough }
      var indices: [ContentHash: Int] = [:]
      indices.reserveCapacity(file.entries.count)
      for (index, entry) in file.entries.enumerated() { indices[entry.content] = index }
      opened = .file(file, indices)
      state.isUsed = [Bool](repeating: false, count: file.entries.count)
    case .damage: opened = .damage
    }
  }

  /// Returns the facts of a file with these bytes, if an earlier run has stored them.
  package func facts(of bytes: UnsafeBufferPointer<UInt8>) -> FileFacts? {
    guard let entry = entry(of: ContentHash(of: UnsafeRawBufferPointer(bytes))) else { return nil }
    return facts(of: entry)
  }

  /// Stores the facts of a file with these bytes, for the next run.
  package func store(_ facts: FileFacts, of bytes: UnsafeBufferPointer<UInt8>) {
    _ = store(facts, of: ContentHash(of: UnsafeRawBufferPointer(bytes)))
  }

  func store(_ facts: FileFacts, of content: ContentHash) -> FactsDigest {
    let new = NewFacts(facts)
    lock.withLock { state.new[content] = new }
    return new.digest
  }

  /// Finds the stored facts of a content, which are not decoded yet.
  func entry(of content: ContentHash) -> FactCacheFile.Entry? {
    guard case .file(let file, let indices) = opened, let index = indices[content] else { return nil }
    lock.withLock { state.isUsed[index] = true }
    return file.entries[index]
  }

  /// Decodes the facts of an entry; nil if the entry is damaged.
  func facts(of entry: FactCacheFile.Entry) -> FileFacts? {
    guard case .file(let file, let indices) = opened else { return nil }
    if let facts = try? file.facts(of: entry) { return facts }
    lock.withLock {
      state.hasDamage = true
      if let index = indices[entry.content] { state.isUsed[index] = false }
    }
    return nil
  }

  /// Writes the file if this run has stored facts, or if the file was damaged.
  ///
  /// - Returns: A message for the user: that the cache was damaged, or cannot be written; nil without an error.
  package func close() -> String? {
    let state = lock.withLock { self.state }
    var isDamaged = state.hasDamage
    if case .damage = opened { isDamaged = true }
    guard isDamaged || !state.new.isEmpty else { return nil }
    do {
      try folder.replace("facts", with: data(state))
    } catch {
      return CacheWording.unwritable(folder.path)
    }
    return isDamaged ? CacheWording.damaged(folder.path) : nil
  }

  private func data(_ state: State) -> Data {
    guard case .file(let file, _) = opened else {
      return FactCacheFile.data(keeping: [], of: nil, adding: state.new, tool: tool)
    }
    var recent: [FactCacheFile.Entry] = []
    for (index, entry) in file.entries.enumerated() where state.new[entry.content] == nil {
      var entry = entry
      entry.age = state.isUsed[index] ? 0 : entry.age + 1
      if entry.age <= Self.maximumAge { recent.append(entry) }
    }
    return FactCacheFile.data(keeping: recent, of: file, adding: state.new, tool: tool)
  }
}
