/// Proves that prose uses no word of the list `Tools/words`, that the summary of each public declaration ends with a period,
/// and that the summary of a function begins with a verb.
///
/// Prose is comments, names of tests, Markdown, and the string literals of wording and of help texts, without the code in
/// them.
package struct WordCheck: Check {
  package static let name = "words"

  /// Folders whose files are input or output of tests and scripts.
  private static let leftOut: Set = ["Fixtures", "Expansions", "Generated", "Shapes"]

  private let paths: [String]

  /// Creates a check of some files and folders, or of the whole repository if none are named.
  package init(paths: [String] = []) {
    self.paths = paths
  }

  package func report(on repository: Repository) -> Report {
    let list = WordList(repository.text(of: WordList.path) ?? "")
    let files = (paths.isEmpty ? [""] : paths).flatMap { path in
      repository.isFolder(path) ? Self.files(under: path, of: repository) : [path]
    }
    let faults = files.map { Self.faults(in: $0, of: repository, list: list) }
    return Report(
      faults: list.faults + faults.flatMap { $0 ?? [] },
      summary: "files: \(faults.count { $0 != nil }), words: \(list.words.count)")
  }

  /// Returns the faults of a file in the order of its lines, or `nil` if it contains no prose.
  private static func faults(in path: String, of repository: Repository, list: WordList) -> [Fault]? {
    guard let text = repository.text(of: path) else { return [.missingFile(at: Place(path))] }
    guard let language = ProseLanguage(path: path, text: text) else { return nil }
    return language.paragraphs(of: text, path: path)
      .flatMap { list.faults(in: $0, path: path) + summaryFaults(of: $0, path: path) }
      .sorted { ($0.place.line ?? 0) < ($1.place.line ?? 0) }
  }

  private static func summaryFaults(of paragraph: Paragraph, path: String) -> [Fault] {
    guard paragraph.declaration?.isPublic == true, let end = paragraph.text.trimmed.last, !".:?`".contains(end)
    else { return [] }
    return [.summaryWithoutPeriod(String(end), at: Place(path, line: paragraph.lines.last?.number))]
  }

  /// Returns the files under a folder, without hidden folders that are not settings of continuous integration.
  private static func files(under folder: String, of repository: Repository) -> [String] {
    repository.entries(under: folder) { name in
      leftOut.contains(name) || name.hasPrefix(".") && ![".ci", ".github"].contains(name)
    }
    .filter { $0.kind == .file }
    .map(\.path)
  }
}
