/// A document in Markdown, and the faults of what it shows and links to.
struct Document {
  let path: String
  let text: String
  let markdown: Markdown

  /// Returns the documents whose paths match one of the patterns.
  static func documents(matching patterns: String..., in repository: Repository) -> [Document] {
    patterns.flatMap(repository.files(matching:)).compactMap { Document($0, in: repository) }
  }

  /// Reads a document, or returns `nil` if it is missing.
  init?(_ path: String, in repository: Repository) {
    guard let text = repository.text(of: path) else { return nil }
    self.path = path
    self.text = text
    markdown = Markdown(text)
  }

  /// Returns the blocks of code in a language.
  func blocks(in language: String) -> [Markdown.CodeBlock] {
    markdown.codeBlocks.filter { $0.language == language }
  }

  /// Returns the place of the first line of a block.
  func place(of block: Markdown.CodeBlock) -> Place { Place(path, line: block.firstLine) }

  /// Returns the faults of links to files that do not exist.
  func linkFaults(in repository: Repository) -> [Fault] {
    let folder = path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    let pattern = /\]\((?<target>[^)#]*)[^)]*\)/
    return text.lines.flatMap { line in
      line.text.matches(of: pattern).compactMap { link in
        let target = String(link.target)
        if target.isEmpty || target.hasPrefix("http://") || target.hasPrefix("https://") { return nil }
        return repository.exists(folder + target) ? nil : .deadLink(target, at: Place(path, line: line.number))
      }
    }
  }

  /// Returns the faults of blocks of text that do not name the snippet that prints them. `SnippetCheck` compares the
  /// output.
  func outputFaults(in repository: Repository) -> [Fault] {
    blocks(in: "text").compactMap { block in
      guard let snippet = block.outputSource else { return .outputWithoutSource(at: place(of: block)) }
      return repository.isFile(snippet) ? nil : .missingSource(snippet, at: place(of: block))
    }
  }
}

extension Markdown.CodeBlock {
  /// The snippet whose output the block shows, if its marker is `<!-- output of Snippets/Name.swift -->`.
  var outputSource: String? {
    marker?.wholeMatch(of: /output of (Snippets\/.*\.swift)/).map { String($0.1) }
  }
}
