package import Foundation

/// The text of a file that differs from the disk: standard input, or an editor's unsaved text.
package struct SourceOverlay: Hashable, Sendable {
  /// The path of the file, as reports show it.
  package var path: String
  /// The bytes, as a file would have them.
  package var text: Data

  package init(path: String, text: Data) {
    self.path = path
    self.text = text
  }

  /// Reads the text as the content of a file.
  ///
  /// - Throws: ``UnreadableFile``
  func source(_ file: ProjectLayout.File) throws -> SourceFile {
    guard text.count <= FileContents.limit else { throw UnreadableFile.tooLarge }
    let content = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text
    let facts = try Array(content).withUnsafeBufferPointer { bytes in
      try FileContents.checkText(bytes)
      return FileFacts(bytes)
    }
    return SourceFile(path: file.path, module: file.module, facts: facts)
  }
}

extension ProjectLayout {
  /// Adds the file of an overlay, unless it is among the files that are read.
  ///
  /// - Parameter base: The absolute path that the paths of reports are relative to.
  mutating func add(_ overlay: SourceOverlay, from base: String) {
    guard !files.contains(where: { $0.path == overlay.path }) else { return }
    let location = Self.absolute(overlay.path, from: base)
    skipped.removeAll { $0.path == overlay.path }
    files.append(
      File(location: location, path: overlay.path, module: FolderModules.name(of: location, below: base)))
  }
}
