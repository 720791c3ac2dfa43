/// Proves that the README is short, that its programs are the snippets that `make test` compiles, word for word, and
/// that the commands that it names are in the Makefile. Also proves that no document links to a missing file, and that
/// the map of `CONTRIBUTING.md` agrees with the folders.
package struct ReadmeCheck: Check {
  package static let name = "readme"
  private static let lineLimit = 200

  package init() {}

  package func report(on repository: Repository) -> Report {
    guard let readme = Document("README.md", in: repository) else {
      return Report(faults: [.missingReadme(at: Place("README.md"))])
    }
    var report = Report()
    let lineCount = readme.text.lines.count
    if lineCount >= Self.lineLimit {
      report.faults.append(.longReadme(lineCount, limit: Self.lineLimit, at: Place(readme.path, line: lineCount)))
    }
    var programCount = 0
    for block in readme.blocks(in: "swift") {
      let place = readme.place(of: block)
      let source = ProgramSource(marker: block.marker)
      switch source {
      case .manifest: continue
      case .file:
        programCount += 1
        if let fault = source?.fault(of: block, at: place, in: repository) { report.faults.append(fault) }
      default: report.faults.append(.programWithoutSnippet(at: place))
      }
    }
    report.faults += readme.outputFaults(in: repository)
    report.faults += Self.documents(in: repository).flatMap { $0.linkFaults(in: repository) }
    report.faults += commandFaults(of: readme, in: repository)
    report.faults += FolderMap(in: repository)?.faults(in: repository) ?? []
    report.summary = "\(lineCount) lines, programs: \(programCount)"
    return report
  }

  /// Returns the documents whose links are checked. Those of articles are checked by docc.
  private static func documents(in repository: Repository) -> [Document] {
    Document.documents(
      matching: "*.md", ".github/*.md", "Documentation/*.md", "*/README.md", "Examples/*/README.md", in: repository)
  }

  private func commandFaults(of readme: Document, in repository: Repository) -> [Fault] {
    let makefile = (repository.text(of: "Makefile") ?? "").lines
    let pattern = /(?:^|`)make (?<command>[a-z\-]+)/
    return readme.text.lines.flatMap { line in
      line.text.matches(of: pattern)
        .map { String($0.command) }
        .filter { command in !makefile.contains { $0.text.hasPrefix("\(command):") } }
        .map { .unknownCommand($0, at: Place(readme.path, line: line.number)) }
    }
  }
}
