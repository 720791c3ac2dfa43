/// Proves that the programs in the articles of the documentation, and in `AGENTS.md`, are slices of snippets, tests and
/// examples that `make test` compiles, word for word. `ProgramSource` has the markers that name them.
package struct ArticleCheck: Check {
  package static let name = "articles"

  package init() {}

  package func report(on repository: Repository) -> Report {
    let articles = Document.documents(matching: "Sources/*/*.docc/*.md", "AGENTS.md", in: repository)
    var report = Report()
    var programCount = 0
    for article in articles {
      for block in article.blocks(in: "swift") {
        let place = article.place(of: block)
        guard let source = ProgramSource(marker: block.marker) else {
          report.faults.append(.programWithoutSlice(at: place))
          continue
        }
        if source != .manifest && source != .rule { programCount += 1 }
        if let fault = source.fault(of: block, at: place, in: repository) { report.faults.append(fault) }
      }
      report.faults += article.outputFaults(in: repository)
    }
    report.summary = "articles: \(articles.count), programs: \(programCount)"
    return report
  }
}
