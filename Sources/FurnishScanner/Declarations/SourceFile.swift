/// A file of the program that is checked: its path, its module and its facts.
package struct SourceFile: Sendable {
  private enum Source: Sendable {
    // Indirect, since there are many files, and facts are large. The thread that reads a file computes the summary,
    // which stays in memory while an editor has the program open.
    indirect case read(FileFacts, FileSummary)
    case cached(CachedFacts)
  }

  /// The name in reports: relative to the folder in which the check was started.
  package var path: String
  /// The module that it is compiled into.
  package var module: String
  private let source: Source
  /// Hashes of the facts; nil if there is no cache.
  let digest: FactsDigest?

  package init(path: String, module: String, facts: FileFacts) {
    self.init(path: path, module: module, facts: facts, digest: nil)
  }

  init(path: String, module: String, facts: FileFacts, digest: FactsDigest?) {
    self.path = path
    self.module = module
    self.digest = digest
    source = .read(facts, FileSummary(facts))
  }

  init(path: String, module: String, cached: CachedFacts) {
    self.path = path
    self.module = module
    digest = cached.entry.digest
    source = .cached(cached)
  }

  /// The file with its facts read from the cache.
  var read: SourceFile {
    switch source {
    case .read: self
    case .cached(let cached): SourceFile(path: path, module: module, facts: cached.facts, digest: digest)
    }
  }

  /// The facts of the file.
  ///
  /// - Complexity: Linear in the facts at each access if they are stored in a cache; otherwise constant.
  package var facts: FileFacts {
    switch source {
    case .read(let facts, _): facts
    case .cached(let cached): cached.facts
    }
  }

  /// The summary of the facts.
  ///
  /// - Complexity: As that of ``facts``.
  var summary: FileSummary {
    switch source {
    case .read(_, let summary): summary
    case .cached(let cached): FileSummary(cached.facts)
    }
  }
}
