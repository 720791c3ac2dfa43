/// Proves that prose uses no word of the list `Scripts/words`, that the summary of each public declaration ends with a period,
/// and that the summary of a function begins with a verb.
///
/// Prose is comments, names of tests, Markdown, and the string literals of wording and of help texts, without the code in
/// them.
package struct WordCheck: Check {
  package static let name = "words"

  /// Folders whose files are input or output of tests and scripts.
  private static let leftOut: Set = ["Fixtures", "Expansions", "Generated", "Shapes"]

  private let paths: [String]

  /// Creates a check of some files, or of the whole repository if none are named.
  package init(paths: [String] = []) {
    self.paths = paths
  }

  package func report(on repository: Repository) -> Report {
    let list = WordList(repository.text(of: WordList.path) ?? "")
    var report = Report(faults: list.faults)
    var fileCount = 0
    for path in paths.isEmpty ? Self.files(in: repository) : paths {
      guard let text = repository.text(of: path) else {
        report.faults.append(.missingFile(at: Place(path)))
        continue
      }
      guard let language = ProseLanguage(path: path, text: text) else { continue }
      fileCount += 1
      let faults = language.paragraphs(of: text, path: path).flatMap { paragraph in
        list.faults(in: paragraph, path: path) + Self.summaryFaults(of: paragraph, path: path)
      }
      report.faults += faults.sorted { ($0.place.line ?? 0) < ($1.place.line ?? 0) }
    }
    report.summary = "files: \(fileCount), words: \(list.words.count)"
    return report
  }

  private static func summaryFaults(of paragraph: Paragraph, path: String) -> [Fault] {
    guard paragraph.declaration?.isPublic == true, let end = paragraph.text.trimmed.last, !".:?`".contains(end)
    else { return [] }
    return [.summaryWithoutPeriod(String(end), at: Place(path, line: paragraph.lines.last?.number))]
  }

  /// Returns the files of the repository, without hidden folders that are not settings of continuous integration.
  private static func files(in repository: Repository) -> [String] {
    repository.entries { leftOut.contains($0) || $0.hasPrefix(".") && $0 != ".ci" && $0 != ".github" }
      .filter { $0.kind == .file }
      .map(\.path)
  }
}
