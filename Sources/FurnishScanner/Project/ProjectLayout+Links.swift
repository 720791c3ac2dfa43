extension ProjectLayout {
  private struct CompiledFile: Hashable {
    var identity: FileIdentity
    var module: String
  }

  /// The files in order of their paths, each once. A link is left out if its module has the same file under another
  /// path.
  ///
  /// A file that several modules compile is part of each of them.
  var filesReadOnce: [File] {
    let files = self.files.uniqued().sorted { $0.path < $1.path }
    let isLink = files.map { FileStatus.isLink($0.location) }
    guard isLink.contains(true) else { return files }
    var seen: Set<CompiledFile> = []
    func isFirst(_ file: File) -> Bool {
      guard let identity = FileStatus(of: file.location)?.identity else { return true }
      return seen.insert(CompiledFile(identity: identity, module: file.module)).inserted
    }
    // A path that is not a link takes precedence: it is the one that users name.
    for (file, isLink) in zip(files, isLink) where !isLink { _ = isFirst(file) }
    return zip(files, isLink).filter { file, isLink in !isLink || isFirst(file) }.map(\.0)
  }
}
